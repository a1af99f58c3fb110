import { DocumentId, type Language } from '@lets/contract';
import type { DisplayItem } from '@lets/engine';
import { refuse } from '../../../http/errors.ts';
import { knownFiles } from '../../../runs/known-files.ts';
import { caseDocumentsFor } from '../case-documents.ts';
import type { Hand } from '../run-command.ts';

/** A file of this run that the actor may read: an id from elsewhere must not bring a stranger's file in, nor open another's. */
export async function fileOfRun(
  { tx, run, flow, relation, caller }: Hand,
  fileId: string,
  field: string,
): Promise<{ readonly name: string }> {
  const { rows } = await tx.client.query<{ name: string }>({
    name: 'file-of-run',
    text: 'SELECT name FROM files WHERE id = $1 AND experiment_id = $2',
    values: [fileId, run.id],
  });
  const known = await knownFiles(tx.client, { run, flow, relation }, caller.id, [fileId]);
  return (known.has(fileId) && rows[0]) || refuse('not_found', { [field]: 'unknown' });
}

/**
 * Something to put on the common screen, under its own name. Files and case material are judged here, the run's documents by the
 * engine: in a role's name nothing is shown that this role may not read.
 */
export async function knownItem(
  hand: Hand,
  item: DisplayItem,
  roleId: string,
  lang: Language,
): Promise<DisplayItem> {
  if (item.kind === 'document') return item;
  if (item.kind === 'file') {
    // The database fails on an id that is no UUID.
    if (!DocumentId.safeParse(item.id).success) refuse('not_found', { item: 'unknown' });
    return { ...item, name: (await fileOfRun(hand, item.id, 'item')).name };
  }
  const readable = await caseDocumentsFor(hand.tx.client, hand, [roleId]);
  const material = readable.find((document) => document.id === item.id && document.readable);
  return material ? { ...item, name: material.name[lang] } : refuse('not_found', { item: 'unknown' });
}
