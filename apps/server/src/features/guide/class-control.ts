import {
  type CodeName,
  classControl,
  type Language,
  MESSAGE,
  type OutputOf,
  type ParsedInputOf,
} from '@lets/contract';
import { CONTROL_PAUSED, type RunState } from '@lets/engine';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { type Run, readableRuns } from '../../runs/access.ts';
import { findAnswer, isRetryLost, keepAnswer, requestOf } from '../../runs/act-requests.ts';
import { nameOfRun } from '../../runs/task-name.ts';
import { throttle } from '../../throttle.ts';
import { runsInCareOf } from '../experiment/service.ts';
import { type Intervention, intervene } from '../room/service.ts';
import { runningGroups } from './repository.ts';
import { requestIdFor } from './service.ts';

type Input = ParsedInputOf<typeof classControl>;
type Output = OutputOf<typeof classControl>;
type Outcome = 'done' | 'already' | CodeName;

/**
 * The same act in many runs, one after the other, each by itself: what cannot be done in one stops none of the others. Each goes under an id
 * made from this one's, so that a retry goes on where the first try was cut off.
 */
export async function controlClass(
  deps: Deps,
  { caller, address, lang }: Pick<RequestContext, 'caller' | 'address' | 'lang'>,
  input: Input,
): Promise<Output> {
  const { database } = deps;
  const eids = await targetsOf(deps, caller, input);
  const request = requestOf(caller.id, classControl.path, input);
  const before = request && (await findAnswer<Output>(database, request));
  if (before) return before;
  await throttle(deps, `class:${caller.id}`, SERVER_LIMITS.rates.class_acts);
  const runs = new Map((await readableRuns(database, caller, eids)).map((run) => [run.id, run]));
  if (eids.length > 0 && runs.size === 0) refuse('not_found');
  const outcomes: [number, Outcome][] = [];
  for (const eid of eids)
    outcomes.push([eid, await controlOne(deps, caller, address, input, eid, runs.get(eid))]);
  const answer = answerOf(outcomes, runs, lang);
  try {
    if (request) await keepAnswer(database, request, answer);
  } catch (error) {
    if (!isRetryLost(error)) throw error;
  }
  return answer;
}

async function targetsOf(
  { database }: Deps,
  caller: Caller,
  { task_id, eids }: Input,
): Promise<readonly number[]> {
  if ((task_id === undefined) === (eids === undefined)) refuse('bad_parameter', { eids: 'missing' });
  const whose = await runsInCareOf(database, caller);
  if (task_id === undefined) return [...new Set(eids)];
  const task = (await runningGroups(database, task_id)) ?? refuse('not_found');
  const isTheirs = whose.kind === 'all' || whose.taught.classIds.includes(task.classId);
  return isTheirs ? task.eids : refuse('not_found');
}

async function controlOne(
  deps: Deps,
  caller: Caller,
  address: string,
  input: Input,
  eid: number,
  run: Run | undefined,
): Promise<Outcome> {
  if (!run) return 'not_found';
  if (standsSo(input, run.state)) return 'already';
  if (input.kind === 'extend_timer' && !run.state.timer) return 'no_timer';
  try {
    await intervene(deps, caller, interventionOf(input, eid), address);
    return 'done';
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

/** Pure: whether there is nothing to do. A run that was paused before, for a reason of its own, keeps that. */
function standsSo({ kind }: Input, { control, timer }: RunState): boolean {
  const isPaused = control.status === CONTROL_PAUSED;
  switch (kind) {
    case 'pause':
      return isPaused;
    case 'resume':
      return !isPaused;
    case 'cancel_timer':
      return !timer;
    default:
      return false;
  }
}

/** Pure. */
function interventionOf(input: Input, eid: number): Intervention {
  const base = { eid, request_id: requestIdFor(input.request_id, eid) };
  switch (input.kind) {
    case 'pause':
      return { ...base, kind: 'ban', reason: input.reason };
    case 'resume':
      return { ...base, kind: 'lift' };
    case 'set_timer': {
      const { kind, minutes, label, stops_in_pause } = input;
      return { ...base, kind, minutes, label, stops_in_pause };
    }
    case 'extend_timer':
      return { ...base, kind: input.kind, minutes: input.minutes };
    case 'cancel_timer':
      return { ...base, kind: input.kind };
  }
}

function answerOf(
  outcomes: readonly (readonly [number, Outcome])[],
  runs: ReadonlyMap<number, Run>,
  lang: Language,
): Output {
  const countOf = (wanted: Outcome) => outcomes.filter(([, outcome]) => outcome === wanted).length;
  const left = outcomes.flatMap(([eid, outcome]) => {
    if (outcome === 'done' || outcome === 'already') return [];
    const run = runs.get(eid);
    return [{ eid, name: run ? nameOfRun(run, lang) : '', why: MESSAGE[outcome][lang] }];
  });
  return { done: countOf('done'), already: countOf('already'), left };
}
