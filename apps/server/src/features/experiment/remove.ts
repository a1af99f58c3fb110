import { recordAudit } from '../../audit.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { lockRun, type OpenRun } from '../../runs/access.ts';
import { managesRuns, mayDelete } from '../../runs/policy.ts';
import { removeRuns } from '../../runs/run-repository.ts';

type Locked = Omit<OpenRun, 'flow'>;

/** Deletes waiting or ended runs, all of them or none. */
export async function deleteExperiments(deps: Deps, caller: Caller, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) refuse('no_tasks_selected');
  await removeTogether(deps, caller, ids, ({ run, relation }) => {
    if (mayDelete(run, relation)) return;
    const isOwn = relation.isLeader || relation.isCreator;
    refuse(run.status === 'in_progress' && isOwn ? 'changed_meanwhile' : 'may_not_delete_task');
  });
}

/** An administrator deletes anybody's; the log keeps each name and why. */
export async function removeExperiments(
  deps: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
  { ids, reason }: { readonly ids: readonly number[]; readonly reason: string },
): Promise<void> {
  if (!managesRuns(caller)) refuse('no_authority');
  await removeTogether(deps, caller, ids, async ({ run }, tx) => {
    if (run.status === 'in_progress') refuse('changed_meanwhile');
    await recordAudit(tx, {
      action: 'experiment_deleted',
      actorId: caller.id,
      target: `experiment ${run.id}`,
      detail: `${run.name}: ${reason}`,
      address,
    });
  });
}

async function removeTogether(
  deps: Deps,
  caller: Caller,
  ids: readonly number[],
  judge: (locked: Locked, tx: Transaction) => void | Promise<void>,
): Promise<void> {
  // In one order, so that two who delete the same selection wait for each other instead of both failing.
  const eids = [...new Set(ids)].sort((a, b) => a - b);
  await inTransaction(deps.database, async (tx) => {
    const told = new Set<number>();
    for (const eid of eids) {
      const locked = await lockRun(tx, caller, eid);
      await judge(locked, tx);
      for (const id of locked.run.state.member_ids) told.add(id);
    }
    const files = await removeRuns(tx, eids);
    tx.afterCommit(async () => {
      for (const eid of eids) deps.bus.recheck(eid);
      deps.bus.nudge([...told], 'experiments');
      await Promise.all(files.map((key) => deps.storage.remove(key)));
    });
  });
}
