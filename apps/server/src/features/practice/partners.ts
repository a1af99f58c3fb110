import { IDENTITY } from '@lets/contract';
import type pg from 'pg';
import { hashToken, newToken, SESSION_MS } from '../../http/session.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** The same few play in every run: what one of them holds in a run says nothing of another. */
export const MOST_PARTNERS = 12;

/** No log-in form sends a colon first, and nobody can log in without a password's hash. */
const accountOf = (number: number) => `:partner-${String(number).padStart(2, '0')}`;

/** The first so many practice partners, made where there are too few yet. */
export async function partnersFor(client: Client, count: number): Promise<number[]> {
  const numbers = Array.from({ length: Math.min(count, MOST_PARTNERS) }, (_, i) => i + 1);
  const accounts = numbers.map(accountOf);
  await client.query({
    name: 'add-partners',
    text: `INSERT INTO users (account, name, identity, password_hash, automatic)
      SELECT account, name, $3, '', true FROM unnest($1::text[], $2::text[]) AS partner (account, name)
      ON CONFLICT DO NOTHING`,
    values: [accounts, numbers.map((number) => `自动陪练${number}`), IDENTITY.student],
  });
  const { rows } = await client.query<{ id: number }>({
    name: 'find-partners',
    text: 'SELECT id FROM users WHERE account = ANY($1) AND automatic AND NOT disabled ORDER BY account',
    values: [accounts],
  });
  return rows.map(({ id }) => id);
}

/** A session of a partner's, with which it goes through the same gate as everybody else. */
export async function openPartnerSession(client: Client, userId: number, now: number): Promise<string> {
  const token = newToken();
  await client.query({
    name: 'open-partner-session',
    text: `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
      SELECT $1, id, $3, $3, $4 FROM users WHERE id = $2 AND automatic`,
    values: [hashToken(token), userId, new Date(now), new Date(now + SESSION_MS)],
  });
  return token;
}

export async function closePartnerSessions(client: Client, tokens: readonly string[]): Promise<void> {
  await client.query({
    name: 'close-partner-sessions',
    text: 'DELETE FROM sessions WHERE token_hash = ANY($1)',
    values: [tokens.map(hashToken)],
  });
}
