import type { OutputOf, rehearsalOwn } from '@lets/contract';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import { removeRuns } from '../../runs/run-repository.ts';
import * as repository from './repository.ts';

/** Nobody rehearses longer; what was forgotten is swept out then. */
const KEPT_MS = 24 * 3_600_000;
const SWEEP_MS = 3_600_000;

/** A person who makes flows or cases. */
function assertAuthor(caller: Caller): void {
  if (!administers(caller, 'workflow', 'project')) refuse('no_authority');
}

/** The caller's own rehearsal. */
export async function readOwn(
  { database }: Deps,
  caller: Caller,
): Promise<OutputOf<typeof rehearsalOwn>['rehearsal']> {
  assertAuthor(caller);
  const own = await repository.ownRehearsal(database, caller.id);
  if (!own) return null;
  const { eid, name, name_en, status, created_at, rehearsal } = own;
  const begun_at = created_at.getTime();
  return { ...rehearsal, eid, status, begun_at, name: { zh: name, en: name_en ?? name } };
}

/** Ends one's own rehearsal, of which nothing stays. */
export async function endRehearsal(deps: Deps, caller: Caller, eid: number): Promise<void> {
  assertAuthor(caller);
  await inTransaction(deps.database, async (tx) => {
    const own = await repository.lockOwn(tx, caller.id);
    if (own?.eid !== eid) refuse('not_found');
    await removeAll(deps, tx, [own]);
  });
}

/** Removes rehearsals with all that was made for them; the caller holds their rows. */
export async function removeAll(
  deps: Pick<Deps, 'bus' | 'storage'>,
  tx: Transaction,
  gone: readonly repository.Own[],
): Promise<void> {
  if (gone.length === 0) return;
  const eids = gone.map(({ eid }) => eid);
  const files = await removeRuns(tx, eids);
  await repository.removeCopies(tx, gone);
  tx.afterCommit(async () => {
    for (const eid of eids) deps.bus.recheck(eid);
    await Promise.all(files.map((key) => deps.storage.remove(key)));
  });
}

type Sweeping = Pick<Deps, 'database' | 'bus' | 'storage' | 'clock' | 'log'>;

/** Removes rehearsals that are older than a day. */
export async function sweepRehearsals(deps: Sweeping): Promise<void> {
  const before = new Date(deps.clock() - KEPT_MS);
  await inTransaction(deps.database, async (tx) => {
    await removeAll(deps, tx, await repository.lockBegunBefore(tx, before));
  });
}

/** Sweeps now and every hour; answers how to stop. */
export function startSweepingRehearsals(deps: Sweeping): () => void {
  const sweep = () =>
    void sweepRehearsals(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'sweeping out old rehearsals failed'),
    );
  sweep();
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}
