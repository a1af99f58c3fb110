import type { Deps } from '../../deps.ts';
import * as repository from './repository.ts';

/** How soon after its hour a dated notice is on the screens of those who are there. */
const LOOK_EVERY_MS = 20_000;

/** Tells of notices whose hour has come: lists show them by the clock, but nobody asks for a list at that moment. Answers how to stop. */
export function startDatedNotices(deps: Pick<Deps, 'database' | 'clock' | 'bus' | 'log'>): () => void {
  let told = deps.clock();
  const timer = setInterval(() => {
    const from = told;
    const until = deps.clock();
    tellDated(deps, from, until)
      .then(() => {
        told = until;
      })
      .catch((error) => deps.log.warn({ err: error }, 'dated notices could not be told of'));
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Nudges the logged-in people for whom something became public in between. */
export async function tellDated(
  { database, bus }: Pick<Deps, 'database' | 'bus'>,
  from: number,
  until: number,
): Promise<void> {
  const now = new Date(until);
  for (const notice of await repository.outBetween(database, new Date(from), now)) {
    bus.nudge(await repository.listeners(database, notice, now), 'notices');
  }
}
