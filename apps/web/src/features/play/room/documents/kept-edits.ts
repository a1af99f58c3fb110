import * as Y from 'yjs';
import { readDraft, writeDraft } from '../../../../lib/storage.ts';

/** One kept copy a person and document: somebody else's log-in on this computer must not send it. */
const name = (userId: number, documentId: string) => `writing:${userId}:${documentId}`;

/** Keeps what the server does not have yet: a reload or a dead battery loses nothing. */
export function keepEdits(userId: number, documentId: string, doc: Y.Doc): void {
  let text = '';
  for (const byte of Y.encodeStateAsUpdate(doc)) text += String.fromCharCode(byte);
  writeDraft(name(userId, documentId), btoa(text));
}

export function forgetEdits(userId: number, documentId: string): void {
  writeDraft(name(userId, documentId), '');
}

/** Puts what was kept into a fresh document, when it still reads as one: storage is anybody's to write. */
export function takeUpEdits(userId: number, documentId: string, doc: Y.Doc): boolean {
  const text = readDraft(name(userId, documentId));
  if (!text) return false;
  try {
    Y.applyUpdate(
      doc,
      Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
    );
    return true;
  } catch {
    forgetEdits(userId, documentId);
    return false;
  }
}
