import { LIMITS } from '@lets/contract';
import type { Node, Slice } from '@tiptap/pm/model';

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Pure: whether a document would be larger than the server takes with this pasted over what is selected. */
export function isTooLong(document: Node, selected: Slice, pasted: Slice): boolean {
  const kept = bytesOf(document.toJSON()) - bytesOf(selected.content.toJSON());
  return kept + bytesOf(pasted.content.toJSON()) > LIMITS.document_bytes;
}
