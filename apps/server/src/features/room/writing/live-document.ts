import type { RichNode } from '@lets/contract';
import type pg from 'pg';
import { contentOf as versionContent } from '../document-repository.ts';
import { askLive } from './live/live-threads.ts';
import { beginLive, dropEdits, editsOf, type LiveRow, layAgain, liveOf } from './repository.ts';

type Client = Pick<pg.ClientBase, 'query'>;

export interface OfDocument {
  readonly eid: number;
  readonly documentId: string;
}

/** What the database keeps of a document that is written in together. */
export interface KeptDocument {
  readonly state: Buffer;
  /** The version that its ground is. */
  readonly version: number;
  readonly edits: readonly { readonly id: number; readonly author_id: number; readonly edit: Buffer }[];
}

/** Null when nobody has written in it together. */
export async function readKept(client: Client, documentId: string): Promise<KeptDocument | null> {
  const live = await liveOf(client, documentId);
  return live && { ...live, edits: await editsOf(client, documentId) };
}

/** The same, laid from its present version when it is opened for the first time. */
export async function openKept(
  client: Client,
  { eid, documentId, version }: OfDocument & { readonly version: number },
): Promise<KeptDocument | null> {
  const found = await readKept(client, documentId);
  if (found) return found;
  const ground = await groundFor(client, { eid, documentId }, version);
  if (!ground) return null;
  await beginLive(client, { eid, documentId }, ground);
  // Somebody else may have been first.
  return readKept(client, documentId);
}

async function groundFor(
  client: Client,
  { eid, documentId }: OfDocument,
  version: number,
): Promise<LiveRow | null> {
  const content = await versionContent(client, eid, documentId, version);
  return content && { state: Buffer.from(await askLive(documentId, 'lay', { content })), version };
}

export interface LiveDocument {
  readonly content: RichNode;
  readonly state: Buffer;
  readonly version: number;
  /** Who wrote since, the latest first. */
  readonly authorIds: readonly number[];
  /** The last edit in it; 0 without any. */
  readonly lastEdit: number;
}

/** A document as its editors hold it; null when nobody has written in it together. */
export async function readLive(client: Client, of: OfDocument): Promise<LiveDocument | null> {
  const kept = await readKept(client, of.documentId);
  if (!kept) return null;
  const read = await askLive(of.documentId, 'read', { kept });
  if (!read) {
    await backToVersion(client, of, kept);
    return readLive(client, of);
  }
  const edits = await leaveOut(client, kept, read.refused);
  return {
    content: read.content,
    state: Buffer.from(read.state),
    version: kept.version,
    authorIds: [...new Set(edits.map(({ author_id }) => author_id).reverse())],
    lastEdit: edits.at(-1)?.id ?? 0,
  };
}

/** Lets go of edits that cannot be taken: an older server kept them unjudged. */
export async function leaveOut(
  client: Client,
  { edits }: KeptDocument,
  refused: readonly number[],
): Promise<KeptDocument['edits']> {
  if (refused.length === 0) return edits;
  await dropEdits(client, refused);
  const gone = new Set(refused);
  return edits.filter(({ id }) => !gone.has(id));
}

/** A document whose very ground cannot be laid begins again from its last version. */
export async function backToVersion(
  client: Client,
  of: OfDocument,
  { version, edits }: KeptDocument,
): Promise<void> {
  const ground = await groundFor(client, of, version);
  if (!ground) throw new Error('a document has neither a ground nor a version');
  await layAgain(client, of.documentId, ground);
  await leaveOut(
    client,
    { state: ground.state, version, edits },
    edits.map(({ id }) => id),
  );
}
