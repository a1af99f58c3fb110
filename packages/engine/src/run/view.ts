import { indexFlow } from '../flow/flow-index.ts';
import type { Flow } from '../flow/model.ts';
import type { RunEvent } from './event.ts';
import { holderOf } from './queries.ts';
import type { RunState, SectionState } from './state.ts';

/** Pure: whether somebody may know what an event says. */
export function mayKnow(event: RunEvent, userId: number, isStaff: boolean): boolean {
  const { audience } = event;
  return audience === null || audience.user_ids.includes(userId) || (isStaff && audience.staff);
}

/** Pure: the event, or a stub that only moves the number on. `evolve` keeps a `viewFor` copy in step with either. */
export function eventFor(event: RunEvent, userId: number, isStaff: boolean): RunEvent {
  if (mayKnow(event, userId, isStaff)) return event;
  const { seq, at } = event;
  const nobody = { node_id: null, actor_id: null, role_id: null, by_staff: false, audience: null };
  return { seq, at, ...nobody, type: 'sealed', data: {} };
}

/**
 * Pure: the run as one person may know it. Of a secret ballot only what they cast themselves, for staff too; of private
 * talks only their own, while staff see them all.
 */
export function viewFor(state: RunState, flow: Flow, userId: number, isStaff: boolean): RunState {
  const view = (section: SectionState) => sectionFor(section, state, flow, userId, isStaff);
  const sections: Record<string, SectionState> = {};
  for (const [id, section] of Object.entries(state.sections)) sections[id] = view(section);
  return { ...state, sections, past_visits: state.past_visits.map(view) };
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
  return {
    ...section,
    meetings: isStaff
      ? section.meetings
      : section.meetings.filter(({ from_role, to_role }) => isMine(from_role) || isMine(to_role)),
    vote: isSecret ? { ...vote, ballots: Object.fromEntries(own) } : vote,
  };
}
