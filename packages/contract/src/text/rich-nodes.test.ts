import { expect, it } from 'vitest';
import { isBlank } from './gap-words.ts';
import type { RichNode } from './rich-nodes.ts';
import { faultOf, plainText } from './rich-text.ts';
import { shownBlocks } from './shown-document.ts';

const text = (words: string): RichNode => ({ type: 'text', text: words });
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });
const cell = (attrs: Record<string, unknown> = {}): RichNode => ({
  type: 'tableCell',
  attrs,
  content: [paragraph()],
});
const row = (...content: RichNode[]): RichNode => ({ type: 'tableRow', content });
const table = (...content: RichNode[]): RichNode => ({ type: 'table', content });

it.each([
  ['a document in a document', doc(doc(paragraph(text('hidden'))))],
  ['a document in a cell', doc(table(row({ type: 'tableCell', content: [doc()] })))],
  ['a paragraph in a paragraph', doc(paragraph(paragraph(text('a'))))],
  ['text among blocks', doc(text('a'))],
  ['a table in a heading', doc({ type: 'heading', attrs: { level: 1 }, content: [table(row(cell()))] })],
  ['a list without items', doc({ type: 'bulletList' })],
  ['an item that begins with a list', doc(list({ type: 'blockquote', content: [paragraph()] }))],
  ['content in a picture of words', doc({ type: 'seal', attrs: { name: 'a' }, content: [paragraph()] })],
  ['content in a text', doc(paragraph({ ...text('a'), content: [text('b')] }))],
  ['an empty table', doc(table())],
  ['a table of empty rows', doc(table(row()))],
  ['an empty row that no cell reaches', doc(table(row(cell({ rowspan: 2 })), row(), row()))],
  ['a cell without anything', doc(table(row({ type: 'tableCell' })))],
  ['a table wider than a page', doc(table(row(...Array.from({ length: 21 }, () => cell()))))],
  ['a cell of no width', doc(table(row(cell({ colspan: 0 }))))],
  ['a mark on a block', doc({ ...paragraph(), marks: [{ type: 'bold' }] })],
  ['a control character', doc(paragraph(text('a\u0001b')))],
  ['half a character in a label', doc({ type: 'signature', attrs: { role_id: 'a', label: '\ud800' } })],
  ['a drawing that the product does not have', doc({ type: 'facsimile', attrs: { drawing: '../mark' } })],
  ['a drawing with an address', doc({ type: 'facsimile', attrs: { drawing: 'loan-note', src: 'a' } })],
  ['a drawing without a name', doc({ type: 'facsimile' })],
  ['something that is no node', doc(null as unknown as RichNode)],
])('refuses %s', (_, document) => {
  expect(faultOf(document)).not.toBeNull();
});

it('admits what the editor makes, a row that merged cells left empty among it', () => {
  const merged = table(row(cell({ rowspan: 2, colspan: 2 })), row(), row(cell(), cell()));
  expect(faultOf(doc(merged, list(paragraph(text('a\tb')), table(row(cell())))))).toBeNull();
  expect(faultOf(doc())).toBeNull();
});

it('refuses what is deeper than any document without following it', () => {
  let deep = paragraph();
  for (let i = 0; i < 50_000; i++) deep = { type: 'blockquote', content: [deep] };
  expect(faultOf(doc(deep))).toBe('document too large');
  expect(plainText(shownText(deep, 'inside'))).toContain('inside');
});

it('shows what lies in a wrong place where it stands', () => {
  const wrong = doc(paragraph(text('a'), doc(paragraph(text('b\u0001'))), text('c')), table(), row(cell()));
  const shown = shownBlocks(wrong.content ?? []);
  expect(shown.map(({ type, content }) => [type, content[0]?.text])).toEqual([
    ['paragraph', 'a'],
    ['paragraph', 'b'],
    ['paragraph', 'c'],
    ['paragraph', undefined],
  ]);
});

it('lets no cell lie over another', () => {
  const over = table(row(cell(), cell({ rowspan: 9 }), cell()), row(cell({ colspan: 3 }), cell()));
  const [first, second] = shownBlocks([over])[0]?.content ?? [];
  expect(first?.content.map(({ attrs }) => attrs.rowspan)).toEqual([1, 2, 1]);
  expect(second?.content.map(({ attrs }) => attrs.colspan)).toEqual([1, 1]);
});

function list(...content: RichNode[]): RichNode {
  return { type: 'bulletList', content: [{ type: 'listItem', content }] };
}

/** The same depth with words at the bottom, as plain blocks. */
function shownText(node: RichNode, words: string): RichNode {
  let inner: RichNode = node;
  while (inner.content?.[0]) inner = inner.content[0];
  inner.content = [text(words)];
  return { type: 'doc', content: shownBlocks([node]) as unknown as RichNode[] };
}

it('admits a drawing by its name; it says nothing itself and is no empty place', () => {
  const drawn: RichNode = { type: 'facsimile', attrs: { drawing: 'loan-note' } };
  expect(faultOf(doc(drawn, paragraph(text('words'))))).toBeNull();
  expect(plainText(doc(drawn))).toBe('');
  expect(isBlank(drawn)).toBe(false);
  expect(shownBlocks([{ ...drawn, attrs: { drawing: 'https://example.org' } }])[0]?.attrs).toEqual({});
});
