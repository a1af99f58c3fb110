import * as Y from 'yjs';

/** The part of a shared document that the editors write in. */
const FRAGMENT = 'content';

/** The words of a shared document, each block on a line of its own. */
export function writtenText(doc: Y.Doc): string {
  const lines: string[] = [];
  let block: unknown = null;
  const texts = doc.getXmlFragment(FRAGMENT).createTreeWalker((node) => node instanceof Y.XmlText);
  for (const text of texts) {
    const words = wordsOf(text as Y.XmlText);
    if (text.parent === block) lines[lines.length - 1] += words;
    else lines.push(words);
    block = text.parent;
  }
  return lines.join('\n');
}

function wordsOf(text: Y.XmlText): string {
  const delta = text.toDelta() as { insert: unknown }[];
  return delta.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('');
}
