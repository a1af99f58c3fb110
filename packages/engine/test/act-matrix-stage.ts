import type { Ability, Command, Flow, RunEvent } from '../src/index.ts';
import { MENTOR, Play, place, section, transition } from './small-case.ts';

/** Who may try an act: how each stands to the run and to the section it names. */
export const ACTORS = ['host', 'able', 'asker', 'unable', 'leader', 'observer', 'outsider', 'staff'] as const;
export type ActorName = (typeof ACTORS)[number];

/** Where the run stands when it is tried. */
export const STATES = ['waiting', 'before', 'open', 'paused', 'passed', 'cleared', 'ended'] as const;
export type StateName = (typeof STATES)[number];

const USERS = { elsewhere: 1, host: 2, able: 3, asker: 4, unable: 5, observer: 6 };
const USER_OF: Readonly<Record<ActorName, number>> = { ...USERS, leader: 1, outsider: 7, staff: MENTOR };

const HOLDERS = ['host', 'able', 'asker', 'unable'] as const;
const isHolder = (actor: ActorName) => (HOLDERS as readonly string[]).includes(actor);

/** One who may do everything freely, one who asks for it, one with a place and nothing to do, and a host who is only that. */
const PLACES = [
  place('able', {
    can_terminate: true,
    functions: ['speech', 'display', 'submission', 'call', 'signature', 'meeting', 'vote'],
    processes: ['end', 'back', 'restart', 'jump'],
  }),
  place('asker', { functions: ['request_speech', 'request_submission', 'request_display'] }),
  place('unable'),
];
const HOSTED = [place('host', { host: true }), ...PLACES];
const VOTE = {
  options: [
    { id: 'yes', counts: 'for' },
    { id: 'no', counts: 'against' },
  ],
  secret: true,
  threshold: 'majority',
} as const;

/** Four sections of different kinds open side by side; nobody hosts the desk, so there the leader does. */
const FLOW: Flow = {
  roles: ['elsewhere', ...HOLDERS].map((id) => ({ id })),
  nodes: [
    section('start', 'start'),
    section('first', 'court', [place('elsewhere', { processes: ['end'] })]),
    section('fork', 'fork'),
    section('court', 'court', HOSTED, { meets_freely: true }),
    section('desk', 'edit', [place('host'), ...PLACES], { templates: [{ id: 'form', role_ids: ['able'] }] }),
    section('vote', 'vote', HOSTED, { vote: VOTE }),
    section('leap', 'jump', HOSTED),
    section('join', 'join'),
    section('later', 'court', [place('elsewhere', { processes: ['end'] })]),
    section('end', 'experience'),
  ],
  transitions: [
    transition('start', 'first'),
    transition('first', 'fork'),
    ...['court', 'desk', 'vote', 'leap'].flatMap((id) => [transition('fork', id), transition(id, 'join')]),
    transition('join', 'later'),
    transition('later', 'end'),
  ],
};

export type Place = 'court' | 'desk' | 'vote' | 'leap';

/** A run as one cell of the matrix finds it. */
export class Stage {
  readonly play = new Play(FLOW, USERS);
  /** Sequence number of the first event that the row's preparation made: what requests and talks are called by. */
  made = 1;

  by(actor: ActorName, command: Command): readonly RunEvent[] {
    return this.play.act(USER_OF[actor], command);
  }

  /** What comes of it: 'accepted', or why not. */
  outcome(actor: ActorName, command: Command): string {
    return this.play.why(USER_OF[actor], command);
  }

  /** What the actor's screen says of it. */
  can(actor: ActorName, command: Command): Ability {
    return this.play.can(USER_OF[actor], command);
  }

  userOf(actor: ActorName): number {
    return USER_OF[actor];
  }

  get hash(): string {
    return this.play.state.documents.doc?.hash ?? 'h1';
  }

  begin(): void {
    this.by('leader', { type: 'start' });
  }

  goOn(): void {
    this.by('leader', {
      type: 'end_section',
      node_id: 'first',
      role_id: 'elsewhere',
      trans_id: 'first-fork',
    });
  }

  passOn(at: Place): void {
    const vote = this.play.section(at).vote;
    if (at === 'vote' && !vote.ended) this.by('host', { type: 'end_vote', node_id: at, role_id: 'host' });
    this.by('able', { type: 'end_section', node_id: at, role_id: 'able', trans_id: `${at}-join` });
  }
}

/** The role that the actor names: their own, or another person's if they have none. */
export function asRole(actor: ActorName): string {
  return isHolder(actor) ? actor : 'able';
}

/** The same for acts that a leader does in no role's name. */
export function asHost(actor: ActorName): string | null {
  return isHolder(actor) ? actor : null;
}

export function hasPlace(actor: ActorName): boolean {
  return isHolder(actor);
}

/** Brings the run to a state, with what the row needs made while its section was open. */
export function stageAt(state: StateName, at: Place | null, set: (stage: Stage) => void): Stage {
  const stage = new Stage();
  if (state === 'waiting') return stage;
  stage.begin();
  if (state === 'before') return stage;
  stage.goOn();
  stage.made = stage.play.state.seq + 1;
  set(stage);
  if (state === 'paused') stage.by('staff', { type: 'control', status: 2, reason: 'Stop' });
  if (state === 'passed') stage.passOn(at ?? 'court');
  if (state === 'cleared') stage.by('able', { type: 'restart', node_id: 'court', role_id: 'able' });
  if (state === 'ended')
    stage.by('able', { type: 'terminate', node_id: 'court', role_id: 'able', reason: 'Settled' });
  return stage;
}
