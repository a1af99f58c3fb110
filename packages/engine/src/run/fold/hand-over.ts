import { courtOf } from '../court-state.ts';
import type { EventOf } from '../event.ts';
import type { HandOverAsked, RunState, SectionState } from '../state.ts';

/** Pure: asked again for the same role, the newer wish counts. */
export function foldHandOverAsked(state: RunState, event: EventOf<'hand_over_asked'>): RunState {
  const { seq: id, actor_id: asked_by, at, data } = event;
  if (asked_by === null) return state;
  return withAsked(state, (asked) => [
    ...asked.filter(({ target_role }) => target_role !== data.target_role),
    { id, asked_by, at, ...data },
  ]);
}

export function foldHandOverSettled(
  state: RunState,
  { data }: EventOf<'hand_over_answered'> | EventOf<'hand_over_withdrawn'>,
): RunState {
  return withAsked(state, (asked) => asked.filter(({ id }) => id !== data.ask_id));
}

/** A role in other hands: what was asked about it, and what its former holder had asked for in private, is off. */
export function foldHandedOver(state: RunState, event: EventOf<'handed_over'>): RunState {
  const { target_role, to_user } = event.data;
  const sections: Record<string, SectionState> = {};
  for (const [nodeId, section] of Object.entries(state.sections)) {
    sections[nodeId] = withoutTalksOf(section, target_role);
  }
  const settled = withAsked(state, (asked) => asked.filter((one) => one.target_role !== target_role));
  return { ...settled, sections, holders: { ...state.holders, [target_role]: to_user } };
}

/** What the former leader asked for, or would have answered as the host, is off. */
export function foldLeadHandedOver(state: RunState, event: EventOf<'lead_handed_over'>): RunState {
  const sections: Record<string, SectionState> = {};
  for (const [nodeId, section] of Object.entries(state.sections)) {
    sections[nodeId] = withoutRequests(section, ({ host }) => host?.role_id === null);
  }
  return { ...withAsked(state, () => []), sections, leader_id: event.data.to_user };
}

/** Whoever may know of none has none, as if nobody had ever asked. */
function withAsked(
  state: RunState,
  change: (asked: readonly HandOverAsked[]) => readonly HandOverAsked[],
): RunState {
  const { hand_overs = [], ...others } = state;
  const left = change(hand_overs);
  return left.length > 0 ? { ...others, hand_overs: left } : others;
}

/** A private talk belongs to the two who began it: it ends when one of them hands the role over, and so does the wish for one. */
function withoutTalksOf(section: SectionState, role: string): SectionState {
  const { apart } = courtOf(section);
  const left = apart.filter(({ role_ids }) => !role_ids.includes(role));
  const meetings = section.meetings.filter(
    ({ from_role, to_role }) => from_role !== role && to_role !== role,
  );
  const asked = withoutRequests(section, ({ role_id, host }) => role_id === role || host?.role_id === role);
  const changed = meetings.length === section.meetings.length ? asked : { ...asked, meetings };
  return left.length === apart.length ? changed : { ...changed, court: { ...courtOf(section), apart: left } };
}

/** Only wishes for a private talk are their asker's and their host's alone. */
function withoutRequests(
  section: SectionState,
  isOff: (request: SectionState['requests'][number]) => boolean,
): SectionState {
  const requests = section.requests.filter((request) => request.about !== 'meeting' || !isOff(request));
  return requests.length === section.requests.length ? section : { ...section, requests };
}
