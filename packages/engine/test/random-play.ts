import type {
  Assignment,
  Command,
  CommandType,
  CourtRecord,
  DisplayItem,
  Flow,
  FlowNode,
  FunctionAction,
  RunState,
} from '../src/index.ts';
import { CONTROL_PAUSED, courtOf, documentOf, isOpen, openSections, REQUEST_ABOUT } from '../src/index.ts';
import { Dice } from './dice.ts';
import { MENTOR } from './small-case.ts';

export interface Attempt {
  readonly user_id: number;
  readonly command: Command;
}

/** How often each act comes: those that end or undo much come seldom, so that plays get somewhere. */
const WEIGHT: Readonly<Record<CommandType, number>> = {
  start: 1,
  speak: 10,
  rest: 1,
  move_request: 8,
  give_floor: 6,
  take_floor: 3,
  close_record: 8,
  reopen_record: 2,
  sign_record: 20,
  ask_correction: 18,
  answer_correction: 24,
  request: 25,
  withdraw: 4,
  answer: 25,
  call_in: 6,
  call_out: 5,
  apply_meeting: 12,
  answer_meeting: 15,
  close_meeting: 5,
  display: 10,
  turn_page: 8,
  set_playback: 3,
  end_display: 5,
  submit: 20,
  create_document: 35,
  save_document: 20,
  rename_document: 6,
  delete_document: 4,
  request_signature: 20,
  sign: 30,
  vote: 50,
  end_vote: 15,
  end_section: 40,
  terminate: 1,
  stop: 1,
  back: 5,
  take_back: 15,
  restart: 1,
  jump: 8,
  take_note: 2,
  write_experience: 1,
  ask_help: 2,
  hand_over: 6,
  undo_hand_over: 3,
  answer_hand_over: 6,
  withdraw_hand_over: 1,
  hand_over_lead: 1,
  admit: 2,
  take_out: 2,
  control: 2,
  guide: 2,
  set_timer: 1,
  extend_timer: 1,
  cancel_timer: 1,
  move_on: 3,
};
const BAG = (Object.keys(WEIGHT) as CommandType[]).flatMap((type) =>
  Array<CommandType>(WEIGHT[type]).fill(type),
);

const MENTORS: ReadonlySet<CommandType> = new Set<CommandType>([
  'control',
  'guide',
  'move_on',
  'admit',
  'take_out',
  'set_timer',
  'extend_timer',
  'cancel_timer',
]);

const NEEDED: Partial<Record<CommandType, FunctionAction>> = {
  speak: 'speech',
  display: 'display',
  submit: 'submission',
  apply_meeting: 'meeting',
  sign: 'signature',
  vote: 'vote',
};

const RECORD_ACTS = new Set<CommandType>([
  'reopen_record',
  'sign_record',
  'ask_correction',
  'answer_correction',
]);

/** Someone tries something: mostly sensible, sometimes by the wrong person, in the wrong place, or plain nonsense. */
export function attempt(flow: Flow, state: RunState, seed: number, types = BAG): Attempt {
  return new Chooser(flow, state, new Dice(seed)).attempt(types);
}

function isSuited(
  state: RunState,
  type: CommandType,
  node: FlowNode,
  { role_id, functions, processes }: Assignment,
): boolean {
  const needed = NEEDED[type];
  const { record } = courtOf(state.sections[node.id]);
  if (RECORD_ACTS.has(type)) return record?.status === 'checking' && node.kind === 'court';
  if (type === 'close_record') return node.kind === 'court' && record?.status !== 'checking';
  const meetings = state.sections[node.id]?.meetings ?? [];
  if (type === 'sign') return Object.values(state.documents).some(({ signatures }) => role_id in signatures);
  if (type === 'answer_meeting') return meetings.some(({ to_role }) => to_role === role_id);
  if (type === 'speak' && meetings.some((m) => m.status === 'open')) {
    return meetings.some((m) => m.from_role === role_id || m.to_role === role_id);
  }
  if (needed) return functions.includes(needed) && (type !== 'vote' || node.kind === 'vote');
  if (type === 'create_document') return node.templates.some(({ role_ids }) => role_ids.includes(role_id));
  if (type === 'end_section') return processes.includes('end');
  if (type === 'jump') return node.kind === 'jump' && processes.includes('jump');
  if (type === 'end_vote') return node.kind === 'vote';
  return type !== 'request' || functions.some((action) => action.startsWith('request_'));
}

class Chooser {
  readonly #flow: Flow;
  readonly #state: RunState;
  readonly #dice: Dice;

  constructor(flow: Flow, state: RunState, dice: Dice) {
    this.#flow = flow;
    this.#state = state;
    this.#dice = dice;
  }

  attempt(types: readonly CommandType[]): Attempt {
    const type = this.#type(types);
    const { node, role } = this.#place(type);
    return { user_id: this.#user(type, node, role), command: this.#command(type, node, role) };
  }

  #type(types: readonly CommandType[]): CommandType {
    if (this.#state.status === 'ended' && this.#dice.chance(0.5)) return 'write_experience';
    const isPaused = this.#state.control.status === CONTROL_PAUSED;
    return isPaused && this.#dice.chance(0.3) ? 'control' : this.#dice.pick(types);
  }

  /** Mostly a section and a role that suit the act. */
  #place(type: CommandType): { readonly node: string; readonly role: string } {
    const suited = this.#flow.nodes.flatMap((node) =>
      isOpen(this.#state, node.id)
        ? node.roles
            .filter((assignment) => isSuited(this.#state, type, node, assignment))
            .map(({ role_id }) => ({ node: node.id, role: role_id }))
        : [],
    );
    if (suited.length > 0 && this.#dice.chance(0.8)) return this.#dice.pick(suited);
    const node = this.#node();
    return { node, role: this.#role(node) };
  }

  #node(): string {
    const open = openSections(this.#state).map(({ node_id }) => node_id);
    const isSensible = open.length > 0 && this.#dice.chance(0.9);
    return this.#dice.pick(isSensible ? open : [...this.#flow.nodes.map(({ id }) => id), 'nowhere']);
  }

  #role(nodeId: string): string {
    const here = this.#flow.nodes.find(({ id }) => id === nodeId)?.roles.map(({ role_id }) => role_id) ?? [];
    const isSensible = here.length > 0 && this.#dice.chance(0.9);
    return this.#dice.pick(isSensible ? here : [...this.#flow.roles.map(({ id }) => id), 'nobody']);
  }

  #user(type: CommandType, nodeId: string, role: string): number {
    if (type === 'answer_hand_over' && this.#dice.chance(0.9)) {
      return this.#state.hand_overs?.[0]?.holder_id ?? this.#state.leader_id;
    }
    if (!this.#dice.chance(0.9)) return this.#dice.pick([...this.#state.member_ids, 77, MENTOR]);
    // A run that is stopped teaches nothing more.
    if (type === 'stop') return this.#dice.chance(0.05) ? MENTOR : this.#state.leader_id;
    if (MENTORS.has(type)) return MENTOR;
    const node = this.#flow.nodes.find(({ id }) => id === nodeId);
    const isLed =
      ['start', 'hand_over', 'undo_hand_over', 'withdraw_hand_over', 'hand_over_lead'].includes(type) ||
      !node?.roles.some(({ host }) => host);
    return isLed && this.#dice.chance(0.5) ? this.#state.leader_id : (this.#state.holders[role] ?? 77);
  }

  #text(): string {
    return this.#dice.chance(0.95) ? '请审判长允许' : this.#dice.pick(['', '  \n', '长'.repeat(6000)]);
  }

  #maybeText(): string | null {
    return this.#dice.chance(0.4) ? null : this.#text();
  }

  #documentId(): string {
    const live = Object.keys(this.#state.documents).filter((id) => documentOf(this.#state, id));
    return this.#dice.pick(live.length > 0 && this.#dice.chance(0.9) ? live : ['none', '__proto__', ...live]);
  }

  #item(): DisplayItem {
    if (this.#dice.chance(0.5)) return { kind: 'document', id: this.#documentId(), name: '证据' };
    return { kind: this.#dice.pick(['file', 'material']), id: 'f1', name: this.#text() };
  }

  #hostRole(node: string, role: string): string | null {
    const host = this.#flow.nodes.find(({ id }) => id === node)?.roles.find((a) => a.host)?.role_id ?? null;
    return this.#dice.chance(0.7) ? host : role;
  }

  #requestId(node: string): number {
    const ids = this.#state.sections[node]?.requests.map(({ id }) => id) ?? [];
    return this.#dice.pick([...ids, ...ids, ...ids, ...ids, ...ids, 999]);
  }

  #meetingId(node: string): number {
    const ids = this.#state.sections[node]?.meetings.map(({ id }) => id) ?? [];
    return this.#dice.pick([...ids, ...ids, ...ids, ...ids, ...ids, 999]);
  }

  #askId(): number {
    return this.#dice.chance(0.9) ? (this.#state.hand_overs?.[0]?.id ?? 999) : 999;
  }

  #lastEnding(as: { readonly node_id: string; readonly role_id: string }) {
    const last = this.#state.firings.at(-1);
    if (!last?.closes || !last.undo || this.#dice.chance(0.1)) return as;
    return { node_id: last.closes, role_id: last.undo.role_id };
  }

  #record(node: string): CourtRecord | null {
    return courtOf(this.#state.sections[node]).record;
  }

  #transition(node: string): string {
    const ids = this.#flow.transitions.filter(({ from }) => from === node).map(({ id }) => id);
    return this.#dice.pick(ids.length > 0 && this.#dice.chance(0.95) ? ids : ['t0', 'nowhere']);
  }

  #command(type: CommandType, node_id: string, role_id: string): Command {
    const as = { node_id, role_id };
    const asHost = { node_id, role_id: this.#hostRole(node_id, role_id) };
    const dice = this.#dice;
    const otherRole = () => this.#role(node_id);
    const document_id = this.#documentId();
    const document = documentOf(this.#state, document_id);
    switch (type) {
      case 'start':
      case 'write_experience':
        return type === 'start' ? { type } : { type, text: this.#text() };
      case 'speak': {
        const meeting_id = dice.chance(0.5) ? this.#meetingId(node_id) : null;
        return { type, ...as, text: this.#text(), file_id: null, meeting_id };
      }
      case 'rest':
        return { type, ...as };
      case 'request': {
        const about = dice.pick(REQUEST_ABOUT);
        const item = about === 'speech' && dice.chance(0.9) ? null : this.#item();
        return { type, ...as, about, text: this.#maybeText(), item };
      }
      case 'withdraw':
        return { type, ...as, request_id: this.#requestId(node_id) };
      case 'answer': {
        const agree = dice.chance(0.7);
        return { type, ...asHost, request_id: this.#requestId(node_id), agree, reason: this.#maybeText() };
      }
      case 'move_request': {
        const before = dice.chance(0.3) ? null : this.#requestId(node_id);
        return { type, ...asHost, request_id: this.#requestId(node_id), before };
      }
      case 'close_record': {
        const opened = this.#state.sections[node_id]?.opened_seq ?? 0;
        const seq = this.#state.seq;
        const lines = dice.pick([[opened + 1, seq], [seq], [seq], [], [seq, seq], [opened]]);
        return { type, ...asHost, lines, hash: `r${seq}` };
      }
      case 'reopen_record':
        return { type, ...asHost };
      case 'sign_record': {
        const decision = dice.pick(['signed', 'refused'] as const);
        const hash = dice.chance(0.9) ? (this.#record(node_id)?.hash ?? 'none') : 'stale';
        return { type, ...as, decision, hash, reason: this.#maybeText(), image: this.#maybeText() };
      }
      case 'ask_correction': {
        const line = dice.pick([...(this.#record(node_id)?.lines ?? []), 0]);
        return { type, ...as, line, text: this.#text() };
      }
      case 'answer_correction': {
        const ids = this.#record(node_id)?.corrections.map(({ id }) => id) ?? [];
        const correction_id = dice.pick([...ids, ...ids, 999]);
        const hash = dice.chance(0.9) ? `r${this.#state.seq}` : null;
        const answer = { agree: dice.chance(0.7), reason: this.#maybeText(), hash };
        return { type, ...asHost, correction_id, ...answer };
      }
      case 'give_floor':
      case 'take_floor':
      case 'call_in':
      case 'call_out':
        return { type, ...asHost, target_role: otherRole() };
      case 'apply_meeting':
        return { type, ...as, target_role: otherRole(), text: this.#maybeText() };
      case 'answer_meeting':
        return { type, ...as, meeting_id: this.#meetingId(node_id), agree: dice.chance(0.7) };
      case 'close_meeting':
        return { type, ...as, meeting_id: this.#meetingId(node_id) };
      case 'display':
        return { type, ...as, item: this.#item() };
      case 'turn_page':
        return { type, ...as, page: dice.pick([1, 2, 3, 0, 1.5]) };
      case 'set_playback':
        return { type, ...as, playing: dice.chance(0.5), position: dice.pick([0, 12.5, 3600, -1]) };
      case 'end_display':
        return { type, ...(dice.chance(0.5) ? as : asHost) };
      case 'submit':
      case 'delete_document':
        return { type, ...as, document_id };
      case 'rename_document':
        return {
          type,
          ...as,
          document_id,
          name: dice.chance(0.8) ? `补充 ${this.#state.seq}` : this.#text().slice(0, 80),
        };
      case 'create_document': {
        const templates =
          this.#flow.nodes.find(({ id }) => id === node_id)?.templates.map(({ id }) => id) ?? [];
        const template_id = dice.pick([...templates, ...templates, null, 'none']);
        const fresh = `d${this.#state.seq}`;
        const id = dice.chance(0.95) ? fresh : document_id;
        return { type, ...as, document_id: id, name: this.#text().slice(0, 80), template_id, hash: 'h1' };
      }
      case 'save_document': {
        const base_version = (document?.version ?? 1) - (dice.chance(0.9) ? 0 : 1);
        const hash = `h${this.#state.seq}`;
        return { type, ...as, document_id, base_version, hash, revise: dice.chance(0.5) };
      }
      case 'request_signature': {
        const role_ids = dice.some(
          [...this.#flow.roles.map(({ id }) => id), 'nobody'].slice(0, dice.chance(0.9) ? -1 : 9),
          1,
        );
        return { type, ...(dice.chance(0.5) ? as : asHost), document_id, role_ids };
      }
      case 'sign': {
        const decision = dice.pick(['signed', 'refused'] as const);
        const hash = dice.chance(0.9) ? (document?.hash ?? 'h1') : 'stale';
        return { type, ...as, document_id, decision, hash, reason: this.#maybeText() };
      }
      case 'vote':
        return { type, ...as, option_id: dice.pick(['yes', 'no', 'none', 'yes', 'nonsense']) };
      case 'end_vote':
      case 'back':
      case 'restart':
        return { type, ...(dice.chance(0.5) ? as : asHost) };
      case 'take_back':
        return { type, ...this.#lastEnding(as) };
      case 'end_section':
        return { type, ...as, trans_id: this.#transition(node_id) };
      case 'terminate':
        return { type, ...as, reason: this.#text().slice(0, 600) };
      case 'jump':
        return {
          type,
          ...as,
          target_eid: dice.pick(['jump_not_configured', 'jump_leads_nowhere', 7] as const),
        };
      case 'take_note':
        return { type, node_id, text: this.#text() };
      case 'hand_over': {
        const to_user = dice.pick([...this.#state.member_ids, 77]);
        const despite = { reason: this.#maybeText(), exception: dice.chance(0.3) };
        return { type, target_role: otherRole(), to_user, ...despite };
      }
      case 'undo_hand_over':
        return {
          type,
          given_seq: this.#state.handed?.at(-1)?.seq ?? 999,
          has_acted: dice.chance(0.2),
        };
      case 'answer_hand_over': {
        const answer = { agree: dice.chance(0.6), reason: this.#maybeText() };
        return { type, ask_id: this.#askId(), ...answer };
      }
      case 'withdraw_hand_over':
        return { type, ask_id: this.#askId() };
      case 'hand_over_lead':
        return { type, to_user: dice.pick([...this.#state.member_ids, 77]) };
      case 'admit':
        return { type, user_id: dice.pick([77, 78, ...this.#state.member_ids]) };
      case 'take_out':
        return { type, user_id: dice.pick([...this.#state.member_ids, 77]) };
      case 'control':
        return {
          type,
          status: dice.pick([1, 1, 1, 2, 1.5]),
          reason: this.#maybeText()?.slice(0, 400) ?? null,
        };
      case 'ask_help':
        return { type, text: this.#text().slice(0, 900), node_id: dice.chance(0.5) ? node_id : null };
      case 'guide':
        return {
          type,
          text: this.#text().slice(0, 900),
          node_id: dice.chance(0.5) ? node_id : null,
          answers: dice.pick([null, ...(this.#state.help ?? []).map(({ seq }) => seq)]),
        };
      case 'set_timer':
        return {
          type,
          label: this.#maybeText()?.slice(0, 30) ?? null,
          duration_ms: dice.pick([60_000, 300_000, 1]),
          stops_in_pause: dice.chance(0.5),
        };
      case 'extend_timer':
        return { type, by_ms: dice.pick([60_000, 120_000, -60_000]) };
      case 'cancel_timer':
        return { type };
      case 'stop':
        return { type, reason: this.#text().slice(0, 600) };
      case 'move_on':
        return { type, node_id, trans_id: this.#transition(node_id), reason: null };
    }
  }
}
