import { attributeOf } from './gap-words.ts';
import type { RichNode } from './rich-nodes.ts';
import { plainText } from './rich-text.ts';

/** Lines of a document that say when it was made. */

const DATE =
  /\d{4}\s*年|[〇○二三四五六七八九一]{4}年|\b\d{1,2} \p{L}+ \d{4}\b|\b\p{L}+ \d{1,2}, \d{4}\b|\b\d{4}-\d{1,2}-\d{1,2}\b/u;

/** Pure: a field on a line of its own at the right margin, as court documents have the date. */
export function isDateLine({ type, attrs, content = [] }: RichNode): boolean {
  const [only] = content;
  if (type !== 'paragraph' || attrs?.textAlign !== 'right' || content.length !== 1) return false;
  return only?.type === 'mergeField' && /date$|^today$/u.test(attributeOf(only, 'key'));
}

/** Pure: a line that is no more than a date. */
export function isDated(block: RichNode): boolean {
  const words = plainText(block).trim();
  return block.type === 'paragraph' && words.length <= 40 && DATE.test(words);
}
