import { DocumentId, type Language } from '@lets/contract';
import type { DisplayItem } from '@lets/engine';
import { Refusal } from '../../../http/errors.ts';
import { knownFiles } from '../../../runs/known-files.ts';
import type { Hand } from '../act/act.ts';
import { caseDocumentsFor } from '../case-documents.ts';
import { filesOfRun } from '../document-repository.ts';

/** A file of this run that the actor may read: an id from elsewhere must not bring a stranger's file in, nor open another's. */
export async function fileOfRun(
  { tx, run, flow, relation, userId }: Hand,
  fileId: string,
  field: string,
): Promise<{ readonly name: string } | Refusal> {
  const [file] = await filesOfRun(tx, run.id, [fileId]);
  const known = await knownFiles(tx, { run, flow, relation }, userId, [fileId]);
  return (known.has(fileId) && file) || new Refusal('not_found', { [field]: 'unknown' });
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
): Promise<DisplayItem | Refusal> {
  if (item.kind === 'document') return item;
  if (item.kind === 'file') {
    // The database fails on an id that is no UUID.
    if (!DocumentId.safeParse(item.id).success) return new Refusal('not_found', { item: 'unknown' });
    const file = await fileOfRun(hand, item.id, 'item');
    return file instanceof Refusal ? file : { ...item, name: file.name };
  }
  const readable = await caseDocumentsFor(hand.tx, hand, [roleId]);
  const material = readable.find((document) => document.id === item.id && document.readable);
  return material ? { ...item, name: material.name[lang] } : new Refusal('not_found', { item: 'unknown' });
}
