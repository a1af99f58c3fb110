import type { RichDocument } from '@lets/contract';
import * as Y from 'yjs';
import type { Deps } from '../../../deps.ts';
import type { Hand } from '../run-command.ts';
import { tellReplaced } from './hub.ts';
import { readLive } from './live-document.ts';
import { settleLive } from './repository.ts';
import { replaceContent } from './rich-yjs.ts';

/** A version that was saved whole becomes what its editors see, where there are any. */
export async function replaceLive(
  { database }: Deps,
  { tx }: Hand,
  {
    documentId,
    version,
    content,
  }: { readonly documentId: string; readonly version: number; readonly content: RichDocument },
): Promise<void> {
  const live = await readLive(tx.client, documentId);
  if (!live) return;
  const before = Y.encodeStateVector(live.doc);
  replaceContent(live.doc, content);
  const edit = Y.encodeStateAsUpdate(live.doc, before);
  const state = Buffer.from(Y.encodeStateAsUpdate(live.doc));
  await settleLive(tx.client, documentId, { state, version }, live.lastEdit);
  tx.afterCommit(() => tellReplaced(database.pool, documentId, edit));
}
