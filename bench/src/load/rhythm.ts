import { setTimeout as delay } from 'node:timers/promises';
import { micros } from '../lib/stats.ts';

/** What a round of load came to. Durations in milliseconds. */
export interface Round {
  readonly done: number;
  readonly seconds: number;
  readonly durations: Float64Array;
}

/** Does the work over and over, one after the other for each of `places`, side by side. */
export async function keepBusy<P>(
  places: readonly P[],
  seconds: number,
  work: (place: P) => Promise<void>,
): Promise<Round> {
  const durations: number[] = [];
  const startedAt = micros();
  const end = startedAt + seconds * 1e6;
  await Promise.all(
    places.map(async (place) => {
      for (let from = micros(); from < end; from = micros()) {
        await work(place);
        durations.push((micros() - from) / 1000);
      }
    }),
  );
  return roundOf(durations, startedAt);
}

/**
 * Does the work at moments fixed beforehand, going round the places; what is late waits in its place's queue and counts from the moment
 * it was due, so that a slow server cannot hide behind fewer requests.
 */
export async function keepPace<P>(
  places: readonly P[],
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
  work: (place: P, due: number) => Promise<void>,
): Promise<Round> {
  const durations: number[] = [];
  const queues: Promise<void>[] = places.map(() => Promise.resolve());
  const startedAt = micros();
  const total = Math.round(rate * seconds);
  for (let i = 0; i < total; ) {
    for (; i < total && startedAt + (i / rate) * 1e6 <= micros(); i += 1) {
      const due = Math.round(startedAt + (i / rate) * 1e6);
      const at = i % places.length;
      const place = places[at];
      if (place === undefined) continue;
      queues[at] = (queues[at] ?? Promise.resolve()).then(async () => {
        await work(place, due);
        durations.push((micros() - due) / 1000);
      });
    }
    await delay(1);
  }
  await Promise.all(queues);
  return roundOf(durations, startedAt);
}

function roundOf(durations: readonly number[], startedAt: number): Round {
  return {
    done: durations.length,
    seconds: (micros() - startedAt) / 1e6,
    durations: Float64Array.from(durations),
  };
}
