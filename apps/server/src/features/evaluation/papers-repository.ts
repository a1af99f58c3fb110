import { and, eq } from '../../db/drizzle.ts';
import { isAnyOf } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { documentVersions, signatures } from '../../db/schema/index.ts';

/** document id → who wrote in any of its versions, or signed one. */
export async function peopleOf(
  { db }: Reader,
  eid: number,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const { document_id, saved_by, authors } = documentVersions;
  const wrote = await db
    .select({ document_id, saved_by, authors })
    .from(documentVersions)
    .where(and(eq(documentVersions.experiment_id, eid), isAnyOf(document_id, documentIds)));
  const signed = await db
    .select({ document_id: signatures.document_id, user_id: signatures.user_id })
    .from(signatures)
    .where(
      and(
        eq(signatures.experiment_id, eid),
        eq(signatures.decision, 'signed'),
        isAnyOf(signatures.document_id, documentIds),
      ),
    );
  const people = new Map<string, Set<number>>(documentIds.map((id) => [id, new Set()]));
  for (const row of wrote)
    for (const id of [row.saved_by, ...row.authors]) people.get(row.document_id)?.add(id);
  for (const { document_id: id, user_id } of signed) people.get(id)?.add(user_id);
  return people;
}
