import type { PgTable } from './db/drizzle.ts';
import { type AnyColumn, and, eq, gt, lt, sql } from './db/drizzle.ts';
import type { Reader } from './db/reader.ts';
import {
  actRequests,
  assistantStreams,
  deliveries,
  halfSessions,
  integrationTickets,
  loginFailures,
  passkeyChallenges,
  rateHits,
  sessions,
  spentTokens,
  wechatStates,
  wechatTickets,
} from './db/schema/index.ts';

/** What is of no use after a while, by the time after which that while begins. */
const PASSING = {
  sessions: [sessions, sessions.expires_at],
  half_sessions: [halfSessions, halfSessions.expires_at],
  passkey_challenges: [passkeyChallenges, passkeyChallenges.expires_at],
  login_failures: [loginFailures, loginFailures.at],
  rate_hits: [rateHits, rateHits.at],
  wechat_states: [wechatStates, wechatStates.expires_at],
  wechat_tickets: [wechatTickets, wechatTickets.expires_at],
  integration_tickets: [integrationTickets, integrationTickets.expires_at],
  spent_tokens: [spentTokens, spentTokens.expires_at],
  assistant_streams: [assistantStreams, assistantStreams.until],
  act_requests: [actRequests, actRequests.created_at],
} as const satisfies Readonly<Record<string, readonly [PgTable, AnyColumn]>>;

export type Passing = keyof typeof PASSING;

export async function removeOlder({ db }: Reader, what: Passing, before: Date): Promise<void> {
  const [table, time] = PASSING[what];
  await db.delete(table).where(lt(time, before));
}

/** Statements that a record store has, but for those of scores, which say what to void when a score changes. */
export async function removeDelivered({ db }: Reader, before: Date): Promise<void> {
  const { topic, state, delivered_at, item_key } = deliveries;
  await db
    .delete(deliveries)
    .where(
      and(
        eq(topic, 'xapi_statement'),
        eq(state, 'delivered'),
        lt(delivered_at, before),
        sql`not starts_with(${item_key}, 'score ')`,
      ),
    );
}

export async function removeLater({ db }: Reader, what: Passing, after: Date): Promise<void> {
  const [table, time] = PASSING[what];
  await db.delete(table).where(gt(time, after));
}
