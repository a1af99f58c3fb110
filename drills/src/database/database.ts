import { join } from 'node:path';
import { eventually, listBelow, type Product, readPostmaster, startProduct } from '@lets/bench';
import { accountQuery } from '@lets/contract';
import { CallRefused } from '@lets/players';
import type { Drill, DrillContext, DrillReport } from '../drill.ts';
import { startSchool } from '../lib/school.ts';
import { holdUnderLoad, type Scene } from '../lib/under-load.ts';
import { PROC } from '../needs.ts';
import { DatabaseLine, type Moment } from './database-line.ts';

const CUTS = { full: 60, short: 4 };
const BETWEEN = { full: 20, short: 5 };
/** What is asked while the database is away is answered within this; a database that only says nothing is waited for as long as a statement may take. */
const ANSWER_MS = { away: 8_000, paused: 22_000 };
/** Everybody is answered within this when it is back: long enough for a busy machine, and shorter than any client waits for an answer that does not come. */
const HEAL_MS = 20_000;

export const database: Drill = {
  about:
    'pauses the database, takes it away and cuts its line in the middle of acts; calls fail clearly and it heals by itself',
  needs: [PROC],
  run: holdDatabase,
};

/** The database is that of a server whom nobody visits; the one that people use reaches it over a line of the drill's. */
async function holdDatabase(context: DrillContext): Promise<DrillReport> {
  const { folder, isShort, tell } = context;
  tell('starting a database, and the product on a line to it');
  const host = new Host(await startSchool(context));
  const line = await DatabaseLine.open(() => host.socketPath);
  const settings = { DATABASE_URL: line.url, LOG_LEVEL: 'warn' };
  const product = await startProduct(join(folder, 'server'), 'server', settings);
  const ground = { url: product.url, database: () => host.product.database(), teams: isShort ? 1 : 3 };
  try {
    return await holdUnderLoad(context, ground, (scene) => new Breaking(context, scene, line, host).run());
  } finally {
    await product.stop();
    line.takeAway();
    await host.product.stop();
  }
}

class Host {
  product: Product;
  readonly #dataDir: string;

  constructor({ dataDir, product }: { readonly dataDir: string; readonly product: Product }) {
    this.#dataDir = dataDir;
    this.product = product;
  }

  get socketPath(): string {
    const { host, port } = this.product.database();
    return `${host}/.s.PGSQL.${port}`;
  }

  /** Stops all that the database server consists of in the middle of what it does, or lets it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    for (const one of listBelow(readPostmaster(this.#dataDir).pid)) process.kill(one.pid, name);
  }

  async restart(): Promise<void> {
    await this.product.stop();
    this.product = await startProduct(this.#dataDir, 'server', { LOG_LEVEL: 'warn' });
  }
}

class Breaking {
  readonly #context: DrillContext;
  readonly #scene: Scene;
  readonly #line: DatabaseLine;
  readonly #host: Host;

  constructor(context: DrillContext, scene: Scene, line: DatabaseLine, host: Host) {
    this.#context = context;
    this.#scene = scene;
    this.#line = line;
    this.#host = host;
  }

  async run(): Promise<void> {
    const form = this.#context.isShort ? 'short' : 'full';
    await this.#scene.more(BETWEEN[form]);
    await this.#cutInFlight(CUTS[form]);
    await this.#during('away', async () => {
      this.#line.takeAway();
      return () => this.#line.mend();
    });
    if (this.#context.isShort) return;
    await this.#during('paused', async () => {
      this.#host.signal('SIGSTOP');
      return async () => this.#host.signal('SIGCONT');
    });
    await this.#during('away', async () => {
      await this.#host.product.stop();
      return () => this.#host.restart();
    });
  }

  /** The act is sent again under its request id, and was either done already or not: it must be there once. */
  async #cutInFlight(times: number): Promise<void> {
    for (let i = 0; i < times; i += 1) {
      const moment: Moment = i % 2 === 0 ? 'after' : 'before';
      const before = this.#line.cuts;
      this.#line.cutNext(moment);
      await eventually('an act is cut', () => this.#line.cuts > before, 60_000);
      await this.#scene.more(2);
    }
    this.#note(`${times} lines cut while an act was being kept, half of them after it was`);
  }

  async #during(what: keyof typeof ANSWER_MS, breakIt: () => Promise<() => Promise<void>>): Promise<void> {
    const mend = await breakIt();
    const slowest = await this.#askInVain();
    if (slowest > ANSWER_MS[what])
      this.#scene.faults.push(`a database that is ${what}: a call was answered after ${seconds(slowest)}`);
    await mend();
    const { last, ms } = await this.#scene.answered();
    if (ms > HEAL_MS)
      this.#scene.faults.push(`a database that was ${what}: ${last} was answered after ${seconds(ms)}`);
    await this.#scene.more(BETWEEN[this.#context.isShort ? 'short' : 'full']);
    this.#note(
      `database ${what}: a call is refused after ${seconds(slowest)} at most; everybody has been answered ${seconds(ms)} after it is back, ${last} last`,
    );
  }

  /** Asks until it has been refused three times; answers the longest time that took. */
  async #askInVain(): Promise<number> {
    const person = this.#scene.runs[0]?.people.chair;
    let slowest = 0;
    for (let refused = 0; refused < 3; ) {
      const startedAt = performance.now();
      const isRefused = await person?.call(accountQuery, {}).then(
        () => false,
        (error) => error instanceof CallRefused,
      );
      if (isRefused) refused += 1;
      slowest = Math.max(slowest, performance.now() - startedAt);
    }
    return slowest;
  }

  #note(what: string): void {
    this.#scene.notes.push(what);
    this.#context.tell(what);
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
