import type { Transaction } from '../../db/transaction.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { classIdsOf } from './list.ts';
import * as repository from './repository.ts';

export type LockedTask = NonNullable<Awaited<ReturnType<typeof repository.lockTask>>>;

/** A task under its lock, for a mentor of its class or an administrator of experiments; for everybody else it does not exist. */
export async function lockTaskFor(
  tx: Transaction,
  caller: Caller,
  id: number,
  strength?: 'update',
): Promise<LockedTask> {
  const task = await repository.lockTask(tx, id, strength);
  const classIds = await classIdsOf(tx, caller);
  if (!task || classIds?.includes(task.class_id) === false) refuse('not_found');
  return task;
}
