import { conflictOf, isPair, mayHold } from '../../flow/incompatible.ts';
import { TEXT_LIMITS, UNDO_HAND_OVER_MS } from '../limits.ts';
import { holderOf, rolesOfUser } from '../queries.ts';
import type { HandedOver, HandOverAsked } from '../state.ts';
import type { Acts } from './act.ts';
import { isActorLeader, notRunningFault } from './authority.ts';
import type { Checked, Refused, Rule, Situation } from './ruling.ts';
import { accept, draft, pass, refuse } from './ruling.ts';
import { optionalText } from './texts.ts';
import { ANY, isLeader, isLeaderOrStaff, type Viewpoint } from './viewpoint.ts';

const NOWHERE = { node_id: null, role_id: null };

/**
 * Gives a role to another member while the run goes on. Staff do so at once, and so does the leader when the holder is
 * absent. A holder who is present is asked, because the holder of a role can read its private brief.
 */
const handOver: Rule<'hand_over'> = (situation, command) => {
  const { index, state, context } = situation;
  const by_staff = context.actor.is_staff;
  if (!by_staff && !isActorLeader(situation)) return refuse('no_authority');
  const fault = notRunningFault(situation);
  if (fault) return fault;
  const { target_role, to_user } = command;
  if (!index.flow.roles.some((role) => role.id === target_role))
    return refuse('bad_parameter', 'target_role');
  if (!state.member_ids.includes(to_user)) return refuse('bad_parameter', 'to_user');
  const from_user = holderOf(state, target_role) ?? null;
  if (from_user === to_user) return refuse('already_done');
  const given = optionalText(command.reason ?? null, TEXT_LIMITS.reason, 'reason');
  if (!given.ok) return given;
  const reason = given.value;
  const lawful = judgeRoles(situation, {
    target_role,
    to_user,
    exception: command.exception === true,
    reason,
  });
  if (!lawful.ok) return lawful;
  const why = { ...(reason !== null && { reason }), ...lawful.value };
  if (from_user !== null && !by_staff && mustAgree(situation, from_user)) {
    return askHolder(situation, { target_role, to_user, holder_id: from_user, ...why });
  }
  const data = { target_role, from_user, to_user, ...why, undo_until: undoUntil(situation) };
  return accept(draft({ ...NOWHERE, by_staff }, { type: 'handed_over', data }));
};

const undoUntil = ({ context }: Situation) => context.at + UNDO_HAND_OVER_MS;

/**
 * Nobody gets a role that is incompatible with one they hold, unless it is asked for as an exception and a reason is given: by staff, or by the
 * leader where nobody who is there may hold it, so that a small team is not stuck. `despite` is the role that stands in the way.
 */
function judgeRoles(
  situation: Situation,
  wish: { target_role: string; to_user: number; exception: boolean; reason: string | null },
): Checked<{ readonly despite?: string }> {
  const { index, state, context } = situation;
  const { target_role, to_user, exception, reason } = wish;
  const despite = conflictOf(index.flow, rolesOfUser(index.flow, state, to_user), target_role);
  if (despite === undefined) return pass({});
  const isAllowed = exception && (context.actor.is_staff || !isLawfulForOthers(situation, target_role));
  if (!isAllowed) return incompatible(target_role, despite);
  return reason === null ? refuse('bad_parameter', 'reason') : pass({ despite });
}

function incompatible(role: string, other: string): Refused {
  return { ok: false, refusal: { reason: 'incompatible_roles', roles: [role, other] } };
}

function isLawfulForOthers({ index: { flow }, state, context }: Situation, role: string): boolean {
  const isThere = (id: number) => id !== holderOf(state, role) && !context.absent_ids?.includes(id);
  return state.member_ids.some((id) => isThere(id) && mayHold(flow, rolesOfUser(flow, state, id), role));
}

function mustAgree({ context }: Situation, holderId: number): boolean {
  return holderId !== context.actor.user_id && !context.absent_ids?.includes(holderId);
}

function askHolder(
  { state, context }: Situation,
  data: Pick<HandOverAsked, 'target_role' | 'to_user' | 'holder_id' | 'reason' | 'despite'>,
) {
  const isAsked = (state.hand_overs ?? []).some(
    ({ target_role, to_user }) => target_role === data.target_role && to_user === data.to_user,
  );
  if (isAsked) return refuse('already_done');
  const audience = { user_ids: [context.actor.user_id, data.holder_id], staff: true };
  return accept(draft(NOWHERE, { type: 'hand_over_asked', data }, audience));
}

/** The holder agrees, and the role changes hands at once, or declines. */
const answerHandOver: Rule<'answer_hand_over'> = (situation, command) => {
  const { state, context } = situation;
  const fault = notRunningFault(situation);
  if (fault) return fault;
  const asked = findAsked(situation, command.ask_id);
  if (asked?.holder_id !== context.actor.user_id) return refuse('no_such_thing');
  const reason = optionalText(command.reason, TEXT_LIMITS.reason, 'reason');
  if (!reason.ok) return reason;
  const { id: ask_id, target_role, to_user, asked_by } = asked;
  const data = { ask_id, target_role, to_user, agree: command.agree, reason: reason.value };
  const answered = draft(NOWHERE, { type: 'hand_over_answered', data }, between(asked));
  if (!command.agree) return accept(answered);
  const { index } = situation;
  // They may have got another role since they were asked.
  const despite = conflictOf(index.flow, rolesOfUser(index.flow, state, to_user), target_role);
  if (despite !== undefined && asked.despite === undefined) return incompatible(target_role, despite);
  const from_user = holderOf(state, target_role) ?? null;
  const why = { ...(asked.reason && { reason: asked.reason }), ...(despite && { despite }) };
  const given = { target_role, from_user, to_user, ...why, asked_by, undo_until: undoUntil(situation) };
  return accept(answered, draft(NOWHERE, { type: 'handed_over', data: given }));
};

/** Allowed soon after, before the role has acted: to the person who asked for it, the leader and staff. Only staff undo what staff did. */
const undoHandOver: Rule<'undo_hand_over'> = (situation, { given_seq, has_acted }) => {
  const { state, context } = situation;
  const { is_staff: by_staff, user_id } = context.actor;
  const given = state.handed?.find(({ seq }) => seq === given_seq);
  const mayAsk = by_staff || isActorLeader(situation) || given?.by === user_id;
  if (!mayAsk || (given?.by_staff && !by_staff)) return refuse('no_authority');
  const fault = notRunningFault(situation);
  if (fault) return fault;
  if (!given || has_acted || context.at > given.until) return refuse('hand_over_stands');
  const { target_role, from_user, to_user } = given;
  if (!state.member_ids.includes(from_user)) return refuse('hand_over_stands');
  const newer = givenSince(situation, given).find((role) => isPair(situation.index.flow, role, target_role));
  if (newer !== undefined) return incompatible(target_role, newer);
  const data = { given_seq, target_role, from_user: to_user, to_user: from_user };
  return accept(draft({ ...NOWHERE, by_staff }, { type: 'hand_over_undone', data }));
};

/** What the former holder has got since. Whatever they held before, they held together with the role. */
function givenSince({ state }: Situation, { seq, from_user }: HandedOver): readonly string[] {
  return (state.handed ?? []).flatMap((one) =>
    one.seq > seq && one.to_user === from_user ? [one.target_role] : [],
  );
}

/** The member who asked withdraws the request. */
const withdrawHandOver: Rule<'withdraw_hand_over'> = (situation, command) => {
  const fault = notRunningFault(situation);
  if (fault) return fault;
  const asked = findAsked(situation, command.ask_id);
  if (asked?.asked_by !== situation.context.actor.user_id) return refuse('no_such_thing');
  const { id: ask_id, target_role } = asked;
  return accept(
    draft(NOWHERE, { type: 'hand_over_withdrawn', data: { ask_id, target_role } }, between(asked)),
  );
};

/** By the leader, who gives up the lead, or by staff. */
const handOverLead: Rule<'hand_over_lead'> = (situation, { to_user }) => {
  const { state, context } = situation;
  const by_staff = context.actor.is_staff;
  if (!by_staff && !isActorLeader(situation)) return refuse('no_authority');
  const fault = notRunningFault(situation);
  if (fault) return fault;
  if (!state.member_ids.includes(to_user)) return refuse('bad_parameter', 'to_user');
  if (state.leader_id === to_user) return refuse('already_done');
  const data = { from_user: state.leader_id, to_user };
  return accept(draft({ ...NOWHERE, by_staff }, { type: 'lead_handed_over', data }));
};

function findAsked({ state }: Situation, id: number): HandOverAsked | undefined {
  return state.hand_overs?.find((asked) => asked.id === id);
}

function between({ asked_by, holder_id }: HandOverAsked) {
  return { user_ids: [asked_by, holder_id], staff: true };
}

/** Each role to each member who does not hold it. */
function handOvers({ index, state }: Viewpoint) {
  return index.flow.roles.flatMap(({ id }) => {
    const others = state.member_ids.filter((user) => user !== holderOf(state, id));
    const asException = { exception: true, reason: ANY };
    return others.map(
      (to_user) => ({ type: 'hand_over', target_role: id, to_user, ...asException }) as const,
    );
  });
}

const askedOf = ({ state, user_id }: Viewpoint) =>
  (state.hand_overs ?? []).filter(({ holder_id }) => holder_id === user_id);

export const handOverActs = {
  hand_over: { judge: handOver, isTheirs: isLeaderOrStaff, tries: handOvers },
  undo_hand_over: {
    judge: undoHandOver,
    isTheirs: ({ state }) => state.handed !== undefined,
    tries: ({ state }) =>
      (state.handed ?? []).map(({ seq }) => ({ type: 'undo_hand_over', given_seq: seq, has_acted: false })),
  },
  answer_hand_over: {
    judge: answerHandOver,
    isTheirs: (from) => askedOf(from).length > 0,
    tries: (from) =>
      askedOf(from).map(({ id }) => ({ type: 'answer_hand_over', ask_id: id, agree: false, reason: null })),
  },
  withdraw_hand_over: {
    judge: withdrawHandOver,
    isTheirs: isLeader,
    tries: ({ state, user_id }) =>
      (state.hand_overs ?? [])
        .filter(({ asked_by }) => asked_by === user_id)
        .map(({ id }) => ({ type: 'withdraw_hand_over', ask_id: id })),
  },
  hand_over_lead: {
    judge: handOverLead,
    isTheirs: isLeaderOrStaff,
    tries: ({ state }) =>
      state.member_ids
        .filter((user) => user !== state.leader_id)
        .slice(0, 1)
        .map((to_user) => ({ type: 'hand_over_lead', to_user })),
  },
} satisfies Acts<
  'hand_over' | 'undo_hand_over' | 'answer_hand_over' | 'withdraw_hand_over' | 'hand_over_lead'
>;
