import { createHash, randomBytes } from 'node:crypto';
import { type Identity, SESSION_COOKIE } from '@lets/contract';
import type { Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from './routing.ts';

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

interface SessionRow {
  token_hash: string;
  id: number;
  identity: Identity;
  account: string;
  name: string;
  modules: string[];
  automatic: boolean;
  last_seen_at: Date;
  closed: string | null;
}

const FIND = `select s.token_hash, s.last_seen_at, u.id, u.identity, u.account, u.name, u.modules, u.automatic,
    (select value from system_params where key = 'SYSTEM_CLOSED') as closed
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > $2 and not u.disabled`;
const TOUCH = 'update sessions set last_seen_at = $2 where token_hash = $1';
const CLOSED = `select value from system_params where key = 'SYSTEM_CLOSED'`;

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
  const { rows } = await database.pool.query<SessionRow>({
    name: 'find-session',
    text: FIND,
    values: [hashToken(token), new Date(now)],
  });
  const row = rows[0];
  if (!row) return null;
  if (now - row.last_seen_at.getTime() > TOUCH_AFTER_MS) {
    database.pool
      .query({ name: 'touch-session', text: TOUCH, values: [row.token_hash, new Date(now)] })
      .catch((error) => log.warn({ err: error }, 'a session could not be touched'));
  }
  const { id, identity, account, name, modules } = row;
  const caller = { id, identity, account, name, modules, session: row.token_hash };
  return { caller, isSystemClosed: row.closed === '1', isAutomatic: row.automatic };
}

/** The same for many at once, by their tokens. Sessions that have ended are missing. */
export async function findSessions(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, FoundSession>> {
  const tokenOf = new Map(tokens.map((token) => [hashToken(token), token]));
  const { rows } = await database.pool.query<Omit<SessionRow, 'last_seen_at'>>({
    name: 'find-sessions',
    text: `select s.token_hash, u.id, u.identity, u.account, u.name, u.modules, u.automatic,
        (select value from system_params where key = 'SYSTEM_CLOSED') as closed
      from sessions s join users u on u.id = s.user_id
      where s.token_hash = any($1) and s.expires_at > $2 and not u.disabled`,
    values: [[...tokenOf.keys()], new Date(clock())],
  });
  return new Map(
    rows.map(({ token_hash: session, closed, automatic: isAutomatic, ...person }) => [
      tokenOf.get(session) ?? '',
      { caller: { ...person, session }, isSystemClosed: closed === '1', isAutomatic },
    ]),
  );
}

/** For requests without a session; those with one learn it on the way. */
export async function isSystemClosed(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ value: string }>({ name: 'system-closed', text: CLOSED });
  return rows[0]?.value === '1';
}

/** The session token of a raw Cookie header, as a socket's handshake brings it. */
export function tokenOfCookieHeader(header: string | undefined): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=');
    if (name === SESSION_COOKIE && value) return value;
  }
  return null;
}
