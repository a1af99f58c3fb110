import { sql } from './db/drizzle.ts';
import type { Reader } from './db/reader.ts';
import { auditLog } from './db/schema/index.ts';

export type NewEntry = Pick<
  Required<typeof auditLog.$inferInsert>,
  'actor_id' | 'action' | 'target' | 'detail' | 'address'
>;

/** Names the columns that the server may write, and no other: number and time of an entry are the database's, not even as a default. */
export async function addEntry({ db }: Reader, entry: NewEntry): Promise<void> {
  const { actor_id, action, target, detail, address } = entry;
  await db.execute(
    sql`insert into ${auditLog} (actor_id, action, target, detail, address)
        values (${actor_id}, ${action}, ${target}, ${detail}, ${address})`,
  );
}
