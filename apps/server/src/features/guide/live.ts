import type { Deps } from '../../deps.ts';
import type { LocalBus } from '../../realtime/bus.ts';
import { mentorsOfRuns, overseers } from './repository.ts';

/** A class that speaks all at once tells its mentors no more often than this. */
const GATHER_MS = 1500;

/**
 * Whatever happens in a run makes its mentors' boards and the administrators' overview look again, a moment later and together with what
 * else happens meanwhile. A run that is made, changed or taken away is told to its people as a list that changed: that is heard too.
 */
export function nudgeWatchers({
  bus,
  database,
  log,
}: Pick<Deps, 'database' | 'log'> & { readonly bus: LocalBus }): () => void {
  const gathered = new Set<number>();
  let isAsked = false;
  const tell = async () => {
    const eids = [...gathered];
    gathered.clear();
    isAsked = false;
    if (eids.length > 0) bus.nudge(await mentorsOfRuns(database, eids), 'guide');
    bus.nudge(await overseers(database), 'runs');
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    setTimeout(() => {
      void tell().catch((error) => log.debug({ err: error }, 'boards could not be told'));
    }, GATHER_MS).unref();
  };
  return bus.overhear({
    publish(eid) {
      gathered.add(eid);
      ask();
    },
    nudge(_userIds, topic) {
      if (topic === 'experiments') ask();
    },
  });
}
