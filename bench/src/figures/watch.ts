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
const GOAL = 0.9;

/** How a server is watched; `away` sends its traces where nobody listens. */
const SIDES = ['unwatched', 'metrics', 'traces', 'away'] as const;
type Side = (typeof SIDES)[number];
type Watched = Exclude<Side, 'unwatched'>;

interface Measure {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}
type Round = Readonly<Record<Side, Measure>>;

/** Speeches at servers that are watched, against one that is not, by turns on one database. */
export const watch: Figure = async ({ folder, isQuick, tell }) => {
  const collector = await openCollector();
  const products: Product[] = [];
  const crew = new Crew();
  const start = async (side: Side, more: Record<string, string>) => {
    const product = await startProduct(join(folder, `watch-${side}`), 'server', more);
    products.push(product);
    return product;
  };
  try {
    tell('starting four servers on one database');
    const plain = await start('unwatched', {});
    const joined = { DATABASE_URL: databaseUrlOf(plain) };
    const to = (port: number) => ({ ...joined, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    const servers = {
      unwatched: plain,
      metrics: await start('metrics', { ...joined, METRICS_TOKEN: 'a-token-of-the-bench' }),
      traces: await start('traces', to(collector.port)),
      // Nothing listens at the port of discarded bytes.
      away: await start('away', to(9)),
    };
    tell('playing a case to its hearing');
    const template = await playToHearing(plain);
    const hands = {} as Record<Side, readonly Hand<Speakers>[]>;
    for (const side of SIDES) {
      const rooms = await seedRooms(plain.database(), template, { count: AT_ONCE, members: 1 });
      hands[side] = await hireSpeakers(crew, rooms, [servers[side].address]);
    }
    const rounds: Round[] = [];
    // The first is not counted.
    for (let i = 0; i <= (isQuick ? 4 : 9); i += 1) {
      tell(i === 0 ? 'warming up' : `round ${i}`);
      const round = await playRound(hands, i);
      if (i > 0) rounds.push(round);
    }
    const notes = [
      `watch: every speech was traced, and ${collector.posts()} posts of traces were taken in meanwhile.`,
    ];
    return { rows: rowsOf(rounds), notes, data: rounds };
  } finally {
    await crew.dismiss();
    for (const product of products.toReversed()) await product.stop();
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

/** Each side once; another one is first in the next round. */
async function playRound(hands: Record<Side, readonly Hand<Speakers>[]>, turn: number): Promise<Round> {
  const measures = {} as Record<Side, Measure>;
  for (let i = 0; i < SIDES.length; i += 1) {
    const side = SIDES[(turn + i) % SIDES.length] ?? 'unwatched';
    const [hand] = hands[side];
    if (!hand) throw new Error(`nobody speaks at ${side}`);
    const { done, seconds, durations } = await hand.ask('loop', { atOnce: AT_ONCE, seconds: SECONDS });
    measures[side] = {
      rate: done / seconds,
      p50: median(durations),
      p99: percentile(durations, 0.99),
    };
  }
  return measures;
}

const NAMES: Readonly<Record<Watched, string>> = {
  metrics: 'metrics on',
  traces: 'every act traced',
  away: 'the same, no collector',
};

function rowsOf(rounds: readonly Round[]): Row[] {
  const middle = (side: Side, key: keyof Measure) => median(rounds.map((round) => round[side][key]));
  const ratio = (side: Watched, key: keyof Measure) =>
    median(rounds.map((round) => round[side][key] / round.unwatched[key]));
  return (['metrics', 'traces', 'away'] as const).flatMap((side) => {
    const share = ratio(side, 'rate');
    return [
      {
        figure: `watch, ${NAMES[side]}: acts of ${AT_ONCE} at once`,
        measured: perSecond(middle(side, 'rate')),
        yardstick: `${perSecond(middle('unwatched', 'rate'))} unwatched`,
        ratio: times(share),
        goal: `≥ ${times(GOAL)}`,
        isMet: share >= GOAL,
      },
      {
        figure: `watch, ${NAMES[side]}: p50`,
        measured: ms(middle(side, 'p50')),
        yardstick: `${ms(middle('unwatched', 'p50'))} unwatched`,
        ratio: times(ratio(side, 'p50')),
        goal: '',
        isMet: null,
      },
    ];
  });
}
