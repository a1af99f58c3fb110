import { gapsOf, type RichNode } from '@lets/contract';
import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { editorExtensions } from '../../../../components/rich-text/editor-schema.ts';
import { addRoom, selectionAt, selectionOf } from './show-gap.ts';

const schema = getSchema([...editorExtensions]);
const text = (words: string): RichNode => ({ type: 'text', text: words });
const paragraph = (...content: RichNode[]): RichNode => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
});
const heading = (words: string): RichNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [text(words)],
});
const field = (key: string, value: string): RichNode => ({
  type: 'mergeField',
  attrs: { key, label: key, value },
});
const cell = (words: string, type = 'tableCell'): RichNode => ({
  type,
  content: [paragraph(...(words ? [text(words)] : []))],
});
const row = (...cells: RichNode[]): RichNode => ({ type: 'tableRow', content: cells });

const BODY: RichNode = {
  type: 'doc',
  content: [
    paragraph(text('原告'), field('name', '陈晓岚'), text('与被告'), field('other', ''), text('一案')),
    paragraph(text('借款本金____元，利息另计')),
    paragraph(text('同日交付，'), text('（请写明其余'), field('sum', '9,000'), text('元怎样交付）。')),
    {
      type: 'table',
      content: [
        row(cell('名称', 'tableHeader'), cell('来源', 'tableHeader')),
        row(cell('借条'), cell('')),
        row(cell('转账'), cell('银行')),
      ],
    },
    heading('事实和理由'),
    paragraph(),
    { type: 'signature', attrs: { role_id: 'party', label: '原告' } },
  ],
};
const doc = Node.fromJSON(schema, BODY);
const gaps = gapsOf(BODY, { signed: new Set() });
const shown = (kind: string) => {
  const gap = gaps.find((one) => one.kind === kind);
  if (!gap) throw new Error(`no ${kind}`);
  return selectionOf(doc, gap);
};
const wordsOf = ({ from, to }: { from: number; to: number }) => doc.textBetween(from, to);

it('leads to each kind of gap', () => {
  expect(gaps.map(({ kind }) => kind)).toEqual(['field', 'blank', 'instruction', 'row', 'part', 'signature']);
  const at = shown('field');
  expect(at instanceof NodeSelection && at.node.attrs.key).toBe('other');
  expect(wordsOf(shown('blank'))).toBe('____');
  const asked = shown('instruction');
  expect(doc.textBetween(asked.from, asked.to, '', '#')).toBe('（请写明其余#元怎样交付）');
  const under = shown('part').$from;
  expect([under.parent.type.name, under.parent.content.size, under.index(0)]).toEqual(['paragraph', 0, 5]);
  const inCell = shown('row').$from;
  expect([inCell.node(-1).type.name, inCell.index(-2)]).toEqual(['tableCell', 1]);
  const signature = shown('signature');
  expect(signature instanceof NodeSelection && signature.node.type.name).toBe('signature');
});

it('leads to the end where the line is missing, or the place is gone', () => {
  const lost = { kind: 'date', text: '', path: [] } as const;
  expect(selectionOf(doc, lost).$to.pos).toBeGreaterThanOrEqual(doc.content.size - 2);
  expect(() => selectionOf(doc, { kind: 'field', text: '', path: [40, 2], key: 'x' })).not.toThrow();
});

it('leads to a part in which nothing is open', () => {
  const at = (...path: number[]) => selectionAt(doc, path);
  expect([at(1).$from.index(0), at(1).empty, at(1).$from.parentOffset]).toEqual([
    1,
    true,
    at(1).$from.parent.content.size,
  ]);
  const inTable = at(3, 2).$from;
  expect([inTable.index(0), inTable.node(-1).type.name, inTable.index(1)]).toEqual([3, 'tableCell', 2]);
  const signature = at(6);
  expect(signature instanceof NodeSelection && signature.node.type.name).toBe('signature');
  expect(() => at(40, 1)).not.toThrow();
});

it('makes room for a line that is missing, once, and not in place of a signature', () => {
  const lost = { kind: 'date', text: '', path: [] } as const;
  expect(selectionOf(doc, lost) instanceof NodeSelection).toBe(true);
  const { tr } = EditorState.create({ doc });
  addRoom(tr, 'date');
  addRoom(tr, 'date');
  expect([tr.doc.childCount, tr.doc.lastChild?.attrs.textAlign]).toEqual([doc.childCount + 1, 'right']);
  const at = selectionOf(tr.doc, lost);
  expect([at instanceof TextSelection, at.$from.index(0)]).toEqual([true, doc.childCount]);
});
