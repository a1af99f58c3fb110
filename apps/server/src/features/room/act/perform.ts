import { IDENTITY, REFUSAL_CODE } from '@lets/contract';
import { type Actor, decide, type Refusal as EngineRefusal, type RunEvent, replay } from '@lets/engine';
import { appendStep, keepStep } from '../../../db/hot-statements.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { Refusal } from '../../../http/errors.ts';
import { lockRunFor, lockRunForSystem, type Run } from '../../../runs/access.ts';
import { isRetryLost } from '../../../runs/act-requests.ts';
import { mayRead, type Relation, relationOf } from '../../../runs/policy.ts';
import { traced, tracedFirst } from '../../../tracing/tracing.ts';
import { editedDocuments } from '../writing/edit-repository.ts';
import type { Act, Done, Hand, Look, Prepared, PreparedUnderLock, SystemAct } from './act.ts';

/**
 * What else a try may come to. `unsettled`: it would be done, but documents of the run are ahead of their versions. `answered`: the same
 * request was done meanwhile.
 */
type Interrupted = 'unsettled' | 'answered';

/** One try of an act: judged, kept and told, in its turn. */
export function performAct(
  deps: Deps,
  caller: Caller,
  act: Act,
  { isSettled = false } = {},
): Promise<Done | Refusal | Interrupted> {
  return deps.runQueue.run(act.eid, async () => {
    try {
      const done = await actFromCache(deps, caller, act);
      return done ?? (await underLock(deps, act, (tx) => judgeUnderLock(deps, caller, act, tx, isSettled)));
    } catch (error) {
      if (act.request && isRetryLost(error)) return 'answered';
      throw error;
    }
  });
}

/** The same for an act of the server itself. */
export function performSystemAct(deps: Deps, act: SystemAct): Promise<Done | Refusal | null> {
  const { eid } = act;
  return tracedFirst({ name: 'act of the system', attributes: { 'lets.run': eid } }, () =>
    deps.runQueue.run(eid, () =>
      underLock(deps, { eid, request: null }, (tx) => judgeSystemAct(deps, act, tx)),
    ),
  );
}

/**
 * The common case in one round trip: judged by the run as this process left it, and written only if the row still stands there.
 * Null when that cannot be, or comes to anything but acceptance: then the row itself decides.
 */
async function actFromCache(deps: Deps, caller: Caller, act: Act): Promise<Done | null> {
  const run = deps.runCache.get(act.eid);
  // Whether a person teaches a class is only in the database.
  if (!run || act.underLock || act.settles || caller.identity === IDENTITY.mentor) return null;
  const relation = relationOf(run, caller);
  if (!mayRead(relation)) return null;
  const look: Look = { userId: caller.id, run, relation, flow: await deps.flowCache.read(run.flow_id) };
  const prepared = act.prepare(look);
  const events = prepared instanceof Refusal ? prepared : judge(look, prepared, actorOf(look), deps.clock());
  if (events instanceof Refusal) return null;
  const done = doneOf(look, events, relation);
  const step = { before: run, after: done, request: act.request };
  const startedAt = performance.now();
  try {
    const isKept = await traced({ name: 'statement', attributes: { 'lets.step': 'append-step' } }, () =>
      keepStep(deps.database.writes, relation.isMember ? { ...step, member: caller.id } : step),
    );
    if (!isKept) {
      deps.runCache.forget(run.id);
      return null;
    }
  } catch (error) {
    // Whether it was kept is not known.
    deps.runCache.forget(run.id);
    throw error;
  }
  deps.metrics?.committed(performance.now() - startedAt);
  deps.runCache.keep(run, done.state);
  tellOthers(deps, done);
  return done;
}

/** An act that the engine has accepted. */
interface Accepted {
  readonly run: Run;
  readonly done: Done;
  readonly keep: PreparedUnderLock['keep'];
}

/**
 * In one transaction, in which `judge` locks the run and says what is to happen, it is kept: the events, the state they lead to, and
 * what belongs to them. Anything but an accepted act leaves the database as it was, but for null, which only ends without an act.
 */
async function underLock<Otherwise extends Refusal | Interrupted | null>(
  deps: Deps,
  { eid, request }: Pick<Act, 'eid' | 'request'>,
  judge: (tx: Transaction) => Promise<Accepted | Otherwise>,
): Promise<Done | Refusal | Otherwise> {
  deps.runCache.forget(eid);
  const startedAt = performance.now();
  const outcome = await inTransaction(deps.database, async (tx) => {
    const judged = await judge(tx);
    if (!isAccepted(judged)) {
      if (judged !== null) tx.discard();
      return judged;
    }
    const { run, done, keep } = judged;
    const refusal = await keep?.(done.events);
    if (refusal) {
      tx.discard();
      return refusal;
    }
    tx.finishWith(appendStep({ before: run, after: done, request }));
    tx.afterCommit(() => tellOthers(deps, done));
    return judged;
  });
  if (!isAccepted(outcome)) return outcome;
  deps.metrics?.committed(performance.now() - startedAt);
  deps.runCache.keep(outcome.run, outcome.done.state);
  return outcome.done;
}

function isAccepted<T>(outcome: Accepted | T): outcome is Accepted {
  return typeof outcome === 'object' && outcome !== null && 'done' in outcome;
}

async function judgeUnderLock(
  deps: Deps,
  caller: Caller,
  act: Act,
  tx: Transaction,
  isSettled: boolean,
): Promise<Accepted | Refusal | Interrupted> {
  const found = await lockRunFor(tx, caller, act.eid);
  if (found instanceof Refusal) return found;
  const { run, relation } = found;
  const flow = await deps.flowCache.read(run.flow_id, tx);
  const hand: Hand = { tx, userId: caller.id, run, relation, flow, at: deps.clock() };
  const prepared = await act.prepare(hand);
  if (prepared instanceof Refusal) return prepared;
  const events = judge(hand, prepared, actorOf(hand), hand.at, act.absentIds);
  if (events instanceof Refusal) return events;
  const ahead = act.settles ? await editedDocuments(tx, run.id) : [];
  if (!isSettled && ahead.length > 0) return 'unsettled';
  const { binds } = act.settles ?? {};
  if (binds !== undefined && ahead.includes(binds)) return new Refusal('changed_meanwhile');
  return { run, done: doneOf(hand, events, relation), keep: 'keep' in prepared ? prepared.keep : undefined };
}

async function judgeSystemAct(
  deps: Deps,
  { eid, prepare }: SystemAct,
  tx: Transaction,
): Promise<Accepted | Refusal | null> {
  const run = await lockRunForSystem(tx, eid);
  if (!run) return new Refusal('not_found');
  const flow = await deps.flowCache.read(run.flow_id, tx);
  const locked = { tx, run, flow, at: deps.clock() };
  const prepared = await prepare(locked);
  if (prepared === null || prepared instanceof Refusal) return prepared;
  const events = judge(locked, prepared, { user_id: prepared.inNameOf, is_staff: false }, locked.at);
  if (events instanceof Refusal) return events;
  return { run, done: doneOf(locked, events, { isStaff: false }), keep: prepared.keep };
}

function actorOf({ userId, relation }: Pick<Look, 'userId' | 'relation'>): Actor {
  return { user_id: userId, is_staff: relation.isStaff };
}

/** Pure: the events of an act, if the engine accepts its command. */
function judge(
  { flow, run }: Pick<Look, 'flow' | 'run'>,
  { command }: Prepared,
  actor: Actor,
  at: number,
  absent_ids: readonly number[] = [],
): readonly RunEvent[] | Refusal {
  const decision = decide(flow, run.state, command, { actor, at, absent_ids });
  return decision.ok ? decision.events : refusalOf(decision.refusal);
}

/** The engine names fields as its commands do, the wire a few of them otherwise. */
const WIRE_FIELD: Readonly<Record<string, string>> = { document_id: 'doc_id', request_id: 'answer_to' };

function refusalOf({ reason, field, unmet, roles }: EngineRefusal): Refusal {
  if (roles) return new Refusal(REFUSAL_CODE[reason], { roles });
  if (unmet) return new Refusal(REFUSAL_CODE[reason], { unmet: unmet.conditions, visit: unmet.visit });
  return new Refusal(REFUSAL_CODE[reason], field ? { [WIRE_FIELD[field] ?? field]: 'refused' } : null);
}

function doneOf(
  { run, flow }: Pick<Look, 'run' | 'flow'>,
  events: readonly RunEvent[],
  { isStaff }: Pick<Relation, 'isStaff'>,
): Done {
  return { run, flow, isStaff, events, state: replay(events, run.state) };
}

/** The act is done: that it cannot be told just now is no reason to call it failed. */
function tellOthers({ bus, log }: Deps, { run, events }: Done): void {
  try {
    bus.publish(run.id, events);
  } catch (error) {
    log.error({ err: error }, 'an act could not be told to the others');
  }
}
