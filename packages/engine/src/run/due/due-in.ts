import type { Condition } from '../../flow/condition.ts';
import { indexFlow } from '../../flow/flow-index.ts';
import type { Flow } from '../../flow/model.ts';
import { openSections, sectionOf } from '../queries.ts';
import { CONTROL_PAUSED, type RunState } from '../state.ts';
import { documentsToSign, meetingsToAnswer, recordToSettle, requestsToAnswer } from './asked.ts';
import { DUE_KINDS, type Due, type Finder, type Turn } from './due.ts';
import { documentsToHandIn, endToCome, speechesGranted, talksToEnd, votesToCast } from './own-motion.ts';
import { conditionsToMeet } from './to-meet.ts';

const FINDERS: readonly Finder[] = [
  requestsToAnswer,
  meetingsToAnswer,
  recordToSettle,
  documentsToSign,
  votesToCast,
  documentsToHandIn,
  speechesGranted,
  talksToEnd,
  endToCome,
];

/**
 * Pure: what an open section of a run in progress waits for, what holds the others up most first. Given a person's copy of
 * the run it tells what they may know and nothing else; it is never empty. `asked` is what they know the options to ask for: to a
 * player only a refusal tells it, to staff the flow (`askedByEveryWay`).
 */
export function dueIn(
  flow: Flow,
  state: RunState,
  nodeId: string,
  asked: readonly Condition[] = [],
): readonly Due[] {
  const node = indexFlow(flow).nodes.get(nodeId);
  const section = sectionOf(state, nodeId);
  if (!node || section?.status !== 'open' || state.status !== 'in_progress') return [];
  if (state.control.status === CONTROL_PAUSED) return [paused(nodeId, state.control.at ?? section.opened_at)];
  const place = { state, node, section };
  const found = [...FINDERS.flatMap((find) => find(place)), ...conditionsToMeet(place, flow, asked)];
  return found.sort((a, b) => rank(a) - rank(b) || a.since - b.since);
}

/** Pure: the same of every open section, the longest open first. */
export function dueNow(flow: Flow, state: RunState): readonly Due[] {
  return openSections(state).flatMap(({ node_id }) => dueIn(flow, state, node_id));
}

/** Pure: whether it is this member's turn to do it. */
export function isDueBy(due: Due, userId: number): boolean {
  return due.by.some(({ user_id }) => user_id === userId);
}

/**
 * Pure: what is told first to someone, null for staff: what waits for them, else what holds the others up most. That they may end
 * the section is their turn only when nothing else is awaited from anybody.
 */
export function turnOf(dues: readonly Due[], userId: number | null): Turn | null {
  const [first] = dues;
  if (!first) return null;
  const mine =
    userId === null
      ? []
      : dues.filter((due) => isDueBy(due, userId) && (due.kind !== 'end' || due === first));
  const [own] = mine;
  return own
    ? { due: own, isMine: true, alsoMine: mine.length - 1 }
    : { due: first, isMine: false, alsoMine: 0 };
}

function paused(nodeId: string, since: number): Due {
  return { kind: 'lift_pause', node_id: nodeId, since, by: [], needs: 'any' };
}

const rank = ({ kind }: Due): number => DUE_KINDS.indexOf(kind);
