import type { Reader } from '../../db/reader.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import * as repository from './manage-repository.ts';

/** Courses, classes and who is in them are kept by administrators with that module. */
export function assertKeeper(caller: Caller): void {
  if (!administers(caller, 'course')) refuse('no_authority');
}

export async function readClass(reader: Reader, id: number): Promise<{ id: number; name: string }> {
  return (await repository.classById(reader, id)) ?? refuse('not_found');
}

export async function lockClass(tx: Transaction, id: number) {
  return (await repository.lockClasses(tx, [id]))[0] ?? refuse('not_found');
}

/**
 * People who joined or left a class, or whose account was closed or opened again: they and their teams are told, and everybody who may not be in
 * a running experiment any more leaves it at once.
 */
export async function tellRegistration(
  { bus }: Pick<Deps, 'bus'>,
  tx: Transaction,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const { runs, memberIds } = await repository.openRunsWith(tx, userIds);
  tx.afterCommit(() => {
    for (const { id, status } of runs) if (status === 'in_progress') bus.recheck(id);
    bus.nudge(userIds, 'account');
    bus.nudge([...new Set([...userIds, ...memberIds])], 'experiments');
  });
}

/** Takes people out of a class whose row is locked. */
export async function leaveClass(
  deps: Deps,
  tx: Transaction,
  classId: number,
  userIds: readonly number[],
): Promise<readonly number[]> {
  const left = await repository.unenrol(tx, classId, userIds);
  await tellRegistration(deps, tx, left);
  return left;
}

/** Enrols people in a class whose row is locked: answers whom it did not have yet. */
export async function enrolInClass(
  deps: Deps,
  tx: Transaction,
  classId: number,
  userIds: readonly number[],
): Promise<readonly number[]> {
  const added = await repository.enrol(tx, classId, userIds);
  await tellRegistration(deps, tx, added);
  return added;
}
