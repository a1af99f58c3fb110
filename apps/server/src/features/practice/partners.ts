import type { Reader } from '../../db/reader.ts';
import type { Transaction } from '../../db/transaction.ts';
import { hashToken, newToken, SESSION_MS } from '../../http/session.ts';
import { addSession, ensurePartners, removeSessions } from './partner-repository.ts';

/** The same few play in every run: what one of them holds in a run says nothing of another. */
const MOST_PARTNERS = 12;

/** No log-in form sends a colon first, and nobody can log in without a password's hash. */
const accountOf = (number: number) => `:partner-${String(number).padStart(2, '0')}`;

/** The first so many practice partners, made where there are too few yet. */
export function partnersFor(tx: Transaction, count: number): Promise<number[]> {
  const numbers = Array.from({ length: Math.min(count, MOST_PARTNERS) }, (_, i) => i + 1);
  return ensurePartners(
    tx,
    numbers.map((number) => ({ account: accountOf(number), name: `自动陪练${number}` })),
  );
}

/** A session of a partner's, with which it goes through the same gate as everybody else. `now` in milliseconds since 1970. */
export async function openPartnerSession(reader: Reader, userId: number, now: number): Promise<string> {
  const token = newToken();
  const session = {
    token_hash: hashToken(token),
    userId,
    at: new Date(now),
    until: new Date(now + SESSION_MS),
  };
  await addSession(reader, session);
  return token;
}

export async function closePartnerSessions(reader: Reader, tokens: readonly string[]): Promise<void> {
  await removeSessions(reader, tokens.map(hashToken));
}
