import { type Product, startProduct } from '@lets/bench';
import pg from 'pg';
import type { Drill, DrillContext, DrillReport } from '../drill.ts';
import { compareRuns, compareText } from '../lib/compare.ts';
import { Desk } from '../lib/desk.ts';
import { Ledger } from '../lib/ledger.ts';
import { Load } from '../lib/load.ts';
import { type DrillRun, startRun } from '../lib/runs.ts';
import { startSchool, studentsFrom } from '../lib/school.ts';
import { isFatal, kill, VICTIMS, type Victim } from './victims.ts';

/** Between two kills at least and at most so many acts are acknowledged. */
const ACTS = { least: 5, most: 60 };
const TEAM = 3;

export const crash: Drill = {
  about:
    'kills server, database or both under speeches, votes and writing; nothing acknowledged is lost or done twice',
  kills: { full: 200, short: 4 },
  run: holdCrash,
};

async function holdCrash(context: DrillContext): Promise<DrillReport> {
  const { isShort, tell } = context;
  tell('starting the product on a database of its own');
  const { dataDir, product } = await startSchool(context);
  const crashing = new Crashing(context, dataDir, product);
  try {
    const runs: DrillRun[] = [];
    for (let i = 0; i < (isShort ? 1 : 4); i += 1)
      runs.push(await startRun(product, studentsFrom(1 + i * TEAM, TEAM)));
    tell(`${runs.length} run(s) of ${TEAM} people each, who speak, vote and write together`);
    return await crashing.hold(runs);
  } finally {
    await crashing.product.stop();
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

  async hold(runs: readonly DrillRun[]): Promise<DrillReport> {
    const ledger = this.#ledger;
    const faults = this.#faults;
    const load = new Load({ url: this.product.url, ledger, faults });
    for (const run of runs) await load.join(run);
    await this.#moreActs('the first kill');
    for (let i = 0; i < this.#context.kills; i += 1) await this.#killOnce(i);
    await load.stop();
    return this.#compare(runs);
  }

  async #killOnce(i: number): Promise<void> {
    const { chance, kills, tell } = this.#context;
    const victim = victimOf(i, chance('victim', i));
    const killed = kill(this.product, this.#dataDir, victim, chance('which', i));
    const before = this.#ledger.count;
    this.#ledger.beginLeg();
    if (isFatal(victim)) await this.#startAgain();
    await this.#moreActs(i);
    const seconds = (this.#ledger.longestOfLeg / 1000).toFixed(1);
    tell(
      `kill ${i + 1} of ${kills}: ${killed}, after ${before} acknowledged acts; nothing acknowledged for ${seconds} s`,
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
  }

  async #compare(runs: readonly DrillRun[]): Promise<DrillReport> {
    this.#context.tell('comparing what was acknowledged with what is there');
    const ledger = this.#ledger;
    const client = new pg.Client(this.product.database());
    await client.connect();
    const eids = runs.map(({ eid }) => eid);
    const inRuns = await compareRuns(client, eids, ledger).finally(() => client.end());
    const inPapers = await this.#comparePapers(runs);
    return {
      acknowledged: ledger.count,
      found: inRuns.found + inPapers.found,
      lost: [...inRuns.lost, ...inPapers.lost],
      doubled: [...inRuns.doubled, ...inPapers.doubled],
      refused: ledger.refused,
      longest_outage_ms: ledger.longestOutage,
      faults: [...this.#faults, ...inRuns.faults],
      notes: [`${ledger.acts.length} acts and ${ledger.written.length} edits of shared documents`],
    };
  }

  /** As a person finds them who opens them now. */
  async #comparePapers(runs: readonly DrillRun[]): Promise<ReturnType<typeof compareText>> {
    const sum = { found: 0, lost: [] as string[], doubled: [] as string[] };
    for (const { eid, people } of runs) {
      const written = this.#ledger.written.filter((one) => one.eid === eid);
      const desk = await Desk.open(this.product.url, people.chair.token, `${eid}/${written[0]?.documentId}`);
      const { found, lost, doubled } = compareText(
        desk.text,
        written.map(({ mark }) => mark),
      );
      desk.close();
      sum.found += found;
      sum.lost.push(...lost);
      sum.doubled.push(...doubled);
    }
    return sum;
  }
}

/** Each kind once before any is drawn, so that a short drill has them all. */
function victimOf(i: number, chance: number): Victim {
  const at = i < VICTIMS.length ? i : Math.floor(chance * VICTIMS.length);
  return VICTIMS[at] ?? 'server';
}
