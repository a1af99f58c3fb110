import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { PlannedTimes } from '../../runs/planned-times.ts';
import type { RunNames } from '../../runs/task-name.ts';
import { retimeRuns } from './repository.ts';

/** A class task as it was changed. */
export interface TaskChange extends RunNames, PlannedTimes {
  readonly taskId: number;
  /** What its runs were called that nobody named otherwise. */
  readonly namesBefore: RunNames;
  readonly deadline: Date | null;
}

/** Has the runs of a class task follow it: the waiting ones in name and times, all of them in the deadline. */
export async function followTask(deps: Deps, tx: Transaction, change: TaskChange): Promise<void> {
  const told = await retimeRuns(tx, change);
  tx.afterCommit(() => deps.bus.nudge(told, 'experiments'));
}
