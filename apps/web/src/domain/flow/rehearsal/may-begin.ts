import { isSectionKind, type NodeKind } from '@lets/engine';

/** Pure: whether a rehearsal may begin in a section. Into that of the experience nobody comes: with it a run ends. */
export function mayBeginIn(kind: NodeKind): boolean {
  return isSectionKind(kind) && kind !== 'experience';
}
