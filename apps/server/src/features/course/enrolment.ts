import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { openRunsWith } from './manage-repository.ts';

/**
 * People who joined or left a class, or whose account was closed or opened again: they and their teams are told, and whoever may not be in
 * a running experiment any more leaves it at once.
 */
export async function tellRegistration(
  { bus }: Pick<Deps, 'bus'>,
  tx: Transaction,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const { runs, memberIds } = await openRunsWith(tx, userIds);
  tx.afterCommit(() => {
    for (const { id, status } of runs) if (status === 'in_progress') bus.recheck(id);
    bus.nudge(userIds, 'account');
    bus.nudge([...new Set([...userIds, ...memberIds])], 'experiments');
  });
}
