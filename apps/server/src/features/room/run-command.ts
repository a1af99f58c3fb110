import { type Flow, REFUSAL_CODE } from '@lets/contract';
import { type Command, decide, type Refusal, type RunEvent, type RunState, replay } from '@lets/engine';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refused, refuse } from '../../http/errors.ts';
import type { Caller } from '../../http/routing.ts';
import { lockRun, type Run, readRun } from '../../runs/access.ts';
import { type ActRequest, findAnswer, isRetryLost } from '../../runs/act-requests.ts';
import { readFlow } from '../../runs/flow-cache.ts';
import type { Relation } from '../../runs/policy.ts';
import { appendStep, eventsAfter, type KeptAnswer } from './repository.ts';
import { type Turn, takeTurn } from './turns.ts';

/** A run under its lock, and who acts on it. */
export interface Hand {
  readonly tx: Transaction;
  readonly caller: Caller;
  readonly run: Run;
  readonly relation: Relation;
  readonly flow: Flow;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Something somebody wants to do to a run. */
export interface Act {
  readonly eid: number;
  /** Null: done each time it is sent. */
  readonly request: ActRequest | null;
  /** What the engine is asked; it may look at the locked run first, and refuse. */
  readonly command: (hand: Hand) => Command | Promise<Command>;
  /** What is kept beside the events, in the same transaction. */
  readonly keep?: (hand: Hand, events: readonly RunEvent[]) => Promise<void>;
}

/** What an act came to. */
export interface Done {
  readonly run: Pick<Run, 'id' | 'project_id' | 'flow_id'>;
  readonly relation: Relation;
  readonly flow: Flow;
  readonly events: readonly RunEvent[];
  /** The state after it. */
  readonly state: RunState;
}

/**
 * The one door through which a run changes: under the row's lock the engine judges, and its events, the state they lead to and
 * what belongs to them are kept together; then the others are told. A retry is answered from what the first try did.
 */
export async function runAct(deps: Deps, caller: Caller, act: Act): Promise<Done> {
  let turn: Turn | undefined;
  const takeOwnTurn = (eid: number) => {
    // The transaction may be run again from the start: what the earlier try held is given up.
    turn?.giveUp();
    turn = takeTurn(deps.bus, eid);
    return turn;
  };
  try {
    return await inTransaction(deps.database, (tx) => perform(deps, caller, act, tx, takeOwnTurn));
  } catch (error) {
    // A retry finds its own work in the way: the vote already cast, the section already left, the id already kept.
    const mayBeRetry = error instanceof Refused || isRetryLost(error);
    const done = act.request && mayBeRetry ? await replayAct(deps, caller, act.request) : null;
    if (done) return done;
    throw error;
  } finally {
    turn?.giveUp();
  }
}

async function perform(
  deps: Deps,
  caller: Caller,
  act: Act,
  tx: Transaction,
  takeOwnTurn: (eid: number) => Turn,
): Promise<Done> {
  const { run, relation } = await lockRun(tx.client, caller, act.eid);
  const turn = takeOwnTurn(run.id);
  const flow = await readFlow(deps.database, run.flow_id, tx.client);
  const hand: Hand = { tx, caller, run, relation, flow, at: deps.clock() };
  const command = await act.command(hand);
  const actor = { user_id: caller.id, is_staff: relation.isStaff };
  const decision = decide(flow, run.state, command, { actor, at: hand.at });
  if (!decision.ok) return refuseAs(decision.refusal);
  const { events } = decision;
  const state = replay(events, run.state);
  await act.keep?.(hand, events);
  tx.finishWith(appendStep({ eid: run.id, events, state, request: act.request }));
  tx.afterCommit(() => turn.publish(events));
  return { run, relation, flow, events, state };
}

/** The engine names fields as its commands do, the wire a few of them otherwise. */
const WIRE_FIELD: Readonly<Record<string, string>> = { document_id: 'doc_id', request_id: 'answer_to' };

function refuseAs({ reason, field }: Refusal): never {
  return refuse(REFUSAL_CODE[reason], field ? { [WIRE_FIELD[field] ?? field]: 'refused' } : null);
}

async function replayAct(deps: Deps, caller: Caller, request: ActRequest): Promise<Done | null> {
  const { pool } = deps.database;
  const kept = await findAnswer<KeptAnswer>(pool, request);
  if (!kept) return null;
  const { run, relation, flow } = await readRun(deps, caller, kept.eid);
  const events = await eventsAfter(pool, kept.eid, kept.first - 1, kept.last - kept.first + 1);
  return { run, relation, flow, events, state: run.state };
}
