import { indexFlow } from '../flow/flow-index.ts';
import type { Flow } from '../flow/model.ts';
import type { RunEvent } from './event.ts';
import { holderOf, knowsRequestedItem, readsDocument } from './queries.ts';
import type { PendingRequest, RunState, SectionState } from './state.ts';

/** Pure: whether somebody may know what an event says. */
export function mayKnow(event: RunEvent, userId: number, isStaff: boolean): boolean {
  const { audience } = event;
  return audience === null || audience.user_ids.includes(userId) || (isStaff && audience.staff);
}

/**
 * Pure: the event, or a stub that only moves the number on. `evolve` keeps a `viewFor` copy in step with either, once
 * `viewFor` has taken out again what an act has taken away.
 */
export function eventFor(event: RunEvent, userId: number, isStaff: boolean): RunEvent {
  if (mayKnow(event, userId, isStaff)) return event;
  const { seq, at } = event;
  const nobody = { node_id: null, actor_id: null, role_id: null, by_staff: false, audience: null };
  return { seq, at, ...nobody, type: 'sealed', data: {} };
}

/**
 * Pure: the run as one person may know it. Of a secret ballot only what they cast themselves, for staff too; of private
 * talks and documents only their own and what they were shown, while staff see them all.
 */
export function viewFor(state: RunState, flow: Flow, userId: number, isStaff: boolean): RunState {
  const view = (section: SectionState) => sectionFor(section, state, flow, userId, isStaff);
  const sections: Record<string, SectionState> = {};
  for (const [id, section] of Object.entries(state.sections)) sections[id] = view(section);
  const documents = isStaff ? state.documents : documentsFor(state, flow, userId);
  return { ...state, documents, sections, past_visits: state.past_visits.map(view) };
}

function documentsFor(state: RunState, flow: Flow, userId: number): RunState['documents'] {
  const own = Object.entries(state.documents).filter(([, one]) => readsDocument(flow, state, one, userId));
  return Object.fromEntries(own);
}

function sectionFor(
  section: SectionState,
  state: RunState,
  flow: Flow,
  userId: number,
  isStaff: boolean,
): SectionState {
  const isSecret = indexFlow(flow).nodes.get(section.node_id)?.vote?.secret === true;
  const { vote } = section;
  const own = Object.entries(vote.ballots).filter(([role]) => vote.cast_by[role] === userId);
  const isMine = (role: string) => holderOf(state, role) === userId;
  const known = (request: PendingRequest) => {
    const place = { nodeId: section.node_id, roleId: request.role_id };
    const isKnown = isStaff || request.item === null || knowsRequestedItem(flow, state, place, userId);
    return isKnown ? request : { ...request, item: null };
  };
  return {
    ...section,
    requests: section.requests.map(known),
    meetings: isStaff
      ? section.meetings
      : section.meetings.filter(({ from_role, to_role }) => isMine(from_role) || isMine(to_role)),
    vote: isSecret ? { ...vote, ballots: Object.fromEntries(own) } : vote,
  };
}
