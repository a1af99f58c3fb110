import type { Deps } from '../deps.ts';
import { readKept } from '../settings.ts';
import { endUnseen } from './session-repository.ts';

const LOOK_EVERY_MS = 15_000;
const MINUTE_MS = 60_000;

type Around = Pick<Deps, 'database' | 'clock' | 'log' | 'bus'>;

/** Ends sessions that have been idle too long, also where nothing asks for them but an open line; answers how to stop. */
export function startEndingIdle(deps: Around): () => void {
  const timer = setInterval(() => void endIdle(deps), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function endIdle({ database, clock, log, bus }: Around): Promise<void> {
  try {
    const { idle_minutes } = (await readKept(database)).settings;
    if (idle_minutes === 0) return;
    const ended = await endUnseen(database, new Date(clock() - idle_minutes * MINUTE_MS));
    if (ended.length > 0) bus.endSessions(ended);
  } catch (error) {
    log.warn({ err: error }, 'idle sessions could not be ended');
  }
}
