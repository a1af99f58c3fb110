import type { RichNode } from '@lets/contract';
import type { Reader } from '../../../db/reader.ts';
import { contentOf as versionContent } from '../document-repository.ts';
import {
  beginLive,
  dropEdits,
  type EditRow,
  editsOf,
  type LiveRow,
  layAgain,
  liveOf,
} from './edit-repository.ts';
import { askLive } from './live/live-threads.ts';

export interface OfDocument {
  readonly eid: number;
  readonly documentId: string;
}

/** What the database keeps of a document that is written in together. */
export interface KeptDocument {
  readonly state: Buffer;
  /** The version that its ground is. */
  readonly version: number;
  readonly edits: readonly EditRow[];
}

/** Null when nobody has written in it together. */
export async function readKept(reader: Reader, documentId: string): Promise<KeptDocument | null> {
  const live = await liveOf(reader, documentId);
  return live && { ...live, edits: await editsOf(reader, documentId) };
}

/** The same, laid from its present version when it is opened for the first time. */
export async function openKept(
  reader: Reader,
  { eid, documentId, version }: OfDocument & { readonly version: number },
): Promise<KeptDocument | null> {
  const found = await readKept(reader, documentId);
  if (found) return found;
  const ground = await groundFor(reader, { eid, documentId }, version);
  if (!ground) return null;
  await beginLive(reader, { eid, documentId }, ground);
  // Another person may have been first.
  return readKept(reader, documentId);
}

async function groundFor(
  reader: Reader,
  { eid, documentId }: OfDocument,
  version: number,
): Promise<LiveRow | null> {
  const content = await versionContent(reader, eid, documentId, version);
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
export async function readLive(reader: Reader, of: OfDocument): Promise<LiveDocument | null> {
  const kept = await readKept(reader, of.documentId);
  if (!kept) return null;
  const read = await askLive(of.documentId, 'read', { kept });
  if (!read) {
    await backToVersion(reader, of, kept);
    return readLive(reader, of);
  }
  const edits = await leaveOut(reader, kept, read.refused);
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
  reader: Reader,
  { edits }: KeptDocument,
  refused: readonly number[],
): Promise<KeptDocument['edits']> {
  if (refused.length === 0) return edits;
  await dropEdits(reader, refused);
  const gone = new Set(refused);
  return edits.filter(({ id }) => !gone.has(id));
}

/** A document whose very ground cannot be laid begins again from its last version. */
export async function backToVersion(
  reader: Reader,
  of: OfDocument,
  { version, edits }: KeptDocument,
): Promise<void> {
  const ground = await groundFor(reader, of, version);
  if (!ground) throw new Error('a document has neither a ground nor a version');
  await layAgain(reader, of.documentId, ground);
  await leaveOut(
    reader,
    { state: ground.state, version, edits },
    edits.map(({ id }) => id),
  );
}
