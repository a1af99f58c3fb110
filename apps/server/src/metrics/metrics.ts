import { ALARM_KINDS } from '@lets/contract';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { usedOf } from '../db/pool-use.ts';
import type { Deps } from '../deps.ts';
import { lastBackup, lastSoundTrial } from '../features/backup/service.ts';
import { countRunsByState } from './repository.ts';

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const ACT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
/** Gauges of the library that are named as counters, which promtool refuses; `nodejs_active_resources` tells the same by kind. */
const MISNAMED = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);
/** Runs are counted in the database this often at most, however often it is asked for. */
const COUNT_EVERY_MS = 30_000;

export type ActResult = 'done' | 'refused' | 'failed';

/**
 * What Prometheus is told of this process. Labels are names of calls, kinds and codes, which are declared and so of a bounded number: no
 * person, run or address.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #calls = new Histogram({
    name: 'lets_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by declared call and answered code.',
    labelNames: ['call', 'code'],
    buckets: CALL_SECONDS,
    registers: [this.#registry],
  });
  readonly #acts = new Counter({
    name: 'lets_acts_total',
    help: 'Acts on runs, by the command that the engine was asked and what came of it.',
    labelNames: ['kind', 'result'],
    registers: [this.#registry],
  });
  readonly #commits = new Histogram({
    name: 'lets_act_commit_seconds',
    help: 'Time in which an accepted act was judged and committed.',
    buckets: ACT_SECONDS,
    registers: [this.#registry],
  });
  readonly #deliveries = new Histogram({
    name: 'lets_event_delivery_seconds',
    help: 'Time from the moment of an event to its being handed to the live connections of this process.',
    buckets: ACT_SECONDS,
    registers: [this.#registry],
  });

  readonly contentType = this.#registry.contentType;

  constructor(deps: Deps) {
    collectDefaultMetrics({ register: this.#registry });
    for (const name of MISNAMED) this.#registry.removeSingleMetric(name);
    this.#gauge('lets_sockets', 'Open live connections of this process.', ['kind'], (gauge) => {
      gauge.set({ kind: 'live' }, deps.lines.live());
      gauge.set({ kind: 'document' }, deps.lines.documents());
    });
    this.#gauge('lets_presence', 'People who have a run open, at this process.', [], (gauge) =>
      gauge.set(deps.lines.present()),
    );
    this.#gauge('lets_runs', 'Runs in the database, by state.', ['state'], createRunCount(deps));
    const pools = { read: deps.database.pool, write: deps.database.writes };
    this.#gauge('lets_db_pool_used', 'Database connections in use.', ['pool'], (gauge) => {
      for (const [pool, of] of Object.entries(pools)) gauge.set({ pool }, usedOf(of));
    });
    this.#gauge('lets_db_pool_waiting', 'Work that waits for a database connection.', ['pool'], (gauge) => {
      for (const [pool, of] of Object.entries(pools)) gauge.set({ pool }, of.waitingCount);
    });
    this.#gauge(
      'lets_backup_age_seconds',
      'Since the last whole backup; absent without one.',
      [],
      async (gauge) => {
        const last = await lastBackup(deps).catch(() => null);
        gauge.reset();
        if (last) gauge.set(Math.max(0, deps.clock() - last.made_at) / 1000);
        else gauge.remove();
      },
    );
    this.#gauge(
      'lets_backup_trial_age_seconds',
      'Since a backup was last seen to restore, by hand or by itself; absent without one.',
      [],
      async (gauge) => {
        const at = await lastSoundTrial(deps).catch(() => null);
        gauge.reset();
        if (at !== null) gauge.set(Math.max(0, deps.clock() - at) / 1000);
        else gauge.remove();
      },
    );
    this.#gauge('lets_alarms', 'Alarms that stand at this process: 1 or 0.', ['kind'], (gauge) => {
      const standing = new Set(deps.alarms.standing().map(({ kind }) => kind));
      for (const kind of ALARM_KINDS) gauge.set({ kind }, Number(standing.has(kind)));
    });
  }

  answered(call: string, code: number, seconds: number): void {
    this.#calls.observe({ call, code }, seconds);
  }

  acted(kind: string, result: ActResult): void {
    this.#acts.inc({ kind, result });
  }

  committed(ms: number): void {
    this.#commits.observe(ms / 1000);
  }

  /** Below zero where another machine's clock is ahead. */
  delivered(ms: number): void {
    this.#deliveries.observe(Math.max(0, ms) / 1000);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #gauge(
    name: string,
    help: string,
    labelNames: string[],
    read: (gauge: Gauge) => void | Promise<void>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      async collect() {
        await read(this);
      },
    });
  }
}

/** Without the database the other figures are still worth telling. */
function createRunCount({ database, steadyClock, log }: Deps) {
  let countedAt = Number.NEGATIVE_INFINITY;
  return async (gauge: Gauge) => {
    if (steadyClock() - countedAt < COUNT_EVERY_MS) return;
    countedAt = steadyClock();
    try {
      const counts = await countRunsByState(database);
      gauge.reset();
      for (const { state, count } of counts) gauge.set({ state }, count);
    } catch (error) {
      log.warn({ err: error }, 'runs could not be counted');
    }
  };
}
