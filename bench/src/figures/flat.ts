import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { experimentEvents, experimentMessages, nodeDetail, nodeMessages } from '@lets/contract';
import { type Figure, ms, type Row, times } from '../lib/figure.ts';
import { type Address, HttpLine } from '../lib/http-line.ts';
import { startProduct } from '../lib/product.ts';
import { getRequest, SPEECH_PATH, speechRequest } from '../lib/requests.ts';
import { type Room, seedRooms } from '../lib/rooms.ts';
import { median, percentile } from '../lib/stats.ts';
import { playToHearing } from '../lib/template.ts';

/** Several of each, so that the acts of the measurement itself do not make the short runs long. */
const RUNS = 10;
const LONG = 10_000;
const GOAL = 1.2;
/** Both read as much: only what lies behind it differs. */
const PAGE = 10;

interface Target {
  readonly address: Address;
  readonly room: Room;
  seq: number;
}

/** Writes one kind of call. */
type Ask = (target: Target) => string;

const CALLS: Readonly<Record<string, Ask>> = {
  'node detail': ({ address, room: { eid, nodeId, speaker } }) =>
    getRequest(address, speaker.token, `${nodeDetail.path}?eid=${eid}&nid=${nodeId}`),
  act: ({ address, room: { speaker, ...room } }) =>
    speechRequest({ ...address, path: SPEECH_PATH }, { ...room, token: speaker.token }, randomUUID()),
  'events since': ({ address, room: { eid, speaker }, seq }) =>
    getRequest(address, speaker.token, `${experimentEvents.path}?eid=${eid}&since=${seq - PAGE}`),
  'record page': ({ address, room: { eid, speaker } }) =>
    getRequest(address, speaker.token, `${experimentMessages.path}?eid=${eid}&size=${PAGE}`),
  'section record page': ({ address, room: { eid, nodeId, speaker } }) =>
    getRequest(address, speaker.token, `${nodeMessages.path}?eid=${eid}&nid=${nodeId}&size=${PAGE}`),
};

/** The everyday calls in runs with a long past against the same calls in runs with hardly any, turn by turn. */
export const flat: Figure = async ({ folder, isQuick, tell }) => {
  const product = await startProduct(join(folder, 'flat'));
  const line = await HttpLine.open(product.address);
  try {
    tell('playing a case to its hearing, and making long runs');
    const template = await playToHearing(product);
    const config = product.database();
    const wanted = { count: RUNS, members: 5 };
    const short = (await seedRooms(config, template, wanted)).map(targetOf);
    const long = (await seedRooms(config, template, { ...wanted, speeches: LONG })).map(targetOf);
    function targetOf(room: Room): Target {
      return { address: product.address, room, seq: room.seq };
    }
    const events = { short: short[0]?.seq ?? 0, long: long[0]?.seq ?? 0 };
    const data = [];
    for (const [name, ask] of Object.entries(CALLS)) {
      tell(name);
      data.push({ name, ...(await compare(line, ask, { short, long, rounds: isQuick ? 100 : 500 })) });
    }
    const notes = [
      `flat: runs of ${events.long.toLocaleString('en')} events against runs of ${events.short}, both in the same section of the same case.`,
    ];
    return { rows: data.map(rowOf), notes, data: { events, calls: data } };
  } finally {
    line.close();
    await product.stop();
  }
};

interface Side {
  readonly p50: number;
  readonly p95: number;
}
interface Pair {
  readonly short: Side;
  readonly long: Side;
}

async function compare(
  line: HttpLine,
  ask: Ask,
  { rounds, ...targets }: { short: readonly Target[]; long: readonly Target[]; rounds: number },
): Promise<Pair> {
  const durations: Record<keyof Pair, number[]> = { short: [], long: [] };
  const warmUp = Math.ceil(rounds / 5);
  for (let i = 0; i < rounds + warmUp; i += 1) {
    const order = i % 2 === 0 ? (['short', 'long'] as const) : (['long', 'short'] as const);
    for (const side of order) {
      const target = targets[side][i % RUNS];
      if (!target) continue;
      const request = ask(target);
      const startedAt = performance.now();
      const answer = await line.ask(request);
      if (i >= warmUp) durations[side].push(performance.now() - startedAt);
      if (!answer.startsWith('{"c":0,')) throw new Error(`refused: ${answer.slice(0, 300)}`);
      if (request.startsWith('POST')) target.seq += 1;
    }
  }
  const sideOf = (all: number[]): Side => ({ p50: median(all), p95: percentile(all, 0.95) });
  return { short: sideOf(durations.short), long: sideOf(durations.long) };
}

function rowOf({ name, short, long }: Pair & { readonly name: string }): Row {
  const ratio = long.p50 / short.p50;
  return {
    figure: `flat, ${name}`,
    measured: ms(long.p50),
    yardstick: `${ms(short.p50)} in a short run`,
    ratio: times(ratio),
    goal: `≤ ${times(GOAL)}`,
    isMet: ratio <= GOAL,
  };
}
