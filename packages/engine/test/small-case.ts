import type {
  Ability,
  AbilityName,
  Assignment,
  Command,
  DocumentState,
  Flow,
  FlowNode,
  NodeKind,
  Refusal,
  RunEvent,
  RunState,
  SectionState,
  Transition,
} from '../src/index.ts';
import { abilitiesOf, decide, evolve, initialState } from '../src/index.ts';

/** An assignment with nothing but what the test is about. */
export function place(role_id: string, more: Partial<Assignment> = {}): Assignment {
  return {
    role_id,
    host: false,
    can_terminate: false,
    functions: [],
    processes: [],
    seat: null,
    inside: true,
    ...more,
  };
}

export function section(id: string, kind: NodeKind, roles: readonly Assignment[] = [], more = {}): FlowNode {
  return { id, kind, roles, templates: [], vote: null, ...more };
}

export function transition(from: string, to: string, more: Partial<Transition> = {}): Transition {
  return { id: `${from}-${to}`, from, to, kind: 'advance', outcome: null, ...more };
}

export function wrongOption(from: string): Transition {
  return { id: `${from}-wrong`, from, to: from, kind: 'wrong', outcome: null };
}

const mover = { processes: ['end', 'back', 'restart'] } as const;

/** Users of the small case: each plays the role of the same name; the leader is the plaintiff, the last plays nothing. */
export const USERS = { plaintiff: 1, defendant: 2, judge: 3, witness: 4, observer: 5 } as const;
export const MENTOR = 90;

/**
 * start → fork → (filing ∥ defence) → join → court → vote → (passed: judgment | rejected, tied: court) → link → end.
 * The judge hosts the court, nobody hosts filing and defence, the witness waits outside.
 */
export const smallCase: Flow = {
  roles: ['plaintiff', 'defendant', 'judge', 'witness'].map((id) => ({ id })),
  nodes: [
    section('start', 'start'),
    section('fork', 'fork'),
    section(
      'filing',
      'edit',
      [place('plaintiff', { ...mover, functions: ['signature', 'submission', 'meeting'] }), place('witness')],
      {
        templates: [{ id: 'complaint', role_ids: ['plaintiff', 'witness'] }],
      },
    ),
    section(
      'defence',
      'edit',
      [place('defendant', { ...mover, functions: ['signature', 'request_submission'] })],
      {
        templates: [{ id: 'answer', role_ids: ['defendant'] }],
      },
    ),
    section('join', 'join'),
    section('court', 'court', [
      place('judge', { ...mover, host: true, functions: ['speech', 'call', 'signature', 'display'] }),
      place('plaintiff', {
        can_terminate: true,
        functions: ['request_speech', 'request_submission', 'request_display', 'meeting', 'signature'],
      }),
      place('defendant', {
        functions: ['request_speech', 'request_submission', 'request_display', 'signature', 'submission'],
      }),
      place('witness', { inside: false, functions: ['speech', 'request_speech'] }),
    ]),
    section(
      'vote',
      'vote',
      [
        place('judge', { ...mover, host: true, functions: ['vote'] }),
        place('plaintiff', { functions: ['vote'] }),
        place('defendant', { functions: ['vote'] }),
      ],
      {
        vote: {
          options: [
            { id: 'yes', counts: 'for' },
            { id: 'no', counts: 'against' },
            { id: 'abstain', counts: 'abstain' },
          ],
          secret: true,
          threshold: 'majority',
        },
      },
    ),
    section('judgment', 'report', [place('judge', { ...mover, functions: ['signature'] })]),
    section('link', 'jump', [place('judge', { processes: ['end', 'jump'] })]),
    section('end', 'experience'),
  ],
  transitions: [
    transition('start', 'fork'),
    transition('fork', 'filing'),
    transition('fork', 'defence'),
    transition('filing', 'join'),
    transition('defence', 'join'),
    transition('join', 'court'),
    transition('court', 'vote'),
    wrongOption('court'),
    transition('vote', 'judgment', { outcome: 'passed' }),
    transition('vote', 'court', { outcome: 'rejected' }),
    transition('vote', 'court', { id: 'vote-again', outcome: 'tied' }),
    transition('judgment', 'link'),
    transition('link', 'end'),
  ],
};

/** The same where nobody asks the host before going apart. */
export const freeCase: Flow = {
  ...smallCase,
  nodes: smallCase.nodes.map((node) => ({ ...node, meets_freely: true })),
};

/** Which ability a command is an exercise of. */
export function abilityName(command: Command): AbilityName {
  if (command.type === 'request') return `request_${command.about}`;
  return command.type === 'speak' && command.meeting_id !== null ? 'speak_in_meeting' : command.type;
}

/** A run that is told commands one by one. Keeps its log, and throws where an act was meant to work and did not. */
export class Play {
  readonly flow: Flow;
  state: RunState;
  readonly log: RunEvent[] = [];
  /** Members who count as absent. */
  absent: readonly number[] = [];
  #now = 1000;

  constructor(flow: Flow = smallCase, users: Readonly<Record<string, number>> = USERS) {
    this.flow = flow;
    const holders = Object.fromEntries(flow.roles.map(({ id }) => [id, users[id] ?? 1]));
    const members = [...new Set(Object.values(users))];
    this.state = initialState({ leader_id: members[0] ?? 1, member_ids: members, holders });
  }

  /** The moment of what was done last. */
  get now(): number {
    return this.#now;
  }

  /** So many milliseconds pass in which nobody does anything. */
  wait(ms: number): void {
    this.#now += ms;
  }

  /** The user does it; staff when the user is the mentor. */
  act(user_id: number, command: Command): readonly RunEvent[] {
    const decision = this.#decide(user_id, command);
    if (!decision.ok) throw new Error(`${command.type} refused: ${JSON.stringify(decision.refusal)}`);
    for (const event of decision.events) {
      this.state = evolve(this.state, event);
      this.log.push(event);
    }
    return decision.events;
  }

  /** The refusal of what the user tries, or null when it would be accepted; nothing happens either way. */
  try(user_id: number, command: Command): Refusal | null {
    const decision = this.#decide(user_id, command);
    return decision.ok ? null : decision.refusal;
  }

  #decide(user_id: number, command: Command) {
    this.#now += 1;
    const actor = { user_id, is_staff: user_id === MENTOR };
    return decide(this.flow, this.state, command, { actor, at: this.#now, absent_ids: this.absent });
  }

  /** The user's refusal reason alone, or 'accepted'. */
  why(user_id: number, command: Command): string {
    return this.try(user_id, command)?.reason ?? 'accepted';
  }

  /** What the user's screen says of it, in the role and the section that the command names. */
  can(user_id: number, command: Command): Ability {
    const node = 'node_id' in command ? command.node_id : null;
    const role = 'role_id' in command ? command.role_id : null;
    const all = abilitiesOf(this.flow, this.state, user_id, role, node ?? '', user_id === MENTOR, this.#now);
    return all[abilityName(command)];
  }

  end(user_id: number, role_id: string, trans_id: string): readonly RunEvent[] {
    return this.act(user_id, {
      type: 'end_section',
      node_id: trans_id.split('-')[0] ?? '',
      role_id,
      trans_id,
    });
  }

  /** Started, both drafts passed: everybody is in court. */
  static inCourt(flow: Flow = smallCase): Play {
    const play = new Play(flow);
    play.act(USERS.plaintiff, { type: 'start' });
    play.end(USERS.plaintiff, 'plaintiff', 'filing-join');
    play.end(USERS.defendant, 'defendant', 'defence-join');
    return play;
  }

  /** In court, and on to the vote. */
  static atVote(): Play {
    const play = Play.inCourt();
    play.end(USERS.judge, 'judge', 'court-vote');
    return play;
  }

  section(node_id: string): SectionState {
    const section = this.state.sections[node_id];
    if (!section) throw new Error(`${node_id} has not been opened`);
    return section;
  }

  document(id: string): DocumentState {
    const document = this.state.documents[id];
    if (!document) throw new Error(`there is no document ${id}`);
    return document;
  }

  get open(): readonly string[] {
    return Object.values(this.state.sections)
      .filter((s) => s.status === 'open')
      .map((s) => s.node_id);
  }
}
