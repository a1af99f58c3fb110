import { join } from 'node:path';
import { Crew, type Hand } from '../lib/crew.ts';
import { type Figure, ms, type Row, type Setting, times } from '../lib/figure.ts';
import type { Address } from '../lib/http-line.ts';
import { type Product, startProduct } from '../lib/product.ts';
import { seedRooms } from '../lib/rooms.ts';
import { type Delivery, fillStage, middleOf, type Places, playOn, type Stage } from '../lib/stage.ts';
import { median, percentile } from '../lib/stats.ts';
import { playToHearing } from '../lib/template.ts';
import type { BareFanOut } from '../load/bare-fan-out.ts';
import type { BareTransactions } from '../load/bare-transactions.ts';

const ROOMS = 200;
const MEMBERS = 10;
/** Speeches a second over all rooms; each goes to ten connections. */
const RATES = [25, 50, 100, 200, 400];
const LISTENING_PROCESSES = 2;
const BARE_CONNECTIONS = 18;
const GOAL = 1.5;
/** Below this share of the asked rate a queue only grows, and its delays tell how long the round was. */
const KEPT_UP = 0.95;
interface Load {
  readonly rate: number;
  readonly seconds: number;
}

interface Stages {
  readonly product: Stage;
  readonly fanOut: Stage;
  readonly commit: Hand<BareTransactions>;
}

/** From the moment a speech is due until the nine others see it, against a bare fan-out of the same bytes and a bare commit. */
export const deliver: Figure = async (setting) => {
  const product = await startProduct(join(setting.folder, 'deliver'));
  const crew = new Crew();
  try {
    const stages = await build(product, crew, setting);
    const steps = await rise(stages, setting);
    const connections = ROOMS * MEMBERS;
    const notes = [
      `deliver: ${connections} live connections in ${ROOMS} rooms on each side; a speech is seen by the ${MEMBERS - 1} others.`,
    ];
    return { rows: [...steps.map(rowOf), countsOf(steps)], notes, data: { connections, steps } };
  } finally {
    await crew.dismiss();
    await product.stop();
  }
};

async function build(product: Product, crew: Crew, { tell }: Setting): Promise<Stages> {
  tell('playing a case to its hearing, and making the rooms');
  const template = await playToHearing(product);
  const config = product.database();
  const rooms = await seedRooms(config, template, { count: ROOMS, members: MEMBERS });
  const silent = await seedRooms(config, template, { count: ROOMS, members: 1 });
  const commit = crew.hire<BareTransactions>('bare-transactions');
  const places = silent.map(({ speaker, ...room }) => ({ ...room, userId: speaker.userId }));
  await commit.ask('open', { config: { ...config, max: BARE_CONNECTIONS }, places });
  const port = await crew.hire<BareFanOut>('bare-fan-out').ask('open', undefined);
  tell(`opening ${ROOMS * MEMBERS} live connections to each side`);
  return {
    product: await fillStage(crew, rooms, placesAt(product.address)),
    fanOut: await fillStage(crew, rooms, placesAt({ host: '127.0.0.1', port })),
    commit,
  };
}

function placesAt(address: Address): Places {
  return { speak: [address], listen: Array.from({ length: LISTENING_PROCESSES }, () => address) };
}

interface Step {
  readonly rate: number;
  readonly isKeptUp: boolean;
  readonly product: Delivery;
  readonly fanOut: Delivery;
  readonly commitP99: number;
  /** Of the product's delay to what is allowed, within each round. */
  readonly ratio: number;
  readonly rounds: readonly RoundOfThree[];
}

type RoundOfThree = Pick<Step, 'product' | 'fanOut' | 'commitP99'>;

function ratioOf({ product, fanOut, commitP99 }: RoundOfThree): number {
  return product.p99 / (commitP99 + GOAL * fanOut.p99);
}

/** Raises the rate until the product no longer keeps up. */
async function rise(stages: Stages, { isQuick, tell }: Setting): Promise<Step[]> {
  const load = { seconds: 2 };
  await playRound(stages, { rate: 100, ...load });
  const steps: Step[] = [];
  for (const rate of isQuick ? RATES.filter((_, i) => i % 2 === 1) : RATES) {
    tell(`${rate} speeches a second`);
    const rounds: RoundOfThree[] = [];
    for (let i = 0; i < (isQuick ? 1 : 5); i += 1) rounds.push(await playRound(stages, { rate, ...load }));
    const product = middleOf(rounds.map((round) => round.product));
    const isKeptUp = product.rate >= rate * KEPT_UP;
    const fanOut = middleOf(rounds.map((round) => round.fanOut));
    const commitP99 = median(rounds.map((round) => round.commitP99));
    steps.push({ rate, isKeptUp, product, fanOut, commitP99, ratio: median(rounds.map(ratioOf)), rounds });
    if (!isKeptUp) break;
  }
  return steps;
}

async function playRound({ product, fanOut, commit }: Stages, load: Load): Promise<RoundOfThree> {
  const delivered = await playOn(product, load);
  const floor = await playOn(fanOut, load);
  const { durations } = await commit.ask('pace', load);
  return { product: delivered, fanOut: floor, commitP99: percentile(durations, 0.99) };
}

function rowOf({ rate, isKeptUp, product, fanOut, commitP99, ratio }: Step): Row {
  return {
    figure: `deliver p99, ${rate} speeches/s`,
    measured: isKeptUp ? ms(product.p99) : `only ${Math.round(product.rate)}/s`,
    yardstick: `${ms(commitP99)} commit + ${GOAL} × ${ms(fanOut.p99)} fan-out`,
    ratio: times(ratio),
    goal: '≤ 1.00×',
    isMet: isKeptUp && ratio <= 1,
  };
}

function countsOf(steps: readonly Step[]): Row {
  const sum = (key: 'expected' | 'lost' | 'doubled' | 'closed') =>
    steps.reduce((all, { product }) => all + product[key], 0);
  const faults = sum('lost') + sum('doubled') + sum('closed');
  return {
    figure: 'deliver, events',
    measured: `${sum('lost')} lost, ${sum('doubled')} doubled`,
    yardstick: `${sum('expected').toLocaleString('en')} expected`,
    ratio: '',
    goal: '0',
    isMet: faults === 0,
  };
}
