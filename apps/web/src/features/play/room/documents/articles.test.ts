import type { RichNode } from '@lets/contract';
import { expect, it } from 'vitest';
import { articlesOf } from './articles.ts';

const block = (type: string, text: string, level?: number): RichNode => ({
  type,
  ...(level && { attrs: { level } }),
  content: [{ type: 'text', text }],
});

it('finds the articles of a law in either language, with the paragraphs that belong to them', () => {
  const zh = articlesOf(
    {
      type: 'doc',
      content: [
        block('heading', '中华人民共和国民法典（节选）', 1),
        block('heading', '合同编', 2),
        block('paragraph', '第六百七十五条 借款人应当按照约定的期限返还借款。'),
        block('paragraph', '贷款人可以催告。'),
        block('paragraph', '第六百七十六条 支付逾期利息。'),
      ],
    },
    '民法典',
  );
  expect(zh).toEqual([
    {
      citation: '《中华人民共和国民法典》第六百七十五条',
      text: '借款人应当按照约定的期限返还借款。 贷款人可以催告。',
    },
    { citation: '《中华人民共和国民法典》第六百七十六条', text: '支付逾期利息。' },
  ]);
  const en = articlesOf(
    { type: 'doc', content: [block('paragraph', 'Article 675 The borrower repays.')] },
    'Civil Code',
  );
  expect(en).toEqual([{ citation: 'Civil Code, Article 675', text: 'The borrower repays.' }]);
});
