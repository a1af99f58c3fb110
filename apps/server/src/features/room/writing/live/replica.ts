import { LIMITS, RichDocument, type RichNode } from '@lets/contract';
import * as Y from 'yjs';
import { SERVER_LIMITS } from '../../../../limits.ts';
import { contentOf, FRAGMENT, Unfit } from '../rich-yjs.ts';
import { withinWork } from './edit-work.ts';

const STEPS: number = SERVER_LIMITS.writing.steps;
/** To lay a whole document again: its parts, and then some. */
const STEPS_TO_LAY = 20 * STEPS;

/** Why an edit is refused. */
export type Fault =
  | 'unreadable'
  | 'too_much'
  | 'gap'
  | 'foreign_client'
  | 'too_many_clients'
  | 'not_admitted'
  | 'document_full';

export class EditRefused extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}

/** A document as its editors hold it, in the thread in which edits are tried. */
export class Replica {
  readonly doc = new Y.Doc();
  /** Said what the contract admits when it was laid: then it must go on to. */
  isSound = true;
  /** How much may be typed before the document is measured again. */
  #room = 0;

  static of(state: Uint8Array): Replica {
    const replica = new Replica();
    replica.apply(state, STEPS_TO_LAY);
    replica.refuseGaps();
    replica.isSound = replica.#isAdmitted();
    return replica;
  }

  /** Throws when that asks for too much, or is no edit; nothing can be said of the document then. */
  apply(edit: Uint8Array, steps = STEPS): Applied {
    const { doc } = this;
    const made: Uint8Array[] = [];
    const changed = new Set<unknown>();
    const onUpdate = (update: Uint8Array) => made.push(update);
    const onEnd = (transaction: Y.Transaction) => {
      for (const type of transaction.changed.keys()) changed.add(type);
    };
    doc.on('update', onUpdate);
    doc.on('afterTransaction', onEnd);
    try {
      const { steps: spent } = withinWork(steps, () => Y.applyUpdate(doc, edit));
      return { update: made.length > 1 ? Y.mergeUpdates(made) : (made[0] ?? null), changed, steps: spent };
    } finally {
      doc.off('update', onUpdate);
      doc.off('afterTransaction', onEnd);
    }
  }

  /** Everything that an edit refers to must be there: what waits for more would wait for ever. */
  refuseGaps(): void {
    const { pendingStructs, pendingDs } = this.doc.store;
    if (pendingStructs || pendingDs) throw new EditRefused('gap');
  }

  /** After typing within texts that were there, only its length is new. */
  refuseUnfit({ update, changed }: Applied, isOnlyTyping: boolean): void {
    this.#refuseStowaways();
    if (!this.isSound) return;
    const isWithinTexts = isOnlyTyping && [...changed].every((type) => type instanceof Y.XmlText);
    // A letter takes at most two bytes more in JSON than in an edit.
    this.#room -= 2 * (update?.length ?? 0);
    if (isWithinTexts && this.#room > 0) return;
    if (!this.#isAdmitted()) throw new EditRefused('not_admitted');
  }

  content(): RichNode {
    return contentOf(this.doc);
  }

  #isAdmitted(): boolean {
    const content = this.#contentIfFit();
    if (!content || !RichDocument.safeParse(content).success) return false;
    this.#room = LIMITS.document_bytes - Buffer.byteLength(JSON.stringify(content));
    return this.#room >= 0;
  }

  #contentIfFit(): RichNode | null {
    try {
      return this.content();
    } catch (error) {
      if (error instanceof Unfit) return null;
      throw error;
    }
  }

  /** Nothing is kept that no editor shows, and no more traces of what was than a document may leave. */
  #refuseStowaways(): void {
    const { share, store } = this.doc;
    if ([...share.keys()].some((name) => name !== FRAGMENT)) throw new EditRefused('not_admitted');
    if (this.doc.getXmlFragment(FRAGMENT)._map.size > 0) throw new EditRefused('not_admitted');
    let parts = 0;
    for (const structs of store.clients.values()) parts += structs.length;
    if (parts > LIMITS.document_parts) throw new EditRefused('document_full');
  }
}

export interface Applied {
  /** What was new in it, as one edit; null for nothing. */
  readonly update: Uint8Array | null;
  readonly changed: ReadonlySet<unknown>;
  readonly steps: number;
}
