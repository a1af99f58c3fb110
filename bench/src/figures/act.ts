import { join } from 'node:path';
import { Crew, type Hand } from '../lib/crew.ts';
import { type Figure, ms, perSecond, type Row, times } from '../lib/figure.ts';
import { startProduct } from '../lib/product.ts';
import { SPEECH_PATH } from '../lib/requests.ts';
import { type Room, seedRooms } from '../lib/rooms.ts';
import { median, percentile } from '../lib/stats.ts';
import { playToHearing } from '../lib/template.ts';
import type { BareTransactions } from '../load/bare-transactions.ts';
import type { Round } from '../load/rhythm.ts';
import type { Speakers } from '../load/speakers.ts';

const AT_ONCE = [1, 16, 64];
const MOST = Math.max(...AT_ONCE);
/** As many as the product's own pool, and both together within what the embedded database admits. */
const CONNECTIONS = 18;
/** The goals hold where runs act side by side; one alone waits for its own disk and its own steps. */
const JUDGED_FROM = 16;
const GOAL = { throughput: 0.6, p99: 2.5 };

interface Sides {
  readonly speakers: Hand<Speakers>;
  readonly bare: Hand<BareTransactions>;
}

/** Speeches through the whole product against the same transaction by the bare driver, on the same database, turn by turn. */
export const act: Figure = async ({ folder, isQuick, tell }) => {
  const product = await startProduct(join(folder, 'act'));
  const crew = new Crew();
  const sides = {
    speakers: crew.hire<Speakers>('speakers'),
    bare: crew.hire<BareTransactions>('bare-transactions'),
  };
  try {
    tell('playing a case to its hearing');
    const template = await playToHearing(product);
    const rooms = await seedRooms(product.database(), template, { count: 2 * MOST, members: 1 });
    await sides.speakers.ask('open', {
      target: { ...product.address, path: SPEECH_PATH },
      pulpits: rooms.slice(0, MOST).map(pulpitOf),
    });
    const config = { ...product.database(), max: CONNECTIONS };
    await sides.bare.ask('open', { config, places: rooms.slice(MOST).map(placeOf) });
    const seconds = 2;
    tell('warming up');
    await sides.speakers.ask('loop', { atOnce: MOST, seconds });
    await sides.bare.ask('loop', { atOnce: MOST, seconds });
    const data = [];
    for (const atOnce of AT_ONCE) {
      tell(`${atOnce} at once`);
      data.push(await compare(sides, { atOnce, seconds, rounds: isQuick ? 2 : 7 }));
    }
    return { rows: data.flatMap(rowsOf), notes: [], data };
  } finally {
    await crew.dismiss();
    await product.stop();
  }
};

const pulpitOf = ({ speaker, ...room }: Room) => ({ ...room, token: speaker.token });
const placeOf = ({ speaker, ...room }: Room) => ({ ...room, userId: speaker.userId });

interface Measure {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

interface Comparison {
  readonly atOnce: number;
  readonly product: Measure;
  readonly bare: Measure;
  /** Product to bare within each round. */
  readonly ratios: Measure;
  readonly rounds: readonly Pair[];
}

interface Pair {
  readonly product: Measure;
  readonly bare: Measure;
}

async function compare(
  { speakers, bare }: Sides,
  { rounds: count, ...load }: { atOnce: number; seconds: number; rounds: number },
): Promise<Comparison> {
  const rounds: Pair[] = [];
  for (let i = 0; i < count; i += 1) {
    // A person who comes second finds the disk and the caches as the first left them.
    const isBareFirst = i % 2 === 1;
    const early = isBareFirst ? await bare.ask('loop', load) : null;
    const product = await speakers.ask('loop', load);
    const floor = early ?? (await bare.ask('loop', load));
    rounds.push({ product: measure(product), bare: measure(floor) });
  }
  const middle = (side: keyof Pair) => middleOf(rounds.map((round) => round[side]));
  const ratios = middleOf(rounds.map(ratiosOf));
  return { atOnce: load.atOnce, product: middle('product'), bare: middle('bare'), ratios, rounds };
}

function measure({ done, seconds, durations }: Round): Measure {
  return { rate: done / seconds, p50: median(durations), p99: percentile(durations, 0.99) };
}

function ratiosOf({ product, bare }: Pair): Measure {
  return { rate: product.rate / bare.rate, p50: product.p50 / bare.p50, p99: product.p99 / bare.p99 };
}

function middleOf(rounds: readonly Measure[]): Measure {
  const middle = (key: keyof Measure) => median(rounds.map((round) => round[key]));
  return { rate: middle('rate'), p50: middle('p50'), p99: middle('p99') };
}

function rowsOf({ atOnce, product, bare, ratios: { rate: share, p99: slower } }: Comparison): Row[] {
  const isJudged = atOnce >= JUDGED_FROM;
  return [
    {
      figure: `act, ${atOnce} at once`,
      measured: perSecond(product.rate),
      yardstick: `${perSecond(bare.rate)} bare`,
      ratio: times(share),
      goal: isJudged ? `≥ ${times(GOAL.throughput)}` : '',
      isMet: isJudged ? share >= GOAL.throughput : null,
    },
    {
      figure: `act p99, ${atOnce} at once`,
      measured: ms(product.p99),
      yardstick: `${ms(bare.p99)} bare`,
      ratio: times(slower),
      goal: isJudged ? `≤ ${times(GOAL.p99)}` : '',
      isMet: isJudged ? slower <= GOAL.p99 : null,
    },
  ];
}
