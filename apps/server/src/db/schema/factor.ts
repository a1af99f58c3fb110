import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from '../drizzle.ts';
import type { SessionOrigin } from '../session-origin.ts';
import { users } from './account.ts';
import { createdAt, id, partOf } from './columns.ts';

const moment = () => timestamp({ withTimezone: true });

/** The authenticator app of a person, one at most. */
export const totpFactors = pgTable('totp_factors', {
  user_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed (`secrets/`). */
  secret: text().notNull(),
  created_at: createdAt(),
  /** Null while no code of it has come back: until then it is no factor. */
  confirmed_at: moment(),
  /** The time step of the last code that was taken: none up to it is taken again. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  last_used_at: moment(),
});

/** Keys that a person's devices hold, several at most; the private halves never come here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    user_id: partOf(() => users.id),
    /** As the device named it, in base64url: never the same for two people. */
    credential_id: text().notNull(),
    /** In COSE, as base64url. */
    public_key: text().notNull(),
    /** The domain that it was made for: it signs for no other. */
    rp_id: text().notNull(),
    name: text().notNull(),
    /** How a browser reaches it. */
    transports: text().array().notNull().default([]),
    /** What the device counted last; 0 with those that do not count. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    created_at: createdAt(),
    last_used_at: moment(),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credential_id),
    index('passkeys_user').on(table.user_id),
  ],
);

/** What a passkey is to sign, once: for one session or half-session, one at a time for each purpose. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** The hash of the session's or half-session's token. */
    bound_to: text().notNull(),
    purpose: text({ enum: ['add', 'prove'] }).notNull(),
    user_id: partOf(() => users.id),
    challenge: text().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bound_to, table.purpose] }),
    index('passkey_challenges_user').on(table.user_id),
  ],
);

/** Hashed like sessions: a copy of the table opens nothing. A code that is used is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: partOf(() => users.id),
    code_hash: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
);

/** People who have taken the first step of a log-in and not yet the second. No session: nothing but the second step knows of them. */
export const halfSessions = pgTable(
  'half_sessions',
  {
    token_hash: text().primaryKey(),
    user_id: partOf(() => users.id),
    expires_at: moment().notNull(),
    /** The first step was WeChat's. */
    by_wechat: boolean().notNull().default(false),
    /** Of the WeChat identity that is bound when the second step is taken. */
    ticket_hash: text(),
    /** The first step was another server's: what the session is kept with when the second is taken. */
    origin: jsonb().$type<SessionOrigin>(),
  },
  (table) => [index('half_sessions_user').on(table.user_id)],
);

/** Former passwords of those who may not use them again: as many as the settings say, and none while they say none. */
export const formerPasswords = pgTable(
  'former_passwords',
  {
    id: id(),
    user_id: partOf(() => users.id),
    password_hash: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('former_passwords_user').on(table.user_id, table.id)],
);
