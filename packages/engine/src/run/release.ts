import type { Flow, FlowNode, VoteOutcome } from '../flow/model.ts';
import type { RunState } from './state.ts';

/** What an author lets a document wait for. */
export interface ReleasePoint {
  readonly node_id: string;
  readonly outcome?: VoteOutcome | undefined;
}

/** What has come on the path of a run. */
export interface Milestone {
  readonly node_id: string;
  /** Of a vote that has closed; of everything else null. */
  readonly outcome: VoteOutcome | null;
}

/**
 * Pure: the sections ended, the joins passed and the votes closed on this path. A loop that opens a section again takes nothing back; stepping
 * back and a restart do, for what they undo is no longer on the path.
 */
export function milestonesOf(flow: Flow, state: RunState): readonly Milestone[] {
  const ended = state.firings.flatMap(({ closes }) => (closes === null ? [] : [milestone(closes)]));
  const joins = flow.nodes.filter((node) => node.kind === 'join' && isJoinPassed(flow, state, node));
  const votes = [...state.past_visits, ...Object.values(state.sections)].flatMap(({ node_id, vote }) =>
    vote.result ? [milestone(node_id, vote.result.outcome)] : [],
  );
  return [...ended, ...joins.map(({ id }) => milestone(id)), ...votes];
}

function milestone(node_id: string, outcome: VoteOutcome | null = null): Milestone {
  return { node_id, outcome };
}

/** A join is passed when it takes away the tokens that waited at it; one with a single way in never lets any wait. */
function isJoinPassed({ transitions }: Flow, { firings }: RunState, { id }: FlowNode): boolean {
  const ways = transitions.filter(({ to, kind }) => to === id && kind === 'advance').map((one) => one.id);
  const isWay = (trans: string | null) => trans !== null && ways.includes(trans);
  return firings.some(
    ({ unparks, trans_id, routes = [] }) =>
      unparks.some(isWay) || (ways.length === 1 && [trans_id, ...routes].some(isWay)),
  );
}

/** Pure: whether one of the points has come. */
export function isReleased(points: readonly ReleasePoint[], come: readonly Milestone[]): boolean {
  return points.some(({ node_id, outcome }) =>
    come.some((one) => one.node_id === node_id && (outcome === undefined || one.outcome === outcome)),
  );
}

/** Pure: whether a document can wait for this node: a join, or a section with a way on. */
export function canBePassed({ transitions }: Pick<Flow, 'transitions'>, node: FlowNode): boolean {
  if (node.kind === 'start' || node.kind === 'fork' || node.kind === 'choice') return false;
  return transitions.some(({ from, to, kind }) => kind === 'advance' && from === node.id && to !== node.id);
}

/** Pure: whether a point names a node that can be passed, and an outcome of a vote only. */
export function isReleasePoint(flow: Flow, { node_id, outcome }: ReleasePoint): boolean {
  const node = flow.nodes.find(({ id }) => id === node_id);
  if (node === undefined || !canBePassed(flow, node)) return false;
  return outcome === undefined || node.kind === 'vote';
}
