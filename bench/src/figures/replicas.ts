import { cpus } from 'node:os';
import { join } from 'node:path';
import { Crew, type Hand } from '../lib/crew.ts';
import { type Figure, ms, perSecond, type Row, type Setting, times } from '../lib/figure.ts';
import type { Address } from '../lib/http-line.ts';
import { databaseUrlOf, type Product, startProduct } from '../lib/product.ts';
import { startRedis } from '../lib/redis.ts';
import { type Room, seedRooms } from '../lib/rooms.ts';
import { type Delivery, fillStage, hireSpeakers, middleOf, playOn, type Stage } from '../lib/stage.ts';
import { median } from '../lib/stats.ts';
import { playToHearing } from '../lib/template.ts';
import type { Speakers } from '../load/speakers.ts';

const AT_ONCE = 64;
const HEARD = { rooms: 50, members: 10 };
/** Speeches a second over all rooms; each goes to ten connections. */
const RATE = 50;
const GOAL = { acts: 1.5, p99: 1.5 };
/** Two servers, the database and the load: with fewer cores they only share what one had. */
const CORES = 6;

type Side = 'one' | 'two';
type Both<T> = Readonly<Record<Side, T>>;

interface Stages {
  readonly acting: Both<readonly Hand<Speakers>[]>;
  readonly heard: Both<Stage>;
}

interface Round {
  readonly acts: Both<number>;
  readonly delivery: Both<Delivery>;
}

/** Two server processes on one PostgreSQL and one Redis against one process alone on the same PostgreSQL, by turns. */
export const replicas: Figure = async (setting) => {
  const { folder, isQuick, tell } = setting;
  const redis = await startRedis(folder);
  const products: Product[] = [];
  const crew = new Crew();
  const start = async (name: string, more: Record<string, string> = {}) => {
    const product = await startProduct(join(folder, `replicas-${name}`), 'start script', more);
    products.push(product);
    return product;
  };
  try {
    tell('starting one server, and two that are joined by Redis');
    const alone = await start('alone');
    const joined = { DATABASE_URL: databaseUrlOf(alone), REDIS_URL: redis.url };
    const left = await start('left', joined);
    const right = await start('right', joined);
    const places = { one: [alone.address, alone.address], two: [left.address, right.address] };
    const stages = await build(crew, alone, places, setting);
    const rounds: Round[] = [];
    // The first is not counted.
    for (let i = 0; i <= (isQuick ? 2 : 7); i += 1) {
      tell(i === 0 ? 'warming up' : `round ${i}`);
      const round = await playRound(stages, i % 2 === 1 ? ['two', 'one'] : ['one', 'two']);
      if (i > 0) rounds.push(round);
    }
    const notes = [
      `replicas: a room's speaker posts to one of the two servers, and half of its ${HEARD.members} connections are at the other; the one server has no Redis. The goals are judged from ${CORES} cores on.`,
    ];
    return { rows: [...rowsOf(rounds), countsOf(rounds)], notes, data: rounds };
  } finally {
    await crew.dismiss();
    for (const product of products.toReversed()) await product.stop();
    await redis.stop();
  }
};

/** As many processes make load on each side, on rooms of its own. */
async function build(
  crew: Crew,
  alone: Product,
  places: Both<readonly Address[]>,
  { tell }: Setting,
): Promise<Stages> {
  tell('playing a case to its hearing, and making the rooms');
  const template = await playToHearing(alone);
  const make = (count: number, members: number): Promise<Room[]> =>
    seedRooms(alone.database(), template, { count, members });
  const heardOn = async (at: readonly Address[]) =>
    fillStage(crew, await make(HEARD.rooms, HEARD.members), { speak: at, listen: at });
  return {
    acting: {
      one: await hireSpeakers(crew, await make(AT_ONCE, 1), places.one),
      two: await hireSpeakers(crew, await make(AT_ONCE, 1), places.two),
    },
    heard: { one: await heardOn(places.one), two: await heardOn(places.two) },
  };
}

async function playRound({ acting, heard }: Stages, order: readonly Side[]): Promise<Round> {
  const acts: Partial<Record<Side, number>> = {};
  const delivery: Partial<Record<Side, Delivery>> = {};
  for (const side of order) acts[side] = await actOn(acting[side]);
  for (const side of order) delivery[side] = await playOn(heard[side], { rate: RATE, seconds: 3 });
  return { acts: bothOf(acts), delivery: bothOf(delivery) };
}

function bothOf<T>({ one, two }: Partial<Record<Side, T>>): Both<T> {
  if (one === undefined || two === undefined) throw new Error('a side was not played');
  return { one, two };
}

/** Speeches a second, every room speaking as soon as it was answered. */
async function actOn(hands: readonly Hand<Speakers>[]): Promise<number> {
  const load = { atOnce: AT_ONCE / hands.length, seconds: 3 };
  const rounds = await Promise.all(hands.map((hand) => hand.ask('loop', load)));
  return rounds.reduce((sum, { done, seconds }) => sum + done / seconds, 0);
}

function rowsOf(rounds: readonly Round[]): Row[] {
  const isJudged = cpus().length >= CORES;
  const acts = (side: Side) => median(rounds.map((round) => round.acts[side]));
  const p99 = (side: Side) => median(rounds.map(({ delivery }) => delivery[side].p99));
  const more = median(rounds.map((round) => round.acts.two / round.acts.one));
  const slower = median(rounds.map(({ delivery }) => delivery.two.p99 / delivery.one.p99));
  return [
    {
      figure: `replicas, acts of ${AT_ONCE} at once`,
      measured: `${perSecond(acts('two'))} of two`,
      yardstick: `${perSecond(acts('one'))} of one`,
      ratio: times(more),
      goal: `≥ ${times(GOAL.acts)}`,
      isMet: isJudged ? more >= GOAL.acts : null,
    },
    {
      figure: `replicas, delivery p99, ${RATE} speeches/s`,
      measured: `${ms(p99('two'))} over two`,
      yardstick: `${ms(p99('one'))} over one`,
      ratio: times(slower),
      goal: `≤ ${times(GOAL.p99)}`,
      isMet: isJudged ? slower <= GOAL.p99 : null,
    },
  ];
}

function countsOf(rounds: readonly Round[]): Row {
  const { expected, lost, doubled, closed } = middleOf(rounds.map(({ delivery }) => delivery.two));
  return {
    figure: 'replicas, events',
    measured: `${lost} lost, ${doubled} doubled`,
    yardstick: `${expected.toLocaleString('en')} expected`,
    ratio: '',
    goal: '0',
    isMet: lost + doubled + closed === 0,
  };
}
