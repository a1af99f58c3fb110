import { setTimeout as delay } from 'node:timers/promises';
import type { Heard, Listener, Listeners } from '../load/listeners.ts';
import type { Speakers } from '../load/speakers.ts';
import type { Crew, Hand } from './crew.ts';
import type { Address } from './http-line.ts';
import { SPEECH_PATH } from './requests.ts';
import type { Room } from './rooms.ts';
import { median, percentile } from './stats.ts';

/** Nothing has come for so long: what is missing is lost. */
const SILENCE_MS = 3_000;

/** Servers with everybody connected to them. */
export interface Stage {
  readonly speakers: readonly Hand<Speakers>[];
  readonly listeners: readonly Hand<Listeners>[];
  /** Connections in each room. */
  readonly audience: number;
}

/** Where a process each speaks, and where a process each listens: rooms and connections go round them. */
export interface Places {
  readonly speak: readonly Address[];
  readonly listen: readonly Address[];
}

export interface Delivery {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly expected: number;
  readonly events: number;
  readonly lost: number;
  readonly doubled: number;
  readonly closed: number;
}

/** Speakers of every room, each process with its share of the rooms. */
export function hireSpeakers(
  crew: Crew,
  rooms: readonly Room[],
  addresses: readonly Address[],
): Promise<Hand<Speakers>[]> {
  return Promise.all(
    addresses.map(async (address, i) => {
      const hand = crew.hire<Speakers>('speakers');
      const share = rooms.filter((_, at) => at % addresses.length === i);
      const pulpits = share.map(({ speaker, ...room }) => ({ ...room, token: speaker.token }));
      await hand.ask('open', { target: { ...address, path: SPEECH_PATH }, pulpits });
      return hand;
    }),
  );
}

export async function fillStage(
  crew: Crew,
  rooms: readonly Room[],
  { speak, listen }: Places,
): Promise<Stage> {
  const speakers = await hireSpeakers(crew, rooms, speak);
  const all = rooms.flatMap(listenersOf);
  const listeners = await Promise.all(
    listen.map(async (address, i) => {
      const hand = crew.hire<Listeners>('listeners');
      const share = all.filter((_, at) => at % listen.length === i);
      await hand.ask('open', { address, listeners: share });
      return hand;
    }),
  );
  return { speakers, listeners, audience: all.length / rooms.length };
}

function listenersOf({ eid, nodeId, speaker, others }: Room): Listener[] {
  return [speaker, ...others].map(({ token }) => ({
    eid,
    nodeId,
    token,
    isSpeaker: token === speaker.token,
  }));
}

/** So many speeches a second over all rooms, and what was heard of them. */
export async function playOn(
  { speakers, listeners, audience }: Stage,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<Delivery> {
  await Promise.all(listeners.map((hand) => hand.ask('collect', undefined)));
  const load = { rate: rate / speakers.length, seconds };
  const rounds = await Promise.all(speakers.map((hand) => hand.ask('pace', load)));
  const done = rounds.reduce((sum, round) => sum + round.done, 0);
  const expected = done * audience;
  await settle(listeners, expected);
  const heard = await Promise.all(listeners.map((hand) => hand.ask('collect', undefined)));
  const sum = (key: Exclude<keyof Heard, 'delays'>) => heard.reduce((all, one) => all + one[key], 0);
  const delays = heard.flatMap((one) => [...one.delays]);
  const doubled = sum('doubled');
  const events = sum('events');
  return {
    rate: done / Math.max(...rounds.map((round) => round.seconds)),
    p50: median(delays),
    p99: percentile(delays, 0.99),
    expected,
    events,
    lost: expected - (events - doubled),
    doubled,
    closed: sum('closed'),
  };
}

/** Until everything has come, or nothing more comes. */
async function settle(listeners: Stage['listeners'], expected: number): Promise<void> {
  let last = -1;
  for (let quietMs = 0; quietMs < SILENCE_MS; quietMs += 50) {
    const counts = await Promise.all(listeners.map((hand) => hand.ask('count', undefined)));
    const events = counts.reduce((all, one) => all + one, 0);
    if (events >= expected) return;
    if (events !== last) quietMs = 0;
    last = events;
    await delay(50);
  }
}

/** Times by their median, counts by their sum. */
export function middleOf(rounds: readonly Delivery[]): Delivery {
  const middle = (key: keyof Delivery) => median(rounds.map((round) => round[key]));
  const sum = (key: keyof Delivery) => rounds.reduce((all, round) => all + round[key], 0);
  return {
    rate: middle('rate'),
    p50: middle('p50'),
    p99: middle('p99'),
    expected: sum('expected'),
    events: sum('events'),
    lost: sum('lost'),
    doubled: sum('doubled'),
    closed: sum('closed'),
  };
}
