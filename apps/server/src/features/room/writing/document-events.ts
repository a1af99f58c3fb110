import { EventEmitter } from 'node:events';

/** What this process tells itself about documents that are written in together. */
export type DocumentEvents = EventEmitter<{
  /** A document was replaced by other means than writing in it. */
  replaced: [documentId: string, edit: Uint8Array];
}>;

export function createDocumentEvents(): DocumentEvents {
  return new EventEmitter();
}
