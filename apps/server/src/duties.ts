import type { Reader } from './db/reader.ts';
import { paramsByKeys } from './settings-repository.ts';

/** The row of `system_params` that says whether duties are separated. */
export const SEPARATE_DUTIES_KEY = 'SEPARATE_DUTIES';

/** Whether the duties of super administrators are separated. */
export async function areDutiesSeparated(reader: Reader): Promise<boolean> {
  const [row] = await paramsByKeys(reader, [SEPARATE_DUTIES_KEY]);
  return row?.value === '1';
}
