import { type Bilingual, gapsOf, type RichNode } from '@lets/contract';
import { expect, it } from 'vitest';
import { elementStates } from './element-states.ts';

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
