import pg from 'pg';
import { StartError } from '../start-error.ts';

/** The database cannot be opened. */
export class DatabaseStartError extends StartError {
  override readonly name: string = 'DatabaseStartError';
}

/** Node's own words for a server that cannot be reached. */
const DOWN_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
]);
/** The driver has no codes for these. */
const DOWN_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/;
/** Connection exceptions, and the server shutting down, starting up or out of connections. */
const DOWN_SQL_STATE = /^(08...|57P0[123]|53300)$/;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** The server's own error below what the query builder wraps it in. */
export function findServerError(error: unknown): pg.DatabaseError | undefined {
  for (let level = error; level instanceof Error; level = level.cause) {
    if (level instanceof pg.DatabaseError) return level;
  }
  return undefined;
}

/** True when nothing is wrong with the query: the database is away, starting, or too busy to answer. */
export function isDatabaseDown(error: unknown): boolean {
  for (let level = error; level instanceof Error; level = level.cause) {
    const { code } = level as NodeJS.ErrnoException;
    if (level instanceof pg.DatabaseError) return DOWN_SQL_STATE.test(level.code ?? '');
    if (DOWN_SYSTEM_CODES.has(code ?? '') || DOWN_MESSAGE.test(level.message)) return true;
    // Node tries every address of a name and gathers the failures.
    if (level instanceof AggregateError && level.errors.some(isDatabaseDown)) return true;
  }
  return false;
}

/** True when the same transaction may succeed at the next try because a rival was in its way. */
export function isWorthRetrying(error: unknown): boolean {
  const code = findServerError(error)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/** True when a row with this unique key stands already; with `constraint`, only that key counts. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = findServerError(error);
  return found?.code === UNIQUE_VIOLATION && (constraint === undefined || found.constraint === constraint);
}

/** True when something still points at a row that was to go. */
export function isForeignKeyViolation(error: unknown): boolean {
  return findServerError(error)?.code === FOREIGN_KEY_VIOLATION;
}

/** What a log may keep of a database error: its messages carry statements and values, and so what people wrote. */
export function describeForLog(error: unknown): Record<string, string | undefined> | undefined {
  const found = findServerError(error);
  if (found === undefined) return undefined;
  const { code, severity, table, column, constraint, routine } = found;
  return { code, severity, table, column, constraint, routine };
}
