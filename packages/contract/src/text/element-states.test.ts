import { expect, it } from 'vitest';
import type { Bilingual } from '../core/values.ts';
import { elementStates } from './element-states.ts';
import { gapsOf } from './gaps.ts';
import type { RichNode } from './rich-nodes.ts';

const bi = (zh: string, en = ''): Bilingual => ({ zh, en });
const text = (words: string): RichNode => ({ type: 'text', text: words });
const heading = (words: string): RichNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [text(words)],
});
const paragraph = (words: string): RichNode => ({
  type: 'paragraph',
  ...(words && { content: [text(words)] }),
});
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });
const statesOf = (elements: Bilingual[], body: RichNode) => elementStates(elements, body, gapsOf(body));

it('finds the part that an element is about, and whether anything is open in it', () => {
  const body = doc(
    heading('一、诉讼请求'),
    paragraph('返还押金三千元。'),
    heading('二、事实和理由'),
    paragraph(''),
  );
  const elements = [bi('请求具体'), bi('所根据的事实与理由'), bi('针对方法，不针对人')];
  expect(statesOf(elements, body)).toEqual(['written', 'open', 'untold']);
});

it('takes the part that shares most, also by English words and by labels', () => {
  const body = doc(
    heading('1. Claims'),
    paragraph('____'),
    heading('2. Facts and reasons'),
    paragraph('So it was.'),
  );
  expect(statesOf([bi('', 'Specific claims'), bi('', 'Facts first, then reasons')], body)).toEqual([
    'open',
    'written',
  ]);
  expect(statesOf([bi('鉴定期限明确')], doc(paragraph('鉴定期限：____')))).toEqual(['open']);
});

it('knows an element of signing by the signatures', () => {
  const body = doc(paragraph('以上。'), { type: 'signature', attrs: { role_id: 'party', label: '当事人' } });
  const element = [bi('当事人签名')];
  expect(elementStates(element, body, gapsOf(body, { signed: new Set() }))).toEqual(['open']);
  expect(elementStates(element, body, gapsOf(body, { signed: new Set(['party']) }))).toEqual(['written']);
});

it('stands under the part that it names, whatever its words are', () => {
  const body = doc(
    heading('一、我承担的任务'),
    paragraph(''),
    heading('二、裁量的理由'),
    paragraph('从轻。'),
  );
  const element = { ...bi('裁量的理由说清'), part: bi('我承担的任务') };
  expect(statesOf([element], body)).toEqual(['open']);
  expect(statesOf([bi('裁量的理由说清')], body)).toEqual(['written']);
});

it('knows numbered lines, fields and the rows of a table', () => {
  const cell = (words: string): RichNode => ({ type: 'tableCell', content: [paragraph(words)] });
  const row = (...cells: string[]): RichNode => ({ type: 'tableRow', content: cells.map(cell) });
  const field: RichNode = { type: 'mergeField', attrs: { key: 'k', label: '受理日期', value: '' } };
  const body = doc(
    paragraph('二、诉讼费由甲方负担。'),
    { type: 'paragraph', content: [text('本院于'), field, text('立案。')] },
    { type: 'table', content: [row('事项', '内容'), row('转让价格', '')] },
  );
  const elements = [bi('诉讼费的负担'), bi('受理的日期'), bi('价格写明')];
  expect(statesOf(elements, body)).toEqual(['written', 'open', 'open']);
});
