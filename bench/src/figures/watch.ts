import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Crew, type Hand } from '../lib/crew.ts';
import { type Figure, ms, perSecond, type Row, times } from '../lib/figure.ts';
import { databaseUrlOf, type Product, startProduct } from '../lib/product.ts';
import { seedRooms } from '../lib/rooms.ts';
import { hireSpeakers } from '../lib/stage.ts';
import { median, percentile } from '../lib/stats.ts';
import { playToHearing } from '../lib/template.ts';
import type { Speakers } from '../load/speakers.ts';

const AT_ONCE = 16;
const SECONDS = 2;
const GOAL = 1.1;
const WARMING = 3;

/** How a server is watched: a `twin` not at all, which shows what is noise; `away` sends its traces where nobody listens. */
const SIDES = ['twin', 'metrics', 'traces', 'away'] as const;
type Watched = (typeof SIDES)[number];
type Side = 'unwatched' | Watched;

interface Measure {
  /** Of the server's processor time, an act: busy neighbours change it less than what a person waits for. */
  readonly cost: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}
type Round = Readonly<Partial<Record<Side, Measure>>>;
interface Voice {
  readonly hand: Hand<Speakers>;
  readonly pid: number;
}
type Speaking = Map<Side, Voice>;

/** Speeches at servers that are watched, one after the other, against one that is not, by turns on the database of a third. */
export const watch: Figure = async ({ folder, isQuick, tell }) => {
  const collector = await openCollector();
  const crew = new Crew();
  const start = (side: Side, more: Record<string, string>) =>
    startProduct(join(folder, `watch-${side}`), 'server', more);
  const host = await startProduct(join(folder, 'watch-host'));
  const running: Product[] = [];
  try {
    tell('playing a case to its hearing');
    const template = await playToHearing(host);
    const joined = { DATABASE_URL: databaseUrlOf(host) };
    const to = (port: number) => ({ ...joined, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    const settings: Readonly<Record<Watched, Record<string, string>>> = {
      twin: joined,
      metrics: { ...joined, METRICS_TOKEN: 'a-token-of-the-bench' },
      traces: to(collector.port),
      // Nothing listens at the port of discarded bytes.
      away: to(9),
    };
    const speaking: Speaking = new Map();
    const hire = async (side: Side, { address, pid }: Product) => {
      const rooms = await seedRooms(host.database(), template, { count: AT_ONCE, members: 1 });
      const [hand] = await hireSpeakers(crew, rooms, [address]);
      if (hand) speaking.set(side, { hand, pid });
    };
    const rows: Row[] = [];
    const data: Round[] = [];
    for (const side of SIDES) {
      tell(`starting two servers: ${NAMES[side]}`);
      // Both are new: one that has run for longer is faster.
      for (const one of ['unwatched', side] as const) {
        const product = await start(one, one === 'unwatched' ? joined : settings[one]);
        running.push(product);
        await hire(one, product);
      }
      const rounds = await playRounds(speaking, { rounds: isQuick ? 4 : 9, tell });
      rows.push(...rowsOf(side, rounds));
      data.push(...rounds);
      // One database admits three servers at a time.
      speaking.clear();
      for (const product of running.splice(0)) await product.stop();
    }
    const notes = [
      `watch: every speech was traced, and ${collector.posts()} posts of traces were taken in meanwhile.`,
    ];
    return { rows, notes, data };
  } finally {
    await crew.dismiss();
    for (const product of [...running, host]) await product.stop();
    collector.server.close();
  }
};

/** Takes everything in, and looks at nothing. */
async function openCollector(): Promise<{ server: Server; port: number; posts: () => number }> {
  let posts = 0;
  const server = createServer((request, response) => {
    posts += 1;
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port, posts: () => posts };
}

interface Turns {
  readonly rounds: number;
  readonly tell: (what: string) => void;
}

/** Each side once in a round; the other one is first in the next. The first rounds are not counted. */
async function playRounds(speaking: Speaking, { rounds: count, tell }: Turns): Promise<Round[]> {
  const rounds: Round[] = [];
  const sides = [...speaking];
  for (let i = -WARMING; i < count; i += 1) {
    tell(i < 0 ? 'warming up' : `round ${i + 1}`);
    const round: Partial<Record<Side, Measure>> = {};
    for (const [side, { hand, pid }] of i % 2 === 0 ? sides : sides.toReversed()) {
      const before = processorMs(pid);
      const { done, seconds, durations } = await hand.ask('loop', { atOnce: AT_ONCE, seconds: SECONDS });
      round[side] = {
        cost: (processorMs(pid) - before) / done,
        rate: done / seconds,
        p50: median(durations),
        p99: percentile(durations, 0.99),
      };
    }
    if (i >= 0) rounds.push(round);
  }
  return rounds;
}

/** Processor time of a process in milliseconds, from the ticks (of 10 ms) that Linux counts; not known elsewhere. */
function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

const NAMES: Readonly<Record<Watched, string>> = {
  twin: 'a twin',
  metrics: 'metrics on',
  traces: 'every act traced',
  away: 'traced, no collector',
};

function rowsOf(side: Watched, rounds: readonly Round[]): Row[] {
  const of = (one: Side, key: keyof Measure) => rounds.map((round) => round[one]?.[key] ?? Number.NaN);
  const row = (key: keyof Measure, what: string, put: (value: number) => string): Row => {
    const plain = of('unwatched', key);
    const ratio = median(of(side, key).map((value, i) => value / (plain[i] ?? Number.NaN)));
    const isJudged = key === 'cost' && side !== 'twin';
    return {
      figure: `watch, ${NAMES[side]}: ${what}`,
      measured: put(median(of(side, key))),
      yardstick: `${put(median(plain))} unwatched`,
      ratio: times(ratio),
      goal: isJudged ? `≤ ${times(GOAL)}` : '',
      isMet: isJudged ? ratio <= GOAL : null,
    };
  };
  return [
    row('cost', 'processor time of an act', ms),
    row('rate', `acts of ${AT_ONCE} at once`, perSecond),
    row('p50', 'p50', ms),
    row('p99', 'p99', ms),
  ];
}
