import { createHash, randomBytes } from 'node:crypto';
import { SESSION_COOKIE } from '@lets/contract';
import { readSessionRow } from '../db/hot-statements.ts';
import type { Reader } from '../db/reader.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from './caller.ts';
import { closedSetting, sessionRows, touchSession } from './session-repository.ts';

/** How long a log-in lasts unless the settings say otherwise, however busy it is. */
export const SESSION_MS = 7 * 24 * 3_600_000;
/** How stale `last_seen_at` may be: a write on every request would cost more than the request. */
const TOUCH_AFTER_MS = 5 * 60_000;

export interface FoundSession {
  readonly caller: Caller;
  readonly isSystemClosed: boolean;
  /** A practice partner: no person, and never logged in from outside. */
  readonly isAutomatic: boolean;
}

/** What the setting SYSTEM_CLOSED says while the system is closed. */
const CLOSED = '1';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only the hash is stored: a copy of the table opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Who a session token stands for now: null once it has ended, expired, or its user is disabled. */
export async function findSession(
  { database, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
  token: string,
): Promise<FoundSession | null> {
  const now = clock();
  const row = await readSessionRow(database.pool, hashToken(token), new Date(now));
  if (!row) return null;
  // Either way: the clock may have been put back since.
  if (Math.abs(now - row.last_seen_at.getTime()) > TOUCH_AFTER_MS) {
    touchSession(database, row.token_hash, new Date(now)).catch((error) =>
      log.warn({ err: error }, 'a session could not be touched'),
    );
  }
  const { id, identity, account, name, modules, duty } = row;
  const caller = { id, identity, account, name, modules, duty, session: row.token_hash };
  return { caller, isSystemClosed: row.closed === CLOSED, isAutomatic: row.automatic };
}

/** The same for many at once, by their tokens. Sessions that have ended are missing. */
export async function findSessions(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, FoundSession>> {
  const tokenOf = new Map(tokens.map((token) => [hashToken(token), token]));
  const rows = await sessionRows(database, [...tokenOf.keys()], new Date(clock()));
  return new Map(
    rows.map(({ session, person, isAutomatic, closed }) => [
      tokenOf.get(session) ?? '',
      { caller: { ...person, session }, isSystemClosed: closed === CLOSED, isAutomatic },
    ]),
  );
}

/** For requests without a session; those with one learn it on the way. */
export async function isSystemClosed(reader: Reader): Promise<boolean> {
  return (await closedSetting(reader)) === CLOSED;
}

/** The session token of a raw Cookie header, as a socket's handshake brings it. */
export function tokenOfCookieHeader(header: string | undefined): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=');
    if (name === SESSION_COOKIE && value) return value;
  }
  return null;
}
