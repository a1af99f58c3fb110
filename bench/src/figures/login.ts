import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CODE } from '@lets/contract';
import pg from 'pg';
import { type Figure, times } from '../lib/figure.ts';
import { PASSWORD, type Product, startProduct } from '../lib/product.ts';
import { median, percentile } from '../lib/stats.ts';

const PEOPLE = 1400;
const WITHIN_MS = 1000;
const GOAL_S = 60;

/** What one person went through until they were in. */
interface Entry {
  readonly tookMs: number;
  /** How often they were told to come again. */
  readonly toldToWait: number;
}

/** A whole school logs in within one second, each person trying again when told, as the page does. */
export const login: Figure = async ({ folder, isQuick, tell }) => {
  const product = await startProduct(join(folder, 'login'));
  const client = new pg.Client(product.database());
  await client.connect();
  try {
    await client.query(INSERT_PEOPLE, [PEOPLE]);
    tell('one after another');
    const alone: number[] = [];
    for (let n = 1; n <= (isQuick ? 20 : 60); n += 1) alone.push((await enter(product, n)).tookMs);
    const oneByOneS = (median(alone) * PEOPLE) / 1000;
    tell(`${PEOPLE} within a second`);
    const startedAt = performance.now();
    const entries = await Promise.all(
      Array.from({ length: PEOPLE }, async (_, at) => {
        await delay((at * WITHIN_MS) / PEOPLE);
        return enter(product, at + 1);
      }),
    );
    const allS = (performance.now() - startedAt) / 1000;
    const counted = await client.query<{ failures: string }>(
      "SELECT count(*) AS failures FROM login_failures WHERE subject NOT LIKE 'entered:%'",
    );
    const failures = Number(counted.rows[0]?.failures);
    const took = entries.map(({ tookMs }) => tookMs / 1000);
    const told = entries.filter(({ toldToWait }) => toldToWait > 0).length;
    return {
      rows: [
        {
          figure: `login, ${PEOPLE.toLocaleString('en')} within a second, the last one in`,
          measured: `${allS.toFixed(1)} s`,
          yardstick: `${oneByOneS.toFixed(1)} s one after another`,
          ratio: times(allS / oneByOneS),
          goal: `≤ ${GOAL_S} s`,
          isMet: allS <= GOAL_S,
        },
        {
          figure: 'login, failures counted',
          measured: String(failures),
          yardstick: '–',
          ratio: '–',
          goal: '0',
          isMet: failures === 0,
        },
      ],
      notes: [
        `login: half were in after ${median(took).toFixed(1)} s, 95 % after ${percentile(took, 0.95).toFixed(1)} s; ${told} were told when to come again.`,
      ],
      data: { alone, entries, failures },
    };
  } finally {
    await client.end();
    await product.stop();
  }
};

async function enter({ url }: Product, n: number): Promise<Entry> {
  const userData = JSON.stringify({ account: `many-${n}`, password: PASSWORD });
  const startedAt = performance.now();
  for (let toldToWait = 0; ; toldToWait += 1) {
    const answer = await fetch(`${url}/api/account/login`, {
      method: 'POST',
      headers: { origin: url },
      body: new URLSearchParams({ userData }),
    });
    const { c, m, d } = (await answer.json()) as { c: number; m: string; d: { retry_after?: number } | null };
    if (c === CODE.ok) return { tookMs: performance.now() - startedAt, toldToWait };
    if (c !== CODE.come_again) throw new Error(`many-${n} was refused: ${c} ${m}`);
    await delay((d?.retry_after ?? 5) * 1000);
  }
}

const INSERT_PEOPLE = `INSERT INTO users (account, name, identity, password_hash, student_id, email)
  SELECT 'many-' || n, '学生' || n, 1, s.password_hash, 'M' || lpad(n::text, 6, '0'), 'many' || n || '@lets.example'
  FROM generate_series(1, $1) n, (SELECT password_hash FROM users WHERE account = 'student01') s`;
