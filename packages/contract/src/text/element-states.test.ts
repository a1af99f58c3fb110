import { expect, it } from 'vitest';
import type { Bilingual } from '../core/values.ts';
import type { PaperElement } from '../workflow/flow.ts';
import { elementStandings } from './element-states.ts';
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
const statesOf = (elements: PaperElement[], body: RichNode, gaps = gapsOf(body)) =>
  elementStandings(elements, body, gaps).map(({ state }) => state);

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
  expect(statesOf(element, body, gapsOf(body, { signed: new Set() }))).toEqual(['open']);
  expect(statesOf(element, body, gapsOf(body, { signed: new Set(['party']) }))).toEqual(['written']);
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

const field = (key: string, label: string, value = ''): RichNode => ({
  type: 'mergeField',
  attrs: { key, label, value },
});
const signature: RichNode = { type: 'signature', attrs: { role_id: 'party', label: '当事人' } };

it('leads to its first gap, and to its place where nothing is open', () => {
  const body = doc(heading('一、请求'), paragraph('返还。'), heading('二、理由'), paragraph(''));
  const standings = elementStandings([bi('请求'), bi('理由')], body, gapsOf(body));
  expect(standings.map(({ path }) => path)).toEqual([[0], [2]]);
  expect(standings.map(({ gap }) => gap?.text)).toEqual([undefined, '二、理由']);
});

it('stands at several places, by their names parted by semicolons, and is open while one of them is', () => {
  const body = doc(
    heading('一、事实'),
    paragraph('已查明。'),
    heading('二、假设'),
    paragraph(''),
    heading('三、结论'),
    paragraph('有效。'),
  );
  const apart = { ...bi('各自分开'), part: bi('事实；假设；结论', 'Facts; Assumptions; Conclusion') };
  const [standing] = elementStandings([apart], body, gapsOf(body));
  expect([standing?.state, standing?.path, standing?.gap?.path]).toEqual(['open', [0], [2]]);
  const closed = { ...apart, part: bi('事实；结论') };
  expect(statesOf([closed], body)).toEqual(['written']);
});

it('may name words of a line, and owns what that line begins', () => {
  const body = doc(
    paragraph('双方自愿达成如下协议：'),
    paragraph('一、返还 ____ 元；'),
    paragraph('二、各自承担费用。'),
    paragraph('以上 ____ 份。'),
  );
  const terms = { ...bi('内容'), part: bi('达成如下协议') };
  expect(elementStandings([terms], body, gapsOf(body))[0]?.gap?.path).toEqual([1]);
  const last = { ...bi('内容'), part: bi('二、各自承担') };
  expect(statesOf([last], body)).toEqual(['written']);
});

it('is a matter for whoever reads where its author says so, whatever it is called', () => {
  const body = doc(heading('一、请求'), paragraph(''));
  expect(statesOf([{ ...bi('请求具体'), self_check: true }], body)).toEqual(['self_check']);
});

it('takes a row before its table, and both while the whole table is empty', () => {
  const cell = (words: string, type = 'tableCell'): RichNode => ({ type, content: [paragraph(words)] });
  const row = (...cells: RichNode[]): RichNode => ({ type: 'tableRow', content: cells });
  const table = (price: string, paid: string): RichNode => ({
    type: 'table',
    content: [
      row(cell('事项', 'tableHeader'), cell('内容', 'tableHeader')),
      row(cell('价格'), cell(price)),
      row(cell('付款'), cell(paid)),
    ],
  });
  const elements = [bi('价格写明'), bi('付款的期限')];
  expect(statesOf(elements, doc(table('', '')))).toEqual(['open', 'open']);
  expect(statesOf(elements, doc(table('1 元', '')))).toEqual(['written', 'open']);
});

it('keeps who signs out of the last part, and the next line out of one that is written in itself', () => {
  const body = doc(heading('一、结论'), paragraph('有效。'), signature);
  expect(statesOf([bi('结论明确')], body, gapsOf(body, { signed: new Set() }))).toEqual(['written']);
  const lines = doc(paragraph('原告：陈晓岚。'), paragraph('代理人：____。'));
  expect(statesOf([bi('原告的信息')], lines)).toEqual(['written']);
});

it('asks for the date with the signature, at the end or in a field above', () => {
  const asked = bi('当事人签名，注明日期');
  const signed = { signed: new Set(['party']) };
  const dateLine = (value: string): RichNode => ({
    type: 'paragraph',
    attrs: { textAlign: 'right' },
    content: [field('note_date', '日期', value)],
  });
  const atEnd = (value: string) => doc(paragraph('以上。'), signature, dateLine(value));
  expect(statesOf([asked], atEnd(''), gapsOf(atEnd(''), signed))).toEqual(['open']);
  expect(statesOf([asked], atEnd('5 月'), gapsOf(atEnd('5 月'), signed))).toEqual(['written']);
  const above = doc(
    { type: 'paragraph', content: [field('who', '提交人'), field('when', '提交日期')] },
    signature,
  );
  const [standing] = elementStandings([asked], above, gapsOf(above, signed));
  expect(standing?.gap?.key).toBe('when');
  expect(statesOf([bi('当事人签名')], doc(paragraph('以上。')))).toEqual(['untold']);
});

it('does not go by the articles that it rests on', () => {
  const body = doc(paragraph('1. Article of the contract: ____'), paragraph('依照第三条第一款：____'));
  expect(statesOf([bi('公开（第三条第一款）', 'Public (Contract Law, Article 3(1))')], body)).toEqual([
    'untold',
  ]);
});

it('knows an English word in the plural', () => {
  const body = doc(heading('1. Result'), paragraph(''));
  expect(statesOf([bi('', 'Results of the study')], body)).toEqual(['open']);
});
