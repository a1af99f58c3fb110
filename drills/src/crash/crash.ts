import { setTimeout as delay } from 'node:timers/promises';
import { type Process, type Product, startProduct } from '@lets/bench';
import pg from 'pg';
import type { Drill, DrillContext, DrillReport } from '../drill.ts';
import { compareRuns } from '../lib/compare.ts';
import { comparePapers } from '../lib/compare-papers.ts';
import { kill } from '../lib/kill.ts';
import { Ledger } from '../lib/ledger.ts';
import { Load } from '../lib/load.ts';
import { type DrillRun, startRun } from '../lib/runs.ts';
import { discard, startSchool, studentsFrom } from '../lib/school.ts';
import { PROC } from '../needs.ts';
import { isFatal, processesOf, VICTIMS, type Victim } from './victims.ts';

/** Between two kills at least and at most so many acts are acknowledged. */
const ACTS = { least: 5, most: 60 };
/** About as long as an act takes. */
const LONGEST_ACT_MS = 40;
const TEAM = 3;

export const crash: Drill = {
  about:
    'kills server, database or both under speeches, votes and writing; nothing acknowledged is lost or done twice',
  kills: { full: 200, short: 4 },
  needs: [PROC],
  run: holdCrash,
};

async function holdCrash(context: DrillContext): Promise<DrillReport> {
  const { isShort, tell } = context;
  tell('starting the product on a database of its own');
  const { dataDir, product } = await startSchool(context);
  const crashing = new Crashing(context, dataDir, product);
  try {
    return await crashing.hold(isShort ? 1 : 4);
  } finally {
    await discard(crashing.product);
  }
}

class Crashing {
  product: Product;
  readonly #context: DrillContext;
  readonly #dataDir: string;
  readonly #ledger = new Ledger();
  readonly #faults: string[] = [];

  constructor(context: DrillContext, dataDir: string, product: Product) {
    this.#context = context;
    this.#dataDir = dataDir;
    this.product = product;
  }

  async hold(teams: number): Promise<DrillReport> {
    const ledger = this.#ledger;
    const load = new Load({ url: this.product.url, ledger, faults: this.#faults });
    const runs: DrillRun[] = [];
    for (let i = 0; i < teams; i += 1)
      runs.push(await startRun(this.product, studentsFrom(1 + i * TEAM, TEAM), ledger));
    for (const run of runs) await load.join(run);
    ledger.begin();
    this.#context.tell(`${teams} run(s) of ${TEAM} people each, who speak, vote and write together`);
    await this.#moreActs('the first kill');
    for (let i = 0; i < this.#context.kills; i += 1) await this.#killOnce(i);
    await load.stop();
    return this.#compare(runs);
  }

  async #killOnce(i: number): Promise<void> {
    const { chance, kills, tell } = this.#context;
    const victim = victimOf(i, chance('victim', i));
    let doomed: Process[] = [];
    await this.#ledger.whileMoving(`there is a ${victim} to kill`, () => {
      doomed = processesOf(victim, this.product, this.#dataDir, chance('which', i));
      return doomed.length > 0;
    });
    // An acknowledgement has just come: what is under way then is often only beginning.
    await delay(chance('phase', i) * LONGEST_ACT_MS);
    const before = this.#ledger.count;
    this.#ledger.beginLeg();
    kill(doomed);
    if (isFatal(victim)) await this.#startAgain();
    await this.#moreActs(i);
    const silence = (this.#ledger.longestOfLeg / 1000).toFixed(1);
    const killed = `${victim} (${doomed.length === 1 ? doomed[0]?.pid : `${doomed.length} processes`})`;
    tell(
      `kill ${i + 1} of ${kills}: ${killed}, after ${before} acknowledged acts; nothing acknowledged for ${silence} s`,
    );
  }

  /** A random number of acts later: in the middle of others. */
  #moreActs(subject: string | number): Promise<void> {
    const { chance } = this.#context;
    const { least, most } = ACTS;
    return this.#ledger.reaches(
      this.#ledger.count + least + Math.floor(chance('moment', subject) * (most - least)),
    );
  }

  async #startAgain(): Promise<void> {
    const { port } = this.product.address;
    await this.product.ended;
    this.product = await startProduct(this.#dataDir, 'server', { PORT: String(port), LOG_LEVEL: 'warn' });
    this.#ledger.stir();
  }

  async #compare(runs: readonly DrillRun[]): Promise<DrillReport> {
    this.#context.tell('comparing what was acknowledged with what is there');
    const ledger = this.#ledger;
    const client = new pg.Client(this.product.database());
    await client.connect();
    const eids = runs.map(({ eid }) => eid);
    const inRuns = await compareRuns(client, eids, ledger).finally(() => client.end());
    const { all, done } = ledger.retries.counts;
    const inPapers = await comparePapers(this.product.url, runs, ledger);
    return {
      acknowledged: ledger.count,
      found: inRuns.found + inPapers.found,
      lost: [...inRuns.lost, ...inPapers.lost],
      doubled: [...inRuns.doubled, ...inPapers.doubled],
      refused: ledger.refused,
      longest_outage_ms: ledger.longestOutage,
      faults: [...this.#faults, ...inRuns.faults],
      notes: [
        `${ledger.acts.length} acts and ${ledger.written.length} edits of shared documents`,
        `${all} acts were sent again; ${done} of them had been done, but not answered, when something was killed`,
      ],
    };
  }
}

/** Each kind once before any is drawn, so that a short drill has them all. */
function victimOf(i: number, chance: number): Victim {
  const at = i < VICTIMS.length ? i : Math.floor(chance * VICTIMS.length);
  return VICTIMS[at] ?? 'server';
}
