import { bigint, integer, pgTable, text } from '../drizzle.ts';
import { createdAt, id } from './columns.ts';

/**
 * Links of the audit log's hash chain, made by `seal_audit_log()` and `remove_old_audit()` alone: the server may only read them. One of
 * kind `entries` closes the entries from `from_id` to `to_id`; one of kind `removal` tells what was taken out at the beginning, and
 * after which seal the rest of the chain goes on.
 */
export const auditSeals = pgTable('audit_seals', {
  id: id(),
  kind: text().$type<'entries' | 'removal'>().notNull(),
  from_id: bigint({ mode: 'number' }).notNull(),
  to_id: bigint({ mode: 'number' }).notNull(),
  count: integer().notNull(),
  /** SHA-256 in hex of the hash before, this link's own fields, and its entries. */
  hash: text().notNull(),
  at: createdAt(),
  /** Of a removal: the last seal that is gone, with its hash and its last entry. */
  cut_seal: bigint({ mode: 'number' }),
  cut_hash: text(),
  cut_to: bigint({ mode: 'number' }),
});

/** How far the log has been sent to another server, one row for each address. */
export const auditForwards = pgTable('audit_forwards', {
  address: text().primaryKey(),
  last_id: bigint({ mode: 'number' }).notNull().default(0),
  at: createdAt(),
});
