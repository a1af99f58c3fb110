import { courtOf } from '../court-state.ts';
import type { HandedOver, HandOverAsked, RunState, SectionState } from '../state.ts';
import type { Folds } from './fold.ts';
import { patchSections } from './patch.ts';

/** Roles, and the lead, that go to another member. */
export const handOverFolds = {
  /** A newer request for the same role replaces the older. */
  hand_over_asked: (state, { seq: id, actor_id: asked_by, at, data }) => {
    if (asked_by === null) return state;
    const others = (one: HandOverAsked) => one.target_role !== data.target_role;
    return withAsked(state, (asked) => [...asked.filter(others), { id, asked_by, at, ...data }]);
  },

  hand_over_answered: (state, { data }) => withoutAsked(state, data.ask_id),

  hand_over_withdrawn: (state, { data }) => withoutAsked(state, data.ask_id),

  /** Drops what was asked about the role, and the private meetings and requests of its former holder. */
  handed_over: (state, { seq, actor_id, by_staff, data }) => {
    const { target_role, from_user, to_user, asked_by, undo_until } = data;
    const by = asked_by ?? actor_id;
    const given = withNewHolder(state, target_role, to_user);
    if (undo_until === undefined || from_user === null || by === null) return given;
    return withHanded(given, { seq, target_role, from_user, to_user, by, by_staff, until: undo_until });
  },

  hand_over_undone: (state, { data: { target_role, to_user } }) => withNewHolder(state, target_role, to_user),

  /** Drops what the former leader asked for, or would have answered as the host. */
  lead_handed_over: (state, { data }) => {
    const isLeaders = ({ host }: SectionState['requests'][number]) => host?.role_id === null;
    const settled = withAsked(state, () => []);
    const left = patchSections(settled, (section) => withoutRequests(section, isLeaders));
    return { ...left, leader_id: data.to_user };
  },
} satisfies Folds<
  | 'hand_over_asked'
  | 'hand_over_answered'
  | 'hand_over_withdrawn'
  | 'handed_over'
  | 'hand_over_undone'
  | 'lead_handed_over'
>;

/** The role in other hands: what was asked about it, and what could be undone, is settled. */
function withNewHolder(state: RunState, role: string, holder: number): RunState {
  const isOther = ({ target_role }: { readonly target_role: string }) => target_role !== role;
  const settled = withAsked(state, (asked) => asked.filter(isOther));
  const { handed = [], ...others } = patchSections(settled, (section) => withoutTalksOf(section, role));
  const left = handed.filter(isOther);
  const holders = { ...state.holders, [role]: holder };
  return { ...others, holders, ...(left.length > 0 && { handed: left }) };
}

function withHanded(state: RunState, handed: HandedOver): RunState {
  return { ...state, handed: [...(state.handed ?? []), handed] };
}

/** An empty list is left out, so that a copy without any request to hand over equals a run in which none was made. */
function withAsked(
  state: RunState,
  change: (asked: readonly HandOverAsked[]) => readonly HandOverAsked[],
): RunState {
  const { hand_overs = [], ...others } = state;
  const left = change(hand_overs);
  return left.length > 0 ? { ...others, hand_overs: left } : others;
}

function withoutAsked(state: RunState, askId: number): RunState {
  return withAsked(state, (asked) => asked.filter(({ id }) => id !== askId));
}

/** A private meeting belongs to the two who began it: it ends when one of them hands the role over, and so does the request for one. */
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

/** Other requests belong to the role and outlive the change; only those for a private meeting are personal. */
function withoutRequests(
  section: SectionState,
  isOff: (request: SectionState['requests'][number]) => boolean,
): SectionState {
  const requests = section.requests.filter((request) => request.about !== 'meeting' || !isOff(request));
  return requests.length === section.requests.length ? section : { ...section, requests };
}
