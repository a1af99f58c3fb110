import type { Flow, JumpMapping } from '@lets/contract';
import { isReleasePoint } from '@lets/engine';

/** Pure: the ids of the sections that lead into other cases. */
export function jumpSections({ nodes }: Flow): string[] {
  return nodes.flatMap(({ id, kind }) => (kind === 'jump' ? [id] : []));
}

/** Pure: whether a jump waits for what cannot come in this flow. */
export function waitsInVain({ when }: JumpMapping, flow: Flow): boolean {
  return when !== undefined && !isReleasePoint(flow, when);
}

/** Pure: the jumps of a section that one before them always comes first to. */
export function jumpsNeverTaken(jumps: readonly JumpMapping[], sectionId: string): JumpMapping[] {
  const own = jumps.filter(({ node_id }) => node_id === sectionId);
  return own.filter((jump, i) => own.slice(0, i).some((earlier) => covers(earlier, jump)));
}

/** Whether one jump fits wherever the other does. */
function covers({ when: one }: JumpMapping, { when: other }: JumpMapping): boolean {
  if (one === undefined) return true;
  if (other === undefined || one.node_id !== other.node_id) return false;
  return one.outcome === undefined || one.outcome === other.outcome;
}
