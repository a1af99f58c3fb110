import type { Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import { ThreadAbandoned, ThreadFailed, ThreadsBusy } from '../threads/thread-pool.ts';

/** For whom a file is being made or read. */
const working = new Set<number>();

/**
 * A person who asks again while their last file is being made is told so. Returns what ends it.
 * @throws Refused export_under_way
 */
export function beginFor(person: number): () => void {
  if (working.has(person)) refuse('export_under_way');
  working.add(person);
  return () => void working.delete(person);
}

type Asker = Pick<RequestContext, 'caller' | 'gone'>;

/**
 * Makes or reads a file for someone: one at a time for each person, and nothing for those who have gone.
 * @throws Refused export_under_way, exports_busy, export_failed
 */
export async function makeFor<T>(
  { log }: Pick<Deps, 'log'>,
  { caller, gone }: Asker,
  make: (gone: AbortSignal) => Promise<T>,
): Promise<T> {
  const end = beginFor(caller.id);
  try {
    return await make(gone);
  } catch (error) {
    return refuseUnmade(log, error);
  } finally {
    end();
  }
}

/** Tells an asker why there is no file; what has nothing to do with the making goes on as it came. */
export function refuseUnmade(log: Deps['log'], error: unknown): never {
  if (error instanceof ThreadsBusy) refuse('exports_busy');
  if (error instanceof ThreadAbandoned) refuse('export_failed');
  if (!(error instanceof ThreadFailed)) throw error;
  log.error({ err: error }, 'a file could not be made');
  refuse('export_failed');
}
