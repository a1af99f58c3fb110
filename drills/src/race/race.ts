import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { databaseUrlOf, type Product, startProduct } from '@lets/bench';
import { ActAnswer } from '@lets/contract';
import { CallRefused, Session } from '@lets/players';
import pg from 'pg';
import type { Drill, DrillContext, DrillReport } from '../drill.ts';
import { compareRuns } from '../lib/compare.ts';
import { Ledger } from '../lib/ledger.ts';
import { type DrillRun, logInTeam, prepareRun } from '../lib/runs.ts';
import { discard, logIn, startSchool, studentsFrom } from '../lib/school.ts';
import { codeOf, RIVALRIES, type Rival, type Rivalry } from './rivalries.ts';

const TEAM = 3;
const ROUNDS = { full: 25, short: 1 };
const TEAMS = { full: 4, short: 1 };

export const race: Drill = {
  about:
    'sets rivals on each other, at two servers on one database: one wins, the others are told, a repeat changes nothing',
  run: holdRace,
};

async function holdRace(context: DrillContext): Promise<DrillReport> {
  const { isShort, folder, tell } = context;
  const form = isShort ? 'short' : 'full';
  tell('starting the product on a database of its own');
  const { product } = await startSchool(context);
  const products = [product];
  try {
    if (!isShort) {
      tell('starting a second server on the same database');
      const joined = { DATABASE_URL: databaseUrlOf(product), LOG_LEVEL: 'warn' };
      products.push(await startProduct(join(folder, 'second'), 'server', joined));
    }
    const racing = new Racing(products, tell);
    const teams = Array.from({ length: TEAMS[form] }, (_, i) => studentsFrom(1 + i * TEAM, TEAM));
    await Promise.all(teams.map((accounts) => racing.play(accounts, ROUNDS[form])));
    return await racing.report();
  } finally {
    for (const one of products.toReversed()) await discard(one);
  }
}

type Outcome = { readonly events: ActAnswer['events'] } | { readonly refused: number };

function inWords(outcome: Outcome): string {
  return 'refused' in outcome ? String(outcome.refused) : `event ${outcome.events.map(({ seq }) => seq)}`;
}

class Racing {
  readonly #products: readonly Product[];
  readonly #tell: DrillContext['tell'];
  readonly #ledger = new Ledger();
  readonly #eids: number[] = [];
  readonly #faults: string[] = [];
  readonly #doubled: string[] = [];
  /** The same sessions at the second server. */
  readonly #elsewhere = new Map<Session, Promise<Session>>();

  constructor(products: readonly Product[], tell: DrillContext['tell']) {
    this.#products = products;
    this.#tell = tell;
  }

  async play(accounts: readonly string[], rounds: number): Promise<void> {
    const [first] = this.#products;
    if (!first) throw new Error('there is no server');
    const people = await logInTeam(first, accounts);
    const staff = await logIn(first, 'admin01');
    for (let round = 0; round < rounds; round += 1) {
      const run = await prepareRun(people, accounts);
      this.#eids.push(run.eid);
      for (const rivalry of RIVALRIES) await this.#race(rivalry, run, staff);
      this.#tell(
        `round ${round + 1} of ${rounds}, run ${run.eid}: ${RIVALRIES.map(({ about }) => about).join(', ')}`,
      );
    }
  }

  async #race(rivalry: Rivalry, run: DrillRun, staff: Session): Promise<void> {
    const rivals = await rivalry.rivals(run, staff);
    const outcomes = await Promise.all(rivals.map((rival, i) => this.#tryTwice(rival, i)));
    const what = `${rivalry.about} in run ${run.eid}`;
    let winners = 0;
    for (const [one, other] of outcomes) {
      if (!isDeepStrictEqual(one, other))
        this.#faults.push(
          `${what}: two tries with one request id were answered differently: ${inWords(one)} and ${inWords(other)}`,
        );
      if ('events' in one) {
        winners += 1;
        this.#ledger.act({ eid: run.eid, what, events: one.events });
      } else this.#noteRefusal(rivalry, what, one.refused);
    }
    if (winners === 0) this.#faults.push(`${what}: nobody won`);
    if (winners > 1) this.#doubled.push(`${what}: ${winners} won`);
  }

  #noteRefusal(rivalry: Rivalry, what: string, code: number): void {
    this.#ledger.refused += 1;
    if (code !== codeOf(rivalry))
      this.#faults.push(`${what}: refused with ${code} instead of ${codeOf(rivalry)}`);
  }

  /** The same request, at once at all servers, as a client sends it that has lost its patience. */
  async #tryTwice(rival: Rival, i: number): Promise<readonly [Outcome, Outcome]> {
    const id = crypto.randomUUID();
    return Promise.all([this.#try(rival, id, i), this.#try(rival, id, i + 1)]);
  }

  async #try({ session, call, input }: Rival, request_id: string, i: number): Promise<Outcome> {
    try {
      const at = await this.#at(session, i);
      const { events } = ActAnswer.parse(await at.call(call, { ...input, request_id }));
      return { events };
    } catch (error) {
      if (error instanceof CallRefused) return { refused: error.code };
      throw error;
    }
  }

  #at(session: Session, i: number): Promise<Session> | Session {
    const product = this.#products[i % this.#products.length];
    if (!product || product.url === session.url) return session;
    const known = this.#elsewhere.get(session) ?? Session.resume(product.url, session.token);
    this.#elsewhere.set(session, known);
    return known;
  }

  async report(): Promise<DrillReport> {
    this.#tell('comparing what was acknowledged with what is there');
    const client = new pg.Client(this.#products[0]?.database());
    await client.connect();
    const { found, lost, doubled, faults } = await compareRuns(client, this.#eids, this.#ledger).finally(() =>
      client.end(),
    );
    return {
      acknowledged: this.#ledger.count,
      found,
      lost,
      doubled: [...this.#doubled, ...doubled],
      refused: this.#ledger.refused,
      longest_outage_ms: null,
      faults: [...this.#faults, ...faults],
      notes: [
        `${this.#eids.length} runs at ${this.#products.length} server(s); every rival sent its request twice`,
      ],
    };
  }
}
