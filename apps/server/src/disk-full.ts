import { findServerError } from './db/errors.ts';

const SQL_STATE = '53100';
const SYSTEM_CODES = new Set(['ENOSPC', 'EDQUOT']);

/** True when there is no room left, where the database keeps its tables or where we keep files. */
export function isDiskFull(error: unknown): boolean {
  if (findServerError(error)?.code === SQL_STATE) return true;
  for (let level = error; level instanceof Error; level = level.cause) {
    if (SYSTEM_CODES.has((level as NodeJS.ErrnoException).code ?? '')) return true;
  }
  return false;
}
