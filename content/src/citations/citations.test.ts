import type { AuthoredCase, RichNode } from '@lets/contract';
import { expect, it } from 'vitest';
import { compare } from './compare.ts';
import { libraryOf } from './library.ts';
import { type Quotation, quotationsOf } from './quotes.ts';

const LIBRARY = libraryOf([
  {
    path: 'just-laws/docs/social/tea-law/README.md',
    text: '# 中华人民共和国茶叶法\n\n## 第一章　总则\n\n**第一条**　茶应当热饮。\n\n凉茶除外。\n\n**第二条**　本法所称茶，包括：\n\n（一）绿茶；\n\n（二）红茶。\n',
  },
  {
    path: 'just-laws/docs/social/tea-law/versions/2030/README.md',
    text: '# 中华人民共和国茶叶法\n\n**第一条**　茶应当凉饮。\n',
  },
  {
    path: 'interpretations/关于适用茶叶法的解释(2020-01-01).md',
    text: '# 关于适用《茶叶法》的解释\n\n第一条 热饮，是指六十度以上。\n\n第二 条凉茶，是指放凉的茶。\n',
  },
  {
    path: 'interpretations/关于适用茶叶法的解释(2010-01-01).md',
    text: '# 关于适用《茶叶法》的解释\n\n第一条 热饮，是指五十度以上。\n',
  },
]);

const quoting = (number: string, paragraphs: string[], choices: Partial<Quotation> = {}): Quotation => ({
  where: 'law',
  statute: '中华人民共和国茶叶法（节录）',
  number,
  paragraphs,
  isMarked: true,
  kind: 'article',
  ...choices,
});

it.each([
  ['a whole article', quoting('第一条', ['茶应当热饮。', '凉茶除外。']), 'equal'],
  ['one paragraph, marked', quoting('第二条', ['本法所称茶，包括：', '（二）红茶。']), 'marked extract'],
  ['one paragraph, not marked', quoting('第一条', ['茶应当热饮。'], { isMarked: false }), 'differing'],
  ['other words', quoting('第一条', ['茶可以热饮。', '凉茶除外。']), 'differing'],
  ['a later edition', quoting('第一条', ['茶应当凉饮。']), 'differing'],
  ['an article that is not there', quoting('第九条', [], { kind: 'number' }), 'differing'],
  ['an unknown statute', quoting('第一条', ['茶。'], { statute: '咖啡法' }), 'not to be had'],
  [
    'the newest interpretation by its short name',
    quoting('第一条', ['热饮，是指六十度以上。'], { statute: '《解释》' }),
    'equal',
  ],
  [
    'a number with a stray space in the copy',
    quoting('第二条', ['凉茶，是指放凉的茶。'], { statute: '《解释》' }),
    'equal',
  ],
] as const)('%s is told apart', (_what, quotation, verdict) => {
  const aliases = new Map([['解释', '关于适用〈中华人民共和国茶叶法〉的解释']]);
  expect(compare(quotation, LIBRARY, aliases).verdict).toBe(verdict);
});

it('an extract may say which paragraph it takes, first or later', () => {
  const block = (type: string, text: string): RichNode => ({ type, content: [{ type: 'text', text }] });
  const content = [
    block('heading', '《茶叶法》'),
    block('paragraph', '第一条 （节录，第一款）茶应当热饮。'),
    block('paragraph', '（第二款）凉茶除外。'),
  ];
  const law = { id: 'law', kind: 'law', body: { zh: { type: 'doc', content } } };
  const file = { project: { documents: [law] } } as unknown as AuthoredCase;
  const [article] = quotationsOf(file).quotations;
  expect(article).toMatchObject({
    number: '第一条',
    paragraphs: ['茶应当热饮。', '凉茶除外。'],
    isMarked: true,
  });
});
