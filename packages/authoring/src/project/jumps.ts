import type { Flow, JumpMapping, ReleasePoint, Transition, VoteOutcome } from '@lets/contract';
import { isReleasePoint } from '@lets/engine';

/** Pure: the ids of the sections that lead into other cases. */
export function jumpSections({ nodes }: Flow): string[] {
  return nodes.flatMap(({ id, kind }) => (kind === 'jump' ? [id] : []));
}

/** Pure: whether a jump waits for what cannot come before it: what is not in the flow, the outcome of what is no vote, its own section. */
export function waitsInVain({ node_id, when }: JumpMapping, flow: Flow): boolean {
  return when !== undefined && (when.node_id === node_id || !isReleasePoint(flow, when));
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

/**
 * Pure: whether a section may be reached when no jump of its own fits: there is a way to it on which nothing comes that they wait for.
 */
export function mayLeadNowhere(jumps: readonly JumpMapping[], flow: Flow, sectionId: string): boolean {
  const own = jumps.filter(({ node_id }) => node_id === sectionId);
  const points = own.flatMap(({ when }) => when ?? []);
  if (own.length === 0 || points.length < own.length) return false;
  const ways = flow.transitions.filter(
    (one) => one.kind === 'advance' && !points.some((point) => brings(one, point)),
  );
  const reached = new Set(flow.nodes.flatMap(({ id, kind }) => (kind === 'start' ? [id] : [])));
  const joins = new Set(flow.nodes.flatMap(({ id, kind }) => (kind === 'join' ? [id] : [])));
  const sourcesOf = (id: string, among: readonly Transition[]) =>
    new Set(among.flatMap(({ from, to, kind }) => (to === id && kind === 'advance' ? [from] : [])));
  const isReached = (id: string) => {
    const come = [...sourcesOf(id, ways)].filter((from) => reached.has(from)).length;
    // A join waits for a token from each node that leads into it.
    return come > 0 && (!joins.has(id) || come === sourcesOf(id, flow.transitions).size);
  };
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const { id } of flow.nodes) if (isReached(id)) reached.add(id);
  }
  return reached.has(sectionId);
}

/** Whether a point has come wherever a way is taken: the way leads out of it, or asks for it. */
function brings({ from, outcome, conditions = [] }: Transition, point: ReleasePoint): boolean {
  const isOf = (nodeId: string, of: VoteOutcome | null) =>
    nodeId === point.node_id && (point.outcome === undefined || of === point.outcome);
  return (
    isOf(from, outcome) || conditions.some((one) => one.type === 'voted' && isOf(one.node_id, one.outcome))
  );
}
