import type { AuthoredCase, RichNode } from '@lets/contract';
import { plainText } from '@lets/contract';
import { NUMBER, statuteKey } from './library.ts';

/** What a case quotes: whole articles in its documents, and words in quotation marks behind a citation in any text. */

export interface Quotation {
  readonly where: string;
  readonly statute: string;
  readonly number: string;
  readonly paragraphs: readonly string[];
  /** The document says that it holds extracts. */
  readonly isMarked: boolean;
  readonly kind: 'article' | 'words' | 'number';
}

const OPENING = new RegExp(`^(${NUMBER})[\\s\\u3000]+(.+)$`, 'u');
const BOOK = /^《([^》]+)》/u;
const CITED = new RegExp(`《([^《》]+)》(${NUMBER})`, 'gu');
const QUOTED = new RegExp(
  `《([^《》]+)》(${NUMBER})(?:第[一二三四五六七八九十]+[款项])*[^“”《》。；，、]{0,8}“([^”]{8,})”`,
  'gu',
);
/** A heading that names a text, and not only a part of one. */
const IS_TEXT = /(?:法|法典|规定|办法|解释|条例|规则|程序通则)(?:（[^）]*）)*$/u;
const SHORT = /简称《([^》]+)》/u;
const MARKED = /^[（(](?:节选|节录|摘录)(?:，第[一二三四五六七八九十]+款)?[）)]\s*/u;
/** Which paragraph of the article an extract goes on with. */
const PARAGRAPH = /^（第[一二三四五六七八九十]+款）/u;
const MARK = /节选|节录|摘录/u;

/** Quoted in a document: its headings name the statute, its paragraphs that begin with a number open an article. */
function articlesQuoted(where: string, body: RichNode, aliases: Map<string, string>): Quotation[] {
  const found: { statute: string; number: string; paragraphs: string[]; isMarked: boolean }[] = [];
  let statute = '';
  let open: string[] | null = null;
  let titleIsMarked = false;
  let isMarked = false;
  for (const block of body.content ?? []) {
    const words = plainText(block).trim();
    if (block.type === 'heading') {
      const isTitle = block.attrs?.level === 1;
      if (isTitle) titleIsMarked = MARK.test(words);
      isMarked = titleIsMarked || MARK.test(words);
      const named = BOOK.exec(words)?.[1] ?? words.replace(/，附.*$/u, '');
      if (isTitle || IS_TEXT.test(named)) statute = named;
      open = null;
      continue;
    }
    const short = SHORT.exec(words)?.[1];
    if (block.type === 'blockquote' && short !== undefined) aliases.set(statuteKey(short), statute);
    const [, number, first] = block.type === 'paragraph' ? (OPENING.exec(words) ?? []) : [];
    if (number !== undefined && first !== undefined) {
      const own = MARKED.exec(first);
      open = [own ? first.slice(own[0].length) : first];
      found.push({ statute, number, paragraphs: open, isMarked: isMarked || own !== null });
    } else if (block.type === 'paragraph' && words !== '') open?.push(words.replace(PARAGRAPH, ''));
    else open = null;
  }
  return found.map((one) => ({ where, kind: 'article', ...one }));
}

function stringsOf(value: unknown, path = ''): { text: string; path: string }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'doc') return [{ text: plainText(value as RichNode), path }];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${path}/${key}`));
}

export interface Quotations {
  readonly quotations: readonly Quotation[];
  /** Short names that the case explains, by their key. */
  readonly aliases: ReadonlyMap<string, string>;
}

export function quotationsOf(file: AuthoredCase): Quotations {
  const aliases = new Map<string, string>();
  const articles = file.project.documents.flatMap(({ id, kind, body }) =>
    kind === 'law' ? articlesQuoted(id, body.zh, aliases) : [],
  );
  const quoted = stringsOf(file).flatMap(({ text, path }) => [
    ...[...text.matchAll(QUOTED)].map(([, statute = '', number = '', words = '']) => ({
      where: path,
      statute,
      number,
      paragraphs: [words],
      isMarked: true,
      kind: 'words' as const,
    })),
    ...[...text.matchAll(CITED)].map(([, statute = '', number = '']) => ({
      where: path,
      statute,
      number,
      paragraphs: [],
      isMarked: true,
      kind: 'number' as const,
    })),
  ]);
  return { quotations: [...articles, ...quoted], aliases };
}
