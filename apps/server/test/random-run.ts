import type { Flow } from '@lets/contract';
import {
  type Command,
  decide,
  initialState,
  type RunEvent,
  type RunState,
  replay,
  rolesOfUser,
} from '@lets/engine';

export const STAFF = 90;
/** Said to some only; `PUBLIC` to everybody. */
export const PRIVATE = 'PRIVATE';

export interface RandomRun {
  readonly initial: RunState;
  readonly log: readonly RunEvent[];
}

/** Members who play the roles in their order and try whatever comes to their mind, and a mentor. Each number decides one act. */
export function randomRun(flow: Flow, numbers: readonly number[]): RandomRun {
  const member_ids = flow.roles.map((_, at) => at + 1);
  const holders = Object.fromEntries(flow.roles.map(({ id }, at) => [id, at + 1]));
  const initial = initialState({ leader_id: 1, member_ids, holders });
  const log = [...act(flow, initial, 1, { type: 'start' }, 1)];
  let state = replay(log, initial);
  for (const [at, number] of numbers.entries()) {
    const dice = diceOf(number);
    // Most of what they try is refused.
    for (let tries = 0, done = false; tries < 30 && !done; tries += 1) {
      const { user, command } = tryOf(flow, state, dice);
      const events = act(flow, state, user, command, (at + 2) * 1000);
      log.push(...events);
      state = replay(events, state);
      done = events.length > 0;
    }
  }
  return { initial, log };
}

function act(
  flow: Flow,
  state: RunState,
  user_id: number,
  command: Command,
  at: number,
): readonly RunEvent[] {
  const decision = decide(flow, state, command, { actor: { user_id, is_staff: user_id === STAFF }, at });
  return decision.ok ? decision.events : [];
}

type Dice = <T>(of: readonly T[]) => T;

/** The same throws for the same number. */
function diceOf(number: number): Dice {
  let state = number;
  return (of) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const chosen = of[(state >>> 8) % of.length];
    if (chosen === undefined) throw new Error('there is nothing to choose from');
    return chosen;
  };
}

function tryOf(
  flow: Flow,
  state: RunState,
  dice: Dice,
): { readonly user: number; readonly command: Command } {
  if (isSeldom(dice)) return { user: STAFF, command: ofStaff(flow, state, dice) };
  const user = dice(state.member_ids);
  const role_id = dice([...rolesOfUser(flow, state, user), 'nobody']);
  return { user, command: ofMember(flow, state, role_id, dice) };
}

const openIn = (state: RunState, dice: Dice) =>
  dice([
    ...Object.values(state.sections)
      .filter(({ status }) => status === 'open')
      .map(({ node_id }) => node_id),
    'x',
  ]);

/** What may be done at any time would be done all the time. */
const isSeldom = (dice: Dice) => dice(Array.from({ length: 60 }, (_, at) => at)) === 0;

function ofStaff(flow: Flow, state: RunState, dice: Dice): Command {
  const node_id = openIn(state, dice);
  const trans_id = dice(flow.transitions).id;
  return dice<Command>([
    { type: 'guide', text: PRIVATE, node_id: null, answers: null },
    { type: 'control', status: dice([1, 2]), reason: PRIVATE },
    { type: 'control', status: 1, reason: null },
    { type: 'move_on', node_id, trans_id, reason: PRIVATE },
  ]);
}

function ofMember(flow: Flow, state: RunState, role_id: string, dice: Dice): Command {
  const node_id = openIn(state, dice);
  const as = { node_id, role_id };
  const own = (state.sections[node_id]?.meetings ?? []).filter((one) =>
    [one.from_role, one.to_role].includes(role_id),
  );
  const meeting_id = dice([...own.map(({ id }) => id), 0]);
  const document_id = dice([...Object.keys(state.documents), 'none']);
  const { name = '' } = state.documents[document_id] ?? {};
  const target_role = dice(flow.roles).id;
  const asked = Object.values(state.documents).filter((one) => one.signatures[role_id]?.status === 'asked');
  const templates = flow.nodes.flatMap((node) => node.templates.map(({ id }) => id));
  const trans_id = dice(
    flow.transitions
      .filter(({ from }) => from === node_id)
      .map(({ id }) => id)
      .concat('none'),
  );
  const decision = dice(['signed', 'refused'] as const);
  const item = { kind: 'document' as const, id: document_id, name };
  if (isSeldom(dice))
    return dice<Command>([
      { type: 'take_note', node_id, text: PRIVATE },
      { type: 'ask_help', node_id, text: PRIVATE },
      { type: 'write_experience', text: PRIVATE },
      { type: 'hand_over', target_role, to_user: dice(state.member_ids), reason: PRIVATE, exception: true },
      { type: 'back', ...as },
    ]);
  return dice<Command>([
    { type: 'speak', ...as, text: 'PUBLIC', file_id: null, meeting_id: null },
    ...own.flatMap(({ id }) => [
      { type: 'speak' as const, ...as, text: PRIVATE, file_id: null, meeting_id: id },
      { type: 'answer_meeting' as const, ...as, meeting_id: id, agree: true },
      { type: 'answer_meeting' as const, ...as, meeting_id: id, agree: true },
      { type: 'speak' as const, ...as, text: PRIVATE, file_id: null, meeting_id: id },
    ]),
    { type: 'apply_meeting', ...as, target_role, text: PRIVATE },
    { type: 'close_meeting', ...as, meeting_id },
    {
      type: 'create_document',
      ...as,
      document_id: `d${state.seq}`,
      name: 'PAPER',
      template_id: dice([...templates, null]),
      hash: `h${state.seq}`,
    },
    { type: 'request_signature', ...as, document_id, role_ids: [role_id, target_role] },
    ...asked.map(({ id, hash }) => ({
      type: 'sign' as const,
      ...as,
      document_id: id,
      decision,
      hash,
      reason: PRIVATE,
    })),
    { type: 'submit', ...as, document_id },
    { type: 'display', ...as, item },
    { type: 'vote', ...as, option_id: dice(['for', 'against', 'abstain']) },
    { type: 'end_vote', ...as },
    ...Array.from({ length: 2 }, () => ({ type: 'end_section' as const, ...as, trans_id })),
  ]);
}
