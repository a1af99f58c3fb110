import { LIMITS } from '@lets/contract';
import type { Node, Slice } from '@tiptap/pm/model';

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Pure: whether a document would be larger than the server takes with this pasted into it. */
export function isTooLong(document: Node, pasted: Slice): boolean {
  const added = bytesOf(pasted.content.toJSON());
  return added > LIMITS.document_bytes || added + bytesOf(document.toJSON()) > LIMITS.document_bytes;
}
