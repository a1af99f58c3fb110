import type { RichNode } from '@lets/contract';
import type pg from 'pg';
import * as Y from 'yjs';
import { contentOf as versionContent } from '../document-repository.ts';
import { beginLive, editsOf, liveOf } from './repository.ts';
import { replaceContent } from './rich-yjs.ts';

type Client = Pick<pg.ClientBase, 'query'>;

export interface LiveDocument {
  readonly doc: Y.Doc;
  /** The version that its ground is. */
  readonly version: number;
  /** Who wrote since, the latest first. */
  readonly authorIds: readonly number[];
  /** The last edit in it; 0 without any. */
  readonly lastEdit: number;
}

/** A document as its editors hold it, from what the database keeps; null when nobody has written in it together. */
export async function readLive(client: Client, documentId: string): Promise<LiveDocument | null> {
  const live = await liveOf(client, documentId);
  if (!live) return null;
  const edits = await editsOf(client, documentId);
  const doc = new Y.Doc();
  Y.applyUpdate(doc, live.state);
  for (const { edit } of edits) Y.applyUpdate(doc, edit);
  const authorIds = [...new Set(edits.map(({ author_id }) => author_id).reverse())];
  return { doc, version: live.version, authorIds, lastEdit: edits.at(-1)?.id ?? 0 };
}

/** The same, laid from its present version when it is opened for the first time. */
export async function openLive(
  client: Client,
  {
    eid,
    documentId,
    version,
  }: { readonly eid: number; readonly documentId: string; readonly version: number },
): Promise<LiveDocument | null> {
  const found = await readLive(client, documentId);
  if (found) return found;
  const content = await versionContent(client, eid, documentId, version);
  if (!content) return null;
  await beginLive(client, { eid, documentId }, { state: Buffer.from(stateFor(content)), version });
  // Somebody else may have been first.
  return readLive(client, documentId);
}

function stateFor(content: RichNode): Uint8Array {
  const doc = new Y.Doc();
  replaceContent(doc, content);
  return Y.encodeStateAsUpdate(doc);
}
