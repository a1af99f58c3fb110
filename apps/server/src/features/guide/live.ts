import type { Deps } from '../../deps.ts';
import type { LocalBus } from '../../realtime/bus.ts';
import { mentorsOfRuns } from './repository.ts';

/** A class that speaks all at once tells its mentors no more often than this. */
const GATHER_MS = 1500;

/** Whatever happens in a run makes its mentors' boards look again, a moment later and together with what else happens meanwhile. */
export function nudgeMentors({
  bus,
  database,
  log,
}: Pick<Deps, 'database' | 'log'> & { readonly bus: LocalBus }): () => void {
  const gathered = new Set<number>();
  const tell = async () => {
    const eids = [...gathered];
    gathered.clear();
    bus.nudge(await mentorsOfRuns(database.pool, eids), 'guide');
  };
  return bus.overhear({
    publish(eid) {
      if (gathered.size === 0) {
        setTimeout(() => {
          void tell().catch((error) => log.debug({ err: error }, 'boards could not be told'));
        }, GATHER_MS).unref();
      }
      gathered.add(eid);
    },
  });
}
