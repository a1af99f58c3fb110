import { bigint, boolean, index, pgTable, primaryKey, text, timestamp } from '../drizzle.ts';
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
