import { LIMITS } from '@lets/contract';
import * as Y from 'yjs';
import { newRequestId } from '../../../../lib/request-id.ts';
import { draftNames, readDraft, writeDraft } from '../../../../lib/storage.ts';

/** The whole document as a page had it, and the version with which that text began. */
interface Copy {
  readonly root: number;
  readonly edits: Uint8Array;
}

/** Every page that was left with unsent edits brings a client of its own, and the server takes so many in one edit. */
const MOST_AT_ONCE = LIMITS.edit_clients - 1;

/**
 * What the server does not have yet of one document, kept in the browser: a reload or a dead battery loses nothing. Each page keeps a
 * copy of its own, so that two tabs neither write over nor drop each other's. Somebody else's log-in on this computer finds none of it.
 */
export class KeptEdits {
  readonly #ofDocument: string;
  readonly #own: string;
  /** Copies of other pages that went into this one, as they were then. */
  readonly #taken = new Map<string, string>();

  constructor(userId: number, documentId: string) {
    this.#ofDocument = `writing:${userId}:${documentId}:`;
    this.#own = this.#ofDocument + newRequestId();
  }

  /** Puts what was kept of the latest text into a fresh document. Returns the version with which that text began, or null. */
  takeUp(doc: Y.Doc): number | null {
    const found = draftNames(this.#ofDocument).flatMap((name) => {
      const text = readDraft(name);
      const copy = readCopy(text);
      if (copy) return [{ name, text, ...copy }];
      writeDraft(name, '');
      return [];
    });
    if (found.length === 0) return null;
    const latest = Math.max(...found.map(({ root }) => root));
    for (const { name, text, edits } of found.filter(({ root }) => root === latest).slice(0, MOST_AT_ONCE)) {
      Y.applyUpdate(doc, edits);
      this.#taken.set(name, text);
    }
    return latest;
  }

  keep(doc: Y.Doc, root: number): void {
    let bytes = '';
    for (const byte of Y.encodeStateAsUpdate(doc)) bytes += String.fromCharCode(byte);
    writeDraft(this.#own, JSON.stringify({ root, edits: btoa(bytes) }));
  }

  /** Of another page's copy, what that page has added since is not this page's to drop. */
  forget(): void {
    writeDraft(this.#own, '');
    for (const [name, text] of this.#taken) if (readDraft(name) === text) writeDraft(name, '');
    this.#taken.clear();
  }
}

/** Null for what does not read as a copy: storage is anybody's to write. */
function readCopy(text: string): Copy | null {
  try {
    const { root, edits: encoded } = JSON.parse(text) as { root: unknown; edits: unknown };
    if (!Number.isSafeInteger(root) || typeof encoded !== 'string') return null;
    const edits = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    // Tried where nothing is lost: halfway through, an unreadable one would leave the document in pieces.
    Y.applyUpdate(new Y.Doc(), edits);
    return { root: root as number, edits };
  } catch {
    return null;
  }
}
