import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { Caller } from '../../http/routing.ts';
import { lockRun } from '../../runs/access.ts';
import { mayDelete } from '../../runs/policy.ts';
import { removeRuns } from '../../runs/run-repository.ts';

/** Deletes waiting or ended runs, all of them or none. */
export async function deleteExperiments(deps: Deps, caller: Caller, ids: readonly number[]): Promise<void> {
  // In one order, so that two who delete the same selection wait for each other instead of both failing.
  const eids = [...new Set(ids)].sort((a, b) => a - b);
  if (eids.length === 0) refuse('no_tasks_selected');
  await inTransaction(deps.database, async (tx) => {
    const told = new Set<number>();
    for (const eid of eids) {
      const { run, relation } = await lockRun(tx.client, caller, eid);
      if (!mayDelete(run, relation)) {
        refuse(
          run.status === 'in_progress' && (relation.isLeader || relation.isCreator)
            ? 'changed_meanwhile'
            : 'may_not_delete_task',
        );
      }
      for (const id of run.state.member_ids) told.add(id);
    }
    const files = await removeRuns(tx.client, eids);
    tx.afterCommit(async () => {
      for (const eid of eids) deps.bus.recheck(eid);
      deps.bus.nudge([...told], 'experiments');
      await Promise.all(files.map((key) => deps.storage.remove(key)));
    });
  });
}
