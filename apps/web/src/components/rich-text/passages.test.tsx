// @vitest-environment happy-dom
import { shownText } from '@lets/contract';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mountsComponents } from '../../testing/mount.tsx';
import { type Passages, passageOf } from './passages.tsx';
import { RichText } from './rich-text.tsx';

mountsComponents();

const text = (words: string, mark?: 'bold') => ({
  type: 'text' as const,
  text: words,
  ...(mark && { marks: [{ type: mark }] }),
});
const field = (value: string) => ({ type: 'mergeField' as const, attrs: { key: 'k', label: '金额', value } });
const paragraph = (...content: object[]) => ({ type: 'paragraph' as const, content });
/** 原告请求返还借款本金20万元。利息另计。 */
const DOCUMENT = {
  type: 'doc' as const,
  content: [
    paragraph(text('原告请求'), text('返还借款', 'bold'), text('本金')),
    paragraph(field('20万元'), field(''), text('。利息另计。')),
  ],
} as never;

const NONE: Passages = { marked: [], openId: null, onOpen: () => {} };
const draw = (passages: Passages = NONE) =>
  render(<RichText document={DOCUMENT} unfilledLabel={(label) => `待填：${label}`} passages={passages} />)
    .container;
const marks = (container: Element) =>
  [...container.querySelectorAll('mark')].map(({ dataset, textContent }) => [dataset.passage, textContent]);

function textNode(container: Element, words: string): Text {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode.textContent?.includes(words)) return walker.currentNode as Text;
  throw new Error(`nowhere: ${words}`);
}

test('a passage is coloured through bold words, fields and lines, and a press opens it', () => {
  const onOpen = vi.fn();
  const container = draw({ ...NONE, marked: [{ id: 'a', from: 2, to: 14 }], onOpen });
  expect(marks(container)).toEqual([
    ['a', '请求'],
    ['a', '返还借款'],
    ['a', '本金'],
    ['a', '20万元'],
  ]);
  container.querySelector('mark')?.click();
  expect(onOpen).toHaveBeenCalledWith('a');
});

test('where two passages overlap the one that is looked at is seen', () => {
  const marked = [
    { id: 'a', from: 0, to: 4 },
    { id: 'b', from: 2, to: 6 },
  ];
  expect(marks(draw({ ...NONE, marked, openId: 'a' }))).toEqual([
    ['a', '原告'],
    ['a', '请求'],
    ['b', '返还'],
  ]);
});

test('what is selected is found again among the words, whatever is coloured already', () => {
  const container = draw({ ...NONE, marked: [{ id: 'a', from: 5, to: 7 }] });
  const range = document.createRange();
  range.setStart(textNode(container, '还借'), 1);
  range.setEnd(textNode(container, '利息'), 3);
  const passage = passageOf(container, range);
  expect(passage && shownText(DOCUMENT).slice(passage.from, passage.to)).toBe('借款本金20万元。利息');
});

test('a field that is not filled in has no words to be spoken of', () => {
  const container = draw();
  const range = document.createRange();
  range.selectNodeContents(textNode(container, '待填'));
  expect(passageOf(container, range)).toBeNull();
});
