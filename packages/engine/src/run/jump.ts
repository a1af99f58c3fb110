import { isReleased, type Milestone, type ReleasePoint } from './release.ts';

/** Where a jump section leads, and what must have come for it. */
export interface Jump {
  readonly node_id: string;
  /** Left out: whatever was decided. */
  readonly when?: ReleasePoint | undefined;
}

/** Pure: the jump that a section takes: the first of its own, in the author's order, whose point has come. Of a vote held twice, the last outcome counts. */
export function jumpTaken<T extends Jump>(
  jumps: readonly T[],
  nodeId: string,
  come: readonly Milestone[],
): T | undefined {
  const decided = lastOutcomes(come);
  return jumps.find(
    ({ node_id, when }) => node_id === nodeId && (when === undefined || isReleased([when], decided)),
  );
}

/** A document stays open once it has been opened; a jump follows what was decided in the end. */
function lastOutcomes(come: readonly Milestone[]): readonly Milestone[] {
  const last = new Map(come.filter(({ outcome }) => outcome !== null).map((one) => [one.node_id, one]));
  return come.filter((one) => one.outcome === null || last.get(one.node_id) === one);
}
