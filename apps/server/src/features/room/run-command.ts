import { type Flow, IDENTITY, REFUSAL_CODE } from '@lets/contract';
import { type Command, decide, type Refusal, type RunEvent, type RunState, replay } from '@lets/engine';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refused, refuse } from '../../http/errors.ts';
import type { Caller } from '../../http/routing.ts';
import { lockRun, type Run, readRun } from '../../runs/access.ts';
import { type ActRequest, findAnswer, isRetryLost } from '../../runs/act-requests.ts';
import { readFlow } from '../../runs/flow-cache.ts';
import { mayRead, type Relation, relationOf } from '../../runs/policy.ts';
import { inLine } from './line.ts';
import { appendStep, eventsAfter, type KeptAnswer } from './repository.ts';
import { forgetRun, type RunInHand, recallRun, rememberRun } from './run-memory.ts';

/** A run as an act looks at it. */
export interface Look {
  readonly caller: Caller;
  readonly run: RunInHand;
  readonly relation: Relation;
  readonly flow: Flow;
}

/** The same under the row's lock. */
export interface Hand extends Look {
  readonly tx: Transaction;
  readonly run: Run;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Something somebody wants to do to a run. */
export interface Act {
  readonly eid: number;
  /** Null: done each time it is sent. */
  readonly request: ActRequest | null;
  /** What the engine is asked. Pure: it may be asked twice. */
  readonly command: (look: Look) => Command;
  /** Members who count as absent, where the act asks for that. */
  readonly absentIds?: readonly number[];
  /** Completes the command with what only the database knows; may refuse. */
  readonly complete?: (hand: Hand, command: Command) => Promise<Command>;
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
 * The one door through which a run changes: the engine judges, its events, the state they lead to and what belongs to them are kept
 * together, then the others are told. A retry is answered from what the first try did.
 */
export async function runAct(deps: Deps, caller: Caller, act: Act): Promise<Done> {
  try {
    return await inLine(deps.database.pool, act.eid, async () => {
      return (await actFromMemory(deps, caller, act)) ?? (await actUnderLock(deps, caller, act));
    });
  } catch (error) {
    // A retry finds its own work in the way: the vote already cast, the section already left, the id already kept.
    const mayBeRetry = error instanceof Refused || isRetryLost(error);
    const done = act.request && mayBeRetry ? await replayAct(deps, caller, act.request) : null;
    if (done) return done;
    throw error;
  }
}

/**
 * The common case in one round trip: judged by the run as this process left it, and written only if the row still stands there.
 * Null when that cannot be, or comes to anything but acceptance: then the row itself decides.
 */
async function actFromMemory(deps: Deps, caller: Caller, act: Act): Promise<Done | null> {
  const { pool } = deps.database;
  const run = recallRun(pool, act.eid);
  const isPlain = !act.complete && !act.keep;
  // Whether somebody teaches a class is only in the database.
  if (!run || !isPlain || caller.identity === IDENTITY.mentor) return null;
  const relation = relationOf(run, caller);
  if (!mayRead(relation)) return null;
  const look: Look = { caller, run, relation, flow: await readFlow(deps.database, run.flow_id) };
  const decision = judge(look, act.command(look), deps.clock());
  if (!decision.ok) return null;
  const done = outcomeOf(look, decision.events);
  try {
    const step = { before: run, after: done, request: act.request };
    const { rowCount } = await deps.database.writes.query(
      appendStep(relation.isMember ? { ...step, member: caller.id } : step),
    );
    if (rowCount === 0) {
      forgetRun(pool, run.id);
      return null;
    }
  } catch (error) {
    // Whether it was kept is not known.
    forgetRun(pool, run.id);
    throw error;
  }
  rememberRun(pool, run, done.state);
  tellOthers(deps, done);
  return done;
}

async function actUnderLock(deps: Deps, caller: Caller, act: Act): Promise<Done> {
  const { pool } = deps.database;
  forgetRun(pool, act.eid);
  const { run, done } = await inTransaction(deps.database, async (tx) => {
    const { run, relation } = await lockRun(tx.client, caller, act.eid);
    const flow = await readFlow(deps.database, run.flow_id, tx.client);
    const hand: Hand = { tx, caller, run, relation, flow, at: deps.clock() };
    const asked = act.command(hand);
    const command = act.complete ? await act.complete(hand, asked) : asked;
    const decision = judge(hand, command, hand.at, act.absentIds);
    if (!decision.ok) return refuseAs(decision.refusal);
    const done = outcomeOf(hand, decision.events);
    await act.keep?.(hand, done.events);
    tx.finishWith(appendStep({ before: run, after: done, request: act.request }));
    tx.afterCommit(() => tellOthers(deps, done));
    return { run, done };
  });
  rememberRun(pool, run, done.state);
  return done;
}

/** The act is done: that it cannot be told just now is no reason to call it failed. */
function tellOthers({ bus, log }: Deps, { run, events }: Done): void {
  try {
    bus.publish(run.id, events);
  } catch (error) {
    log.error({ err: error }, 'an act could not be told to the others');
  }
}

/** Pure: what the engine says to a command. */
export function judge(
  { flow, run, relation, caller }: Look,
  command: Command,
  at: number,
  absent_ids: readonly number[] = [],
) {
  const actor = { user_id: caller.id, is_staff: relation.isStaff };
  return decide(flow, run.state, command, { actor, at, absent_ids });
}

function outcomeOf({ run, relation, flow }: Look, events: readonly RunEvent[]): Done {
  return { run, relation, flow, events, state: replay(events, run.state) };
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
