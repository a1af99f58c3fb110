import { createHash, randomBytes } from 'node:crypto';
import { SESSION_COOKIE, type SignInDemand, type SignInRules } from '@lets/contract';
import { latestMoment } from '../clocks.ts';
import { readSessionRow } from '../db/hot-statements.ts';
import type { Reader } from '../db/reader.ts';
import type { Deps } from '../deps.ts';
import { signInRules } from '../settings.ts';
import type { Caller } from './caller.ts';
import { demandOf } from './demand.ts';
import { closedSetting, sessionRows, touchSession } from './session-repository.ts';

/** How long a log-in lasts unless the settings say otherwise, however busy it is. */
export const SESSION_MS = 7 * 24 * 3_600_000;
/** How stale `last_seen_at` may be: a write on every request would cost more than the request. */
const TOUCH_AFTER_MS = 5 * 60_000;
/** The same where sessions end when they are idle. */
const TOUCH_SOON_AFTER_MS = 20_000;
const MINUTE_MS = 60_000;

export interface FoundSession {
  readonly caller: Caller;
  readonly isSystemClosed: boolean;
  /** A practice partner: no person, and never logged in from outside. */
  readonly isAutomatic: boolean;
  /** What this person must do first: until then only a few calls know them, and no socket. */
  readonly demand: SignInDemand | null;
  readonly lastSeenAt: Date;
  /** After how long without an act of the person it ends; 0 never. */
  readonly idleMs: number;
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
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  token: string,
): Promise<FoundSession | null> {
  const now = clock();
  const row = await readSessionRow(database.pool, hashToken(token), new Date(now));
  if (!row) return null;
  const rules = signInRules(row.sign_in);
  const idleMs = idleMsOf(row, rules);
  if (isIdle(row.last_seen_at, idleMs, now)) return null;
  const { id, identity, account, name, modules, duty } = row;
  const caller = { id, identity, account, name, modules, duty, session: row.token_hash };
  return {
    caller,
    isSystemClosed: row.closed === CLOSED,
    isAutomatic: row.automatic,
    demand: demandOf(row, rules, now),
    lastSeenAt: row.last_seen_at,
    idleMs,
  };
}

/** Practice partners wait for people, and nobody leaves one at an open screen. */
function idleMsOf({ automatic }: { readonly automatic: boolean }, { idle_minutes }: SignInRules): number {
  return automatic ? 0 : idle_minutes * MINUTE_MS;
}

function isIdle(lastSeenAt: Date, idleMs: number, now: number): boolean {
  return idleMs > 0 && now - lastSeenAt.getTime() > idleMs;
}

/** Notes when the person of a session was last there, `agoMs` before now by what their page says. In no answer's way. */
export function noteSeen(
  { database, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
  { caller, lastSeenAt, idleMs }: FoundSession,
  agoMs: number,
): void {
  const now = clock();
  const at = now - agoMs;
  const isStale = at - lastSeenAt.getTime() > (idleMs > 0 ? TOUCH_SOON_AFTER_MS : TOUCH_AFTER_MS);
  // Or the clock was put back since.
  if (!isStale && lastSeenAt <= latestMoment(now)) return;
  touchSession(database, caller.session, { at: new Date(at), latest: latestMoment(now) }).catch((error) =>
    log.warn({ err: error }, 'a session could not be touched'),
  );
}

/** The same for many at once, by their tokens. Sessions that have ended are missing. */
export async function findSessions(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, FoundSession>> {
  const tokenOf = new Map(tokens.map((token) => [hashToken(token), token]));
  const now = clock();
  const rows = await sessionRows(database, [...tokenOf.keys()], new Date(now));
  return new Map(
    rows.flatMap(({ session, person, facts, lastSeenAt, closed, signIn }) => {
      const rules = signInRules(signIn);
      const idleMs = idleMsOf(facts, rules);
      if (isIdle(lastSeenAt, idleMs, now)) return [];
      const found = {
        caller: { ...person, session },
        isSystemClosed: closed === CLOSED,
        isAutomatic: facts.automatic,
        demand: demandOf({ ...facts, identity: person.identity }, rules, now),
        lastSeenAt,
        idleMs,
      };
      return [[tokenOf.get(session) ?? '', found] as const];
    }),
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
