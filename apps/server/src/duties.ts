import type { Duty, HeldDuty } from '@lets/contract';
import type { Reader } from './db/reader.ts';
import type { Transaction } from './db/transaction.ts';
import { keepParam, paramsByKeys } from './settings-repository.ts';

/** The row of `system_params` that says whether duties are separated. */
export const SEPARATE_DUTIES_KEY = 'SEPARATE_DUTIES';

/** Pure: the duty in force of a super administrator whose row says this. */
export function heldDuty(duty: Duty | null, isSeparated: boolean): HeldDuty | null {
  return isSeparated ? (duty ?? 'none') : null;
}

/** Whether the duties of super administrators are separated. */
export async function areDutiesSeparated(reader: Reader): Promise<boolean> {
  const [row] = await paramsByKeys(reader, [SEPARATE_DUTIES_KEY]);
  return row?.value === '1';
}

export async function keepSeparated(tx: Transaction, isSeparated: boolean): Promise<void> {
  await keepParam(tx, SEPARATE_DUTIES_KEY, isSeparated ? '1' : '0');
}
