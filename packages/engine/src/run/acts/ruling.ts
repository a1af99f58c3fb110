import type { FlowIndex } from '../../flow/flow-index.ts';
import type { CommandOf, CommandType, Context } from '../command.ts';
import type { Audience, RunFact } from '../event.ts';
import type { Refusal, RefusalReason } from '../refusal.ts';
import type { RunState } from '../state.ts';

/** The input of a rule besides the command: the flow, the run as it stands, and who acts when. */
export interface Situation {
  readonly index: FlowIndex;
  readonly state: RunState;
  readonly context: Context;
}

/** An event before it gets its number, time and actor. */
export type Draft = RunFact & {
  readonly node_id: string | null;
  readonly role_id: string | null;
  readonly by_staff: boolean;
  readonly audience: Audience | null;
  /** Whose act it is, where that is not the one who sent the command. */
  readonly actor_id?: number;
};

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}
export type Checked<T> = { readonly ok: true; readonly value: T } | Refused;
export type Ruling = Checked<readonly Draft[]>;

/** One rule: judges one type of command. Every rule is pure. */
export type Rule<T extends CommandType> = (situation: Situation, command: CommandOf<T>) => Ruling;

export function refuse(reason: RefusalReason, field?: string): Refused {
  return { ok: false, refusal: field === undefined ? { reason } : { reason, field } };
}

export function pass<T>(value: T): Checked<T> {
  return { ok: true, value };
}

export function accept(...drafts: readonly Draft[]): Ruling {
  return { ok: true, value: drafts };
}

interface Place {
  readonly node_id: string | null;
  readonly role_id: string | null;
  readonly by_staff?: boolean;
}

/** An event draft: a fact, where it happened and who may know it. */
export function draft(place: Place, fact: RunFact, audience: Audience | null = null): Draft {
  const { node_id, role_id, by_staff = false } = place;
  return { ...fact, node_id, role_id, by_staff, audience };
}
