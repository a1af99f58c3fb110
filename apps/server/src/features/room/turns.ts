import type { RunEvent } from '@lets/engine';
import type { Bus } from '../../realtime/bus.ts';

/** One act's place in the order in which acts held a run's lock. */
export interface Turn {
  /** The act is safe on disk. */
  publish(events: readonly RunEvent[]): void;
  /** The act came to nothing; without effect once it was published. */
  giveUp(): void;
}

interface Waiting {
  /** Undefined while the act is still under way. */
  events?: readonly RunEvent[];
}

const queues = new WeakMap<Bus, Map<number, Waiting[]>>();

/**
 * Taken while the run's lock is held. The database lets the next act in before it tells us that this one is committed, so on a
 * busy machine the next one's commit may be heard of first: told in that order, every client would see a gap and ask for it.
 */
export function takeTurn(bus: Bus, eid: number): Turn {
  const runs = queues.get(bus) ?? new Map<number, Waiting[]>();
  queues.set(bus, runs);
  const queue = runs.get(eid) ?? [];
  runs.set(eid, queue);
  const own: Waiting = {};
  queue.push(own);

  function settle(events: readonly RunEvent[]): void {
    if (own.events) return;
    own.events = events;
    for (let next = queue[0]; next?.events; next = queue[0]) {
      queue.shift();
      if (next.events.length > 0) bus.publish(eid, next.events);
    }
    if (queue.length === 0 && runs.get(eid) === queue) runs.delete(eid);
  }
  return { publish: settle, giveUp: () => settle([]) };
}
