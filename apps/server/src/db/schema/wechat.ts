import { bigint, pgTable, text, timestamp } from '../drizzle.ts';
import { users } from './account.ts';
import { createdAt } from './columns.ts';

/** One WeChat identity for an account, one account for a WeChat identity. */
export const wechatBindings = pgTable('wechat_bindings', {
  openid: text().primaryKey(),
  user_id: bigint({ mode: 'number' })
    .notNull()
    .unique('wechat_bindings_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  nickname: text().notNull().default(''),
  bound_at: createdAt(),
});

/** States that have come back: none comes twice. Kept until they are over anyway. */
export const wechatStates = pgTable('wechat_states', {
  state_hash: text().primaryKey(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});

/** WeChat identities that have proved themselves and wait to be bound; hashed like sessions, for the same reason. */
export const wechatTickets = pgTable('wechat_tickets', {
  ticket_hash: text().primaryKey(),
  openid: text().notNull(),
  nickname: text().notNull().default(''),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});
