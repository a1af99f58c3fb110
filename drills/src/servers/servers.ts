import { isDeepStrictEqual } from 'node:util';
import { eventually } from '@lets/bench';
import type { RunEvent } from '@lets/engine';
import pg from 'pg';
import type { Drill, DrillContext, DrillReport } from '../drill.ts';
import { compareRuns, eventsOf } from '../lib/compare.ts';
import { comparePapers } from '../lib/compare-papers.ts';
import { Ledger } from '../lib/ledger.ts';
import { Load } from '../lib/load.ts';
import { type DrillRun, startRun } from '../lib/runs.ts';
import { studentsFrom } from '../lib/school.ts';
import { REDIS_SERVER } from '../needs.ts';
import { checkDocument, checkEndedSession, checkOutage, checkPresence } from './checks.ts';
import { type Spread, startSpread } from './spread.ts';
import { Watcher } from './watcher.ts';

const TEAM = 3;
const TEAMS = 2;
/** Everybody is back within this when their server has been killed, */
const BACK_MS = 5_000;
/** or, on a machine that is busy, within so many times as long as it takes when only their lines are cut. */
const BACK_RATIO = 3;
/** Between two kills at least and at most so many acts are acknowledged. */
const ACTS = { least: 40, most: 120 };

export const servers: Drill = {
  about:
    'kills one of two servers on one database and Redis; its people go on at the other, with every event once',
  kills: { full: 10, short: 1 },
  needs: [REDIS_SERVER],
  async run(context) {
    context.tell('starting two servers behind one address, joined by Redis, on one database');
    const spread = await startSpread(context);
    try {
      return await new Spreading(context, spread).hold();
    } finally {
      await spread.stop();
    }
  },
};

class Spreading {
  readonly #context: DrillContext;
  readonly #spread: Spread;
  readonly #ledger = new Ledger();
  readonly #watchers: Watcher[] = [];
  readonly #faults: string[] = [];
  readonly #notes: string[] = [];
  #allowedMs = BACK_MS;

  constructor(context: DrillContext, spread: Spread) {
    this.#context = context;
    this.#spread = spread;
  }

  async hold(): Promise<DrillReport> {
    const { kills, tell } = this.#context;
    const runs: DrillRun[] = [];
    for (let i = 0; i < TEAMS; i += 1)
      runs.push(await startRun(this.#spread, studentsFrom(1 + i * TEAM, TEAM), this.#ledger));
    for (const { eid, people } of runs)
      for (const session of Object.values(people)) this.#watchers.push(await Watcher.open(session, eid));
    await this.#checkOthers(runs);
    const load = new Load({ url: this.#spread.url, ledger: this.#ledger, faults: this.#faults });
    for (const run of runs) await load.join(run);
    this.#ledger.begin();
    tell(`${runs.length} runs of ${TEAM} people each, spread over both: they watch, speak, vote and write`);
    await this.#moreActs('the first kill');
    const calm = await this.#breakOff(0, () => this.#spread.balancer.cutLive(0));
    this.#note(`when lines are cut and both servers go on, everybody is back after ${seconds(calm)}`);
    this.#allowedMs = Math.max(BACK_MS, calm * BACK_RATIO);
    for (let i = 0; i < kills; i += 1) await this.#killOnce(i);
    await load.stop();
    return this.#compare(runs);
  }

  async #checkOthers(runs: readonly DrillRun[]): Promise<void> {
    const [first, second] = this.#spread.servers;
    const [run] = runs;
    if (!first || !second || !run) throw new Error('there are no two servers');
    const both = [first, second] as const;
    this.#note(await checkPresence(this.#watchers, run));
    this.#note(await checkDocument(both, run));
    this.#note(await checkEndedSession(both, 'student02', run.eid));
    this.#note(await checkOutage(this.#spread, run, this.#watchers, this.#ledger));
  }

  #note(what: string): void {
    this.#notes.push(what);
    this.#context.tell(what);
  }

  /** In the middle of acts; it is started again before the next kill. */
  async #killOnce(i: number): Promise<void> {
    const { kills, tell } = this.#context;
    const at = i % this.#spread.servers.length;
    const product = this.#spread.servers[at];
    if (!product) throw new Error('there is no such server');
    const gone = this.#spread.balancer.liveTo(at);
    this.#ledger.beginLeg();
    const waited = await this.#breakOff(at, () => process.kill(product.pid, 'SIGKILL'));
    if (waited > this.#allowedMs)
      this.#faults.push(
        `kill ${i + 1}: everybody was back after ${seconds(waited)}, and not within ${seconds(this.#allowedMs)}`,
      );
    await this.#moreActs(i);
    const silence = (this.#ledger.longestOfLeg / 1000).toFixed(1);
    tell(
      `kill ${i + 1} of ${kills}: server ${at + 1} (${product.pid}), after ${this.#ledger.count} acknowledged acts; ${gone} people lost their line and ` +
        `all were back after ${seconds(waited)}; nothing acknowledged for ${silence} s`,
    );
    await this.#spread.restart(at);
  }

  /** Does it, and answers how long it took until everybody whose line led to that server was back with all they had missed. */
  async #breakOff(at: number, doIt: () => void): Promise<number> {
    const due = new Map(this.#watchers.map((one) => [one, this.#ledger.lastOf(one.eid)]));
    const lossesDue = this.#losses + this.#spread.balancer.liveTo(at);
    const startedAt = performance.now();
    doIt();
    await this.#ledger.whileMoving(
      'everybody is back',
      () =>
        this.#losses >= lossesDue && [...due].every(([watcher, seq]) => watcher.isBack && watcher.seq >= seq),
    );
    return performance.now() - startedAt;
  }

  /** How often a person's line was lost, in all. */
  get #losses(): number {
    return this.#watchers.reduce((sum, { losses }) => sum + losses, 0);
  }

  #moreActs(subject: string | number): Promise<void> {
    const { least, most } = ACTS;
    const more = least + Math.floor(this.#context.chance('moment', subject) * (most - least));
    return this.#ledger.reaches(this.#ledger.count + more);
  }

  async #compare(runs: readonly DrillRun[]): Promise<DrillReport> {
    this.#context.tell('comparing what was acknowledged with what is there, and with what everybody saw');
    const ledger = this.#ledger;
    const client = new pg.Client(this.#spread.databaseUrl);
    await client.connect();
    try {
      const inRuns = await compareRuns(
        client,
        runs.map(({ eid }) => eid),
        ledger,
      );
      for (const { eid } of runs) await this.#compareSeen(eid, await eventsOf(client, eid));
      const inPapers = await comparePapers(this.#spread.url, runs, ledger);
      return {
        acknowledged: ledger.count,
        found: inRuns.found + inPapers.found,
        lost: [...inRuns.lost, ...inPapers.lost],
        doubled: [...inRuns.doubled, ...inPapers.doubled],
        refused: ledger.refused,
        longest_outage_ms: ledger.longestOutage,
        faults: [...this.#faults, ...inRuns.faults],
        notes: this.#notes,
      };
    } finally {
      await client.end();
      for (const watcher of this.#watchers) watcher.close();
    }
  }

  /** Every event of a run has come to everybody in it once, in its order, and as it is. */
  async #compareSeen(eid: number, events: readonly RunEvent[]): Promise<void> {
    const watchers = this.#watchers.filter((one) => one.eid === eid);
    await eventually(
      `everybody has all of run ${eid}`,
      () => watchers.every(({ seq }) => seq >= events.length),
      60_000,
    );
    for (const { taken, doubled } of watchers) {
      if (doubled > 0) this.#faults.push(`run ${eid}: ${doubled} events came twice over one connection`);
      const wrong = taken.filter(
        (event, i) => event.type !== 'sealed' && !isDeepStrictEqual(event.data, events[i]?.data),
      );
      if (wrong.length > 0)
        this.#faults.push(`run ${eid}: ${wrong.length} events came otherwise than they are stored`);
    }
    this.#notes.push(
      `run ${eid}: ${watchers.length} people have each of its ${events.length} events once and in order`,
    );
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
