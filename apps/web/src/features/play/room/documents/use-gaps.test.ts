import type { RichNode } from '@lets/contract';
import { expect, it } from 'vitest';
import { writtenIn } from './use-gaps.ts';

const field = (label: string, value: string): RichNode => ({
  type: 'mergeField',
  attrs: { key: 'k', label, value },
});
const doc = (...content: (string | RichNode)[]): RichNode => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: content.map((one) => (typeof one === 'string' ? { type: 'text', text: one } : one)),
    },
  ],
});

it('tells in which language a document is written, whatever the page is in', () => {
  expect(writtenIn(doc('授权委托书。委托人：', field('原告', '陈晓岚'), '，LPR 的四倍。'))).toBe('zh');
  expect(writtenIn(doc('Power of attorney. Principal: ', field('Plaintiff', '陈晓岚'), ', of Mingde.'))).toBe(
    'en',
  );
  expect(writtenIn(doc('2025'))).toBeUndefined();
  expect(writtenIn({ type: 'doc', content: [{ type: 'paragraph' }] })).toBeUndefined();
});
