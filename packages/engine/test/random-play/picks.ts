import type { CommandType, CourtRecord, DisplayItem, Flow, RunState } from '../../src/index.ts';
import { courtOf, documentOf, openSections } from '../../src/index.ts';
import type { Dice } from '../dice.ts';
import { MENTOR } from '../small-case.ts';

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

/** What an act is about, chosen by the dice: mostly sensible, sometimes not. */
export class Picks {
  readonly flow: Flow;
  readonly state: RunState;
  readonly dice: Dice;

  constructor(flow: Flow, state: RunState, dice: Dice) {
    this.flow = flow;
    this.state = state;
    this.dice = dice;
  }

  node(): string {
    const open = openSections(this.state).map(({ node_id }) => node_id);
    const isSensible = open.length > 0 && this.dice.chance(0.9);
    return this.dice.pick(isSensible ? open : [...this.flow.nodes.map(({ id }) => id), 'nowhere']);
  }

  role(nodeId: string): string {
    const here = this.flow.nodes.find(({ id }) => id === nodeId)?.roles.map(({ role_id }) => role_id) ?? [];
    const isSensible = here.length > 0 && this.dice.chance(0.9);
    return this.dice.pick(isSensible ? here : [...this.flow.roles.map(({ id }) => id), 'nobody']);
  }

  user(type: CommandType, nodeId: string, role: string): number {
    if (type === 'answer_hand_over' && this.dice.chance(0.9)) {
      return this.state.hand_overs?.[0]?.holder_id ?? this.state.leader_id;
    }
    if (!this.dice.chance(0.9)) return this.dice.pick([...this.state.member_ids, 77, MENTOR]);
    // A run that is stopped teaches nothing more.
    if (type === 'stop') return this.dice.chance(0.05) ? MENTOR : this.state.leader_id;
    if (MENTORS.has(type)) return MENTOR;
    const node = this.flow.nodes.find(({ id }) => id === nodeId);
    const isLed =
      ['start', 'hand_over', 'undo_hand_over', 'withdraw_hand_over', 'hand_over_lead'].includes(type) ||
      !node?.roles.some(({ host }) => host);
    return isLed && this.dice.chance(0.5) ? this.state.leader_id : (this.state.holders[role] ?? 77);
  }

  text(): string {
    return this.dice.chance(0.95) ? '请审判长允许' : this.dice.pick(['', '  \n', '长'.repeat(6000)]);
  }

  maybeText(): string | null {
    return this.dice.chance(0.4) ? null : this.text();
  }

  documentId(): string {
    const live = Object.keys(this.state.documents).filter((id) => documentOf(this.state, id));
    return this.dice.pick(live.length > 0 && this.dice.chance(0.9) ? live : ['none', '__proto__', ...live]);
  }

  item(): DisplayItem {
    if (this.dice.chance(0.5)) return { kind: 'document', id: this.documentId(), name: '证据' };
    return { kind: this.dice.pick(['file', 'material']), id: 'f1', name: this.text() };
  }

  hostRole(node: string, role: string): string | null {
    const host = this.flow.nodes.find(({ id }) => id === node)?.roles.find((a) => a.host)?.role_id ?? null;
    return this.dice.chance(0.7) ? host : role;
  }

  requestId(node: string): number {
    const ids = this.state.sections[node]?.requests.map(({ id }) => id) ?? [];
    return this.dice.pick([...ids, ...ids, ...ids, ...ids, ...ids, 999]);
  }

  meetingId(node: string): number {
    const ids = this.state.sections[node]?.meetings.map(({ id }) => id) ?? [];
    return this.dice.pick([...ids, ...ids, ...ids, ...ids, ...ids, 999]);
  }

  askId(): number {
    return this.dice.chance(0.9) ? (this.state.hand_overs?.[0]?.id ?? 999) : 999;
  }

  lastEnding(as: { readonly node_id: string; readonly role_id: string }) {
    const last = this.state.firings.at(-1);
    if (!last?.closes || !last.undo || this.dice.chance(0.1)) return as;
    return { node_id: last.closes, role_id: last.undo.role_id };
  }

  record(node: string): CourtRecord | null {
    return courtOf(this.state.sections[node]).record;
  }

  transition(node: string): string {
    const ids = this.flow.transitions.filter(({ from }) => from === node).map(({ id }) => id);
    return this.dice.pick(ids.length > 0 && this.dice.chance(0.95) ? ids : ['t0', 'nowhere']);
  }
}
