import type { Language } from '@lets/contract';
import type { Transaction } from '../../db/transaction.ts';
import { groupName } from './group-name.ts';
import * as repository from './repository.ts';

/** The first number that no group of the task has. */
export async function freeName(tx: Transaction, taskId: number, lang: Language): Promise<string> {
  const taken = new Set(await repository.groupNamesOf(tx, taskId));
  let i = 0;
  while (taken.has(groupName(i, 'zh')) || taken.has(groupName(i, 'en'))) i += 1;
  return groupName(i, lang);
}
