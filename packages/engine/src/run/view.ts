import { indexFlow } from '../flow/flow-index.ts';
import type { Flow } from '../flow/model.ts';
import type { RunEvent } from './event.ts';
import { holderOf, knowsRequestedItem, readerOf } from './queries.ts';
import type { PendingRequest, RunState, SectionState } from './state.ts';

/** Pure: whether a person may know what an event says. */
export function mayKnow(event: RunEvent, userId: number, isStaff: boolean): boolean {
  const { audience } = event;
  return audience === null || audience.user_ids.includes(userId) || (isStaff && audience.staff);
}

/**
 * Pure: the event, or a stub that only carries the number. `evolve` keeps a copy made by `viewFor` in step with either, when
 * `viewFor` is applied again to drop what the person may no longer know.
 */
export function eventFor(event: RunEvent, userId: number, isStaff: boolean): RunEvent {
  if (mayKnow(event, userId, isStaff)) return event;
  const { seq, at } = event;
  const nobody = { node_id: null, actor_id: null, role_id: null, by_staff: false, audience: null };
  return { seq, at, ...nobody, type: 'sealed', data: {} };
}

/**
 * Pure: the run as one person may know it. Of a secret ballot only what they cast themselves, for staff too. Of private
 * meetings and documents, only their own and what they were shown; of requests for a meeting, those they made or are to
 * answer as the host; of hand-overs, those they asked for or are asked about. Staff see all of these.
 */
export function viewFor(state: RunState, flow: Flow, userId: number, isStaff: boolean): RunState {
  const view = (section: SectionState) => sectionFor(section, state, flow, userId, isStaff);
  const sections: Record<string, SectionState> = {};
  for (const [id, section] of Object.entries(state.sections)) sections[id] = view(section);
  const documents = isStaff ? state.documents : documentsFor(state, flow, userId);
  const past_visits = state.past_visits.map(view);
  const known = { ...state, documents, sections, past_visits };
  return state.hand_overs === undefined || isStaff ? known : withOwnHandOvers(known, userId);
}

function withOwnHandOvers({ hand_overs = [], ...others }: RunState, userId: number): RunState {
  const own = hand_overs.filter(({ asked_by, holder_id }) => [asked_by, holder_id].includes(userId));
  return { ...others, ...(own.length > 0 && { hand_overs: own }) };
}

function documentsFor(state: RunState, flow: Flow, userId: number): RunState['documents'] {
  const reads = readerOf(flow, state, userId);
  return Object.fromEntries(Object.entries(state.documents).filter(([, one]) => reads(one)));
}

function sectionFor(
  section: SectionState,
  state: RunState,
  flow: Flow,
  userId: number,
  isStaff: boolean,
): SectionState {
  const isSecret = indexFlow(flow).nodes.get(section.node_id)?.vote?.secret === true;
  const { requests, meetings, vote } = section;
  // Most sections hold nothing that is not for all, and most of the time goes into copies.
  if (!isSecret && requests.length + meetings.length === 0) return section;
  const own = Object.entries(vote.ballots).filter(([role]) => vote.cast_by[role] === userId);
  const isMine = (role: string) => holderOf(state, role) === userId;
  const known = (request: PendingRequest) => {
    const place = { nodeId: section.node_id, roleId: request.role_id };
    const isKnown = isStaff || request.item === null || knowsRequestedItem(flow, state, place, userId);
    return isKnown ? request : { ...request, item: null };
  };
  const isToldOf = ({ host, user_id }: PendingRequest) =>
    isStaff || !host || [user_id, host.user_id].includes(userId);
  return {
    ...section,
    requests: requests.filter(isToldOf).map(known),
    meetings: isStaff
      ? meetings
      : meetings.filter(({ from_role, to_role }) => isMine(from_role) || isMine(to_role)),
    vote: isSecret ? { ...vote, ballots: Object.fromEntries(own) } : vote,
  };
}
