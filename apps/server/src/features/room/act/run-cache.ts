import type { RunState } from '@lets/engine';
import type pg from 'pg';
import type { Run } from '../../../runs/access.ts';
import type { RunFacts } from '../../../runs/policy.ts';

/** What an act must know of a run to be judged. */
export interface CachedRun extends RunFacts {
  readonly id: number;
  readonly project_id: number;
  readonly flow_id: number;
  readonly state: RunState;
  readonly revision: number;
}

/** A few kilobytes each. */
const MAX_RUNS = 500;

/** By database, because the tests open several in one process. */
const caches = new WeakMap<pg.Pool, Map<number, CachedRun>>();

/** A run as this process left it last. Others may have moved it on since: good to judge by only when the write proves it. */
export function recallRun(pool: pg.Pool, eid: number): CachedRun | undefined {
  return caches.get(pool)?.get(eid);
}

/** Keeps a run as an act left it; the one longest not acted on makes room. */
export function rememberRun(pool: pg.Pool, run: Run | CachedRun, state: RunState): void {
  const cache = caches.get(pool) ?? new Map<number, CachedRun>();
  caches.set(pool, cache);
  const { id, project_id, flow_id, creator_id, revision } = run;
  cache.delete(id);
  cache.set(id, {
    id,
    project_id,
    flow_id,
    creator_id,
    leader_id: state.leader_id,
    revision,
    status: state.status,
    state,
    // Whoever may be one is judged by the row, never from here.
    is_mentor: false,
  });
  const [oldest] = cache.keys();
  if (cache.size > MAX_RUNS && oldest !== undefined) cache.delete(oldest);
}

export function forgetRun(pool: pg.Pool, eid: number): void {
  caches.get(pool)?.delete(eid);
}
