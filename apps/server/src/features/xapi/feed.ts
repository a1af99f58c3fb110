import type { Bilingual, Flow } from '@lets/contract';
import { evolve, initialState, type RunEvent, type RunState, replay } from '@lets/engine';
import type { Reader } from '../../db/reader.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { KeptIntegration } from '../../integrations/integrations.ts';
import { flowById } from '../../runs/flow-repository.ts';
import { type Draft, put } from '../outbox/service.ts';
import { eventsAfter } from '../room/service.ts';
import { originOf } from './origin.ts';
import { Place } from './place.ts';
import * as repository from './repository.ts';
import type { Untold } from './statement.ts';
import { type Told, tellEvent } from './tell-event.ts';
import { tellScore } from './tell-scores.ts';

export type FeedDeps = Pick<Deps, 'database' | 'clock' | 'env' | 'log'>;

const RUNS_AT_ONCE = 50;
const EVENTS_AT_ONCE = 500;
/** Of runs that go on, so that only what is new is read of them. */
const KEPT_STATES = 300;
const BROKEN_MS = 3_600_000;

/** What stands in the outbox: statements without their actor, which is put in as they are sent. */
export interface Payload extends Record<string, unknown> {
  readonly statements: readonly Untold[];
}

/** Makes the events of runs, and what was published of their evaluations, into statements. */
export class Feeder {
  readonly #states = new Map<number, RunState>();
  /** Runs that could not be told, and until when they are left alone so that the others are. */
  readonly #broken = new Map<number, number>();

  /** Whether there is more to tell. */
  async feed(deps: FeedDeps, integration: KeptIntegration<'xapi'>): Promise<boolean> {
    const scope = { integrationId: integration.id, courseIds: integration.settings.course_ids };
    const runs = await repository.runsBehind(deps.database, scope, RUNS_AT_ONCE);
    let isMore = runs.length === RUNS_AT_ONCE;
    for (const run of runs) isMore = (await this.#tryRun(deps, integration, run)) < run.seq || isMore;
    const evaluations = await repository.evaluationsBehind(deps.database, scope, RUNS_AT_ONCE);
    for (const run of evaluations) await tellEvaluation(deps, integration, run);
    return isMore || evaluations.length === RUNS_AT_ONCE;
  }

  async #tryRun(
    deps: FeedDeps,
    integration: KeptIntegration<'xapi'>,
    run: repository.RunBehind,
  ): Promise<number> {
    if ((this.#broken.get(run.eid) ?? 0) > deps.clock()) return run.seq;
    try {
      return await this.#tellRun(deps, integration, run);
    } catch (error) {
      this.#broken.set(run.eid, deps.clock() + BROKEN_MS);
      deps.log.error({ err: error, eid: run.eid }, 'a run could not be made into statements');
      return run.seq;
    }
  }

  /** Answers how far the run has been told. */
  async #tellRun(
    deps: FeedDeps,
    integration: KeptIntegration<'xapi'>,
    run: repository.RunBehind,
  ): Promise<number> {
    const { database } = deps;
    const flow = await flowById(database, run.flow_id);
    const events = await eventsAfter(database, run.eid, run.told, EVENTS_AT_ONCE);
    if (!flow || events.length === 0) return run.seq;
    const telling = {
      place: new Place(originOf(deps.env), run),
      run,
      flow,
      nameOf: namesOf(flow),
      sendsTexts: integration.settings.sends_texts,
    };
    const told: Told[] = [];
    let state = await this.#stateAt(database, run.eid, run.told);
    for (const event of events) {
      const after = evolve(state, event);
      told.push(...tellEvent(event, state, after, telling));
      state = after;
    }
    this.#keep(run.eid, state);
    await keep(deps, integration, run, told, state.seq);
    return state.seq;
  }

  async #stateAt(reader: Reader, eid: number, seq: number): Promise<RunState> {
    const kept = this.#states.get(eid);
    if (kept?.seq === seq) return kept;
    let state = initialState({ leader_id: 0, member_ids: [], holders: {} });
    while (state.seq < seq) {
      const events: readonly RunEvent[] = await eventsAfter(reader, eid, state.seq, EVENTS_AT_ONCE);
      const earlier = events.filter((event) => event.seq <= seq);
      if (earlier.length === 0) break;
      state = replay(earlier, state);
    }
    return state;
  }

  /** The one that was needed longest ago makes room. */
  #keep(eid: number, state: RunState): void {
    this.#states.delete(eid);
    if (state.status !== 'ended') this.#states.set(eid, state);
    const [oldest] = this.#states.keys();
    if (this.#states.size > KEPT_STATES && oldest !== undefined) this.#states.delete(oldest);
  }
}

async function keep(
  { database, clock }: FeedDeps,
  { id }: KeptIntegration<'xapi'>,
  { eid, told: from }: repository.RunBehind,
  told: readonly Told[],
  to: number,
): Promise<void> {
  const persons = await repository.personsAmong(database, [...new Set(told.map(({ user_id }) => user_id))]);
  const drafts = told
    .filter(({ user_id }) => persons.has(user_id))
    .map(({ user_id, statement }) => draftOf(id, eid, user_id, `event ${statement.id}`, '', [statement]));
  await inTransaction(database, async (tx) => {
    await put(tx, drafts, new Date(clock()));
    await repository.moveCursor(tx, { integrationId: id, eid, from, to });
  });
}

async function tellEvaluation(
  deps: FeedDeps,
  { id, settings }: KeptIntegration<'xapi'>,
  run: repository.RunBehind,
): Promise<void> {
  const { database, clock, env } = deps;
  const [publications, scores] = [
    await repository.publicationsOf(database, run.eid),
    await repository.scoresOf(database, id, run.eid),
  ];
  const persons = await repository.personsAmong(
    database,
    scores.map(({ user_id }) => user_id),
  );
  const last = publications.at(-1);
  if (!last) return;
  const mark = repository.scoreMark(last);
  const telling = { place: new Place(originOf(env), run), passMark: settings.pass_mark };
  const drafts = scores
    .filter(({ user_id }) => persons.has(user_id))
    .map((member) => {
      const key = repository.scoreKey(run.eid, member.user_id);
      return draftOf(id, run.eid, member.user_id, key, mark, tellScore(member, publications, telling));
    });
  await put(database, drafts, new Date(clock()));
}

function draftOf(
  integrationId: number,
  eid: number,
  userId: number,
  itemKey: string,
  mark: string,
  statements: readonly Untold[],
): Draft {
  const payload: Payload = { statements };
  return {
    integration_id: integrationId,
    topic: 'xapi_statement',
    order_key: `run ${eid}`,
    item_key: itemKey,
    mark,
    payload,
    user_id: userId,
    experiment_id: eid,
  };
}

function namesOf(flow: Flow): (nodeId: string) => Bilingual | null {
  const names = new Map(flow.nodes.map(({ id, name }) => [id, name]));
  return (nodeId) => names.get(nodeId) ?? null;
}
