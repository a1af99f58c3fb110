import type { Command, RefusalReason } from '../src/index.ts';
import { type ActorName, hasPlace, type Place, type Stage, type StateName } from './act-matrix-stage.ts';

export type Outcome = 'accepted' | RefusalReason;

/** An act, by whom it may be done and where. */
export interface Row {
  /** The section that the act names; null where it names none. */
  readonly at: Place | null;
  /** What must have happened for the act to make sense. */
  readonly set?: (stage: Stage) => void;
  readonly act: (actor: ActorName, stage: Stage) => Command;
  /** Who may, while the section is open and nothing is paused. */
  readonly may: readonly ActorName[];
  /** What the others are told then. */
  readonly others?: (actor: ActorName) => RefusalReason;
  /** Asked before where the run stands: who has no business here learns nothing of it. */
  readonly first?: (actor: ActorName) => RefusalReason | null;
  /** Where a state tells otherwise than it usually does. */
  readonly states?: Partial<Record<StateName, Outcome>>;
  /** Instead of all that: an act that no section has to do with. */
  readonly outcome?: (actor: ActorName, state: StateName) => Outcome;
}

const USUAL: Readonly<Record<Exclude<StateName, 'open' | 'paused'>, RefusalReason>> = {
  waiting: 'not_current_section',
  before: 'not_current_section',
  passed: 'not_current_section',
  cleared: 'not_current_section',
  ended: 'ended_cannot_enter',
};

/** The answer to a try in a state of the run. */
export function expected(row: Row, actor: ActorName, state: StateName): Outcome {
  if (row.outcome) return row.outcome(actor, state);
  const told = row.first?.(actor);
  if (told) return told;
  const special = row.states?.[state];
  if (special) return special;
  if (state === 'paused' && actor !== 'staff') return 'paused';
  if (state === 'open' || state === 'paused') {
    return row.may.includes(actor) ? 'accepted' : (row.others?.(actor) ?? 'not_authorised_here');
  }
  return USUAL[state];
}

export const MEMBERS: readonly ActorName[] = ['host', 'able', 'asker', 'unable', 'leader', 'observer'];
export const membersOnly = (actor: ActorName) => (MEMBERS.includes(actor) ? null : 'no_authority');
export const staffOnly = (actor: ActorName) => (actor === 'staff' ? null : 'no_authority');
export const leaderOrStaff = (actor: ActorName) =>
  actor === 'leader' || actor === 'staff' ? null : 'no_authority';
/** In the section, but it is not theirs: as if it were not there. */
export const notTheirs = (actor: ActorName) => (hasPlace(actor) ? 'no_such_thing' : 'not_authorised_here');

export const court = { node_id: 'court' } as const;
export const desk = { node_id: 'desk' } as const;
export const able = { role_id: 'able' } as const;
export const PAPER = { kind: 'material', id: 'paper', name: 'Paper' } as const;
export const DOC = { document_id: 'doc' } as const;
