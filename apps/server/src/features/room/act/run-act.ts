import type { KeptAnswer } from '../../../db/hot-statements.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { Refusal } from '../../../http/errors.ts';
import { findRun } from '../../../runs/access.ts';
import { type ActRequest, lookUpAnswer } from '../../../runs/act-requests.ts';
import { eventsAfter } from '../event-repository.ts';
import { settleDocuments } from '../writing/cut-version.ts';
import type { Act, Done } from './act.ts';
import { counted } from './count.ts';
import { performAct } from './perform.ts';

/**
 * The one door through which members and mentors change a run: the engine judges, its events, the state they lead to and what belongs
 * to them are kept together, then the others are told. A retry is answered from what the first try did.
 */
export function runAct(deps: Deps, caller: Caller, act: Act): Promise<Done | Refusal> {
  return counted(deps, act, (watched) => settleAct(deps, caller, watched));
}

async function settleAct(deps: Deps, caller: Caller, act: Act): Promise<Done | Refusal> {
  const first = await performAct(deps, caller, act);
  const outcome = first === 'unsettled' ? await settleAndPerform(deps, caller, act) : first;
  if (isDone(outcome)) return outcome;
  // A retry finds its own work in the way: the vote already cast, the section already left, the id already kept.
  const answered = act.request && (await replayAct(deps, caller, act.request));
  if (answered) return answered;
  if (outcome instanceof Refusal) return outcome;
  throw new Error(`an act on run ${act.eid} was neither done nor refused: ${outcome}`);
}

function isDone(outcome: Done | Refusal | string): outcome is Done {
  return typeof outcome === 'object' && !(outcome instanceof Refusal);
}

async function settleAndPerform(deps: Deps, caller: Caller, act: Act) {
  await settleDocuments(deps, act.eid);
  return performAct(deps, caller, act, { isSettled: true });
}

async function replayAct(deps: Deps, caller: Caller, request: ActRequest): Promise<Done | Refusal | null> {
  const { database } = deps;
  const kept = await lookUpAnswer<KeptAnswer>(database, request);
  if (!kept || kept instanceof Refusal) return kept;
  const found = await findRun(deps, caller, kept.eid);
  if (found instanceof Refusal) return found;
  const { run, relation, flow } = found;
  const events = await eventsAfter(database, kept.eid, kept.first - 1, kept.last - kept.first + 1);
  return { run, flow, isStaff: relation.isStaff, events, state: run.state };
}
