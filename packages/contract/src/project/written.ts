import { plainText, type RichDocument } from '../text/rich-text.ts';
import type { CaseDocument } from './case.ts';

/** Pure: whether there is anything to read: it bears a name, and has words, a picture or a file. */
export function isWrittenDocument({ name, body, files = [] }: CaseDocument): boolean {
  return isNamedDocument({ name }) && (files.length > 0 || hasContent(body.zh) || hasContent(body.en));
}

/** Pure. */
export function isNamedDocument({ name: { zh, en } }: Pick<CaseDocument, 'name'>): boolean {
  return zh.trim() !== '' || en.trim() !== '';
}

/** Rules and empty lines are nothing to read; a picture has no text of its own. */
function hasContent(document: RichDocument): boolean {
  return plainText(document).trim() !== '' || holdsPicture(document);
}

function holdsPicture(document: RichDocument): boolean {
  const waiting = [document];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (PICTURES.has(next.type)) return true;
    waiting.push(...(next.content ?? []));
  }
  return false;
}

const PICTURES: ReadonlySet<string> = new Set(['image', 'facsimile']);
