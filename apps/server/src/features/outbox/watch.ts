import type { Deps } from '../../deps.ts';
import { countStuck } from './reads-repository.ts';

type WatchDeps = Pick<Deps, 'database' | 'clock' | 'alarms' | 'log'>;

const LOOK_MS = 60_000;
const HOUR_MS = 3_600_000;
/** A platform may be down overnight. */
const STUCK_AFTER_MS = 24 * HOUR_MS;
/** What was given up longer ago somebody has seen. */
const GIVEN_UP_WITHIN_MS = 3 * 24 * HOUR_MS;

/** Raises and ends the alarm of the outbox; answers how to stop. */
export function startOutboxWatch(deps: WatchDeps): () => void {
  const look = () =>
    void lookForStuck(deps).catch((err) => deps.log.warn({ err }, 'the outbox could not be looked through'));
  look();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function lookForStuck({ database, clock, alarms }: WatchDeps): Promise<void> {
  const { waiting, givenUp } = await countStuck(database, {
    waitingSince: new Date(clock() - STUCK_AFTER_MS),
    givenUpAfter: new Date(clock() - GIVEN_UP_WITHIN_MS),
  });
  if (waiting + givenUp === 0) alarms.clear('outbox_stuck');
  else alarms.raise('outbox_stuck', `${waiting} waiting for over a day, ${givenUp} given up`);
}
