import type { Flow } from '@lets/contract';
import type { Command, RunEvent, RunState } from '@lets/engine';
import type { Transaction } from '../../../db/transaction.ts';
import type { Refusal } from '../../../http/errors.ts';
import type { Run } from '../../../runs/access.ts';
import type { ActRequest } from '../../../runs/act-requests.ts';
import type { Relation } from '../../../runs/policy.ts';
import type { CachedRun } from './run-cache.ts';

/** A run as a member or a mentor acts on it, before its row is locked. */
export interface Look {
  readonly run: CachedRun;
  readonly flow: Flow;
  readonly userId: number;
  readonly relation: Relation;
}

/** A run under its row's lock. */
export interface LockedRun {
  readonly tx: Transaction;
  readonly run: Run;
  readonly flow: Flow;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The same for a member or a mentor. */
export interface Hand extends Look, LockedRun {
  readonly run: Run;
}

/** What an act asks of the engine. */
export interface Prepared {
  readonly command: Command;
}

export interface PreparedUnderLock extends Prepared {
  /** Writes what belongs to the events, once the engine has accepted the command; may still refuse. */
  readonly keep?: (events: readonly RunEvent[]) => Promise<Refusal | undefined>;
}

interface ActBasics {
  readonly eid: number;
  /** Null: done each time it is sent. */
  readonly request: ActRequest | null;
  /** Members who count as absent, where the act asks for that. */
  readonly absentIds?: readonly number[];
  /**
   * For an act after which others read documents: what was written in them becomes their versions first. An act that `binds` itself to
   * the version of a document is refused when more is typed in that document even then.
   */
  readonly settles?: { readonly binds?: string };
}

/** An act that needs nothing but the run: its `prepare` is pure, and may be asked twice. */
export interface PlainAct extends ActBasics {
  readonly underLock?: never;
  readonly prepare: (look: Look) => Prepared | Refusal;
}

/** An act that reads or writes the database beside its events, in the same transaction. */
export interface LockedAct extends ActBasics {
  readonly underLock: true;
  readonly prepare: (
    hand: Hand,
  ) => PreparedUnderLock | Refusal | Promise<PreparedUnderLock> | Promise<PreparedUnderLock | Refusal>;
}

/** Something that a member or a mentor wants to do to a run. */
export type Act = PlainAct | LockedAct;

/** Something that the server itself does to a run, which follows from what members did before. */
export interface SystemAct {
  readonly eid: number;
  /** Null: there is nothing to do, and what was written meanwhile stands. */
  readonly prepare: (locked: LockedRun) => Promise<SystemPrepared | Refusal | null>;
}

export interface SystemPrepared extends PreparedUnderLock {
  /** The member in whose name it is entered; what they may not do is refused. */
  readonly inNameOf: number;
}

/** What an act came to. */
export interface Done {
  readonly run: Pick<Run, 'id' | 'project_id' | 'flow_id'>;
  readonly flow: Flow;
  /** Whether it was done as staff. */
  readonly isStaff: boolean;
  readonly events: readonly RunEvent[];
  /** The state after it. */
  readonly state: RunState;
}
