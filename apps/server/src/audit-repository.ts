import type { Reader } from './db/reader.ts';
import { auditLog } from './db/schema/index.ts';

export async function addEntry({ db }: Reader, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}
