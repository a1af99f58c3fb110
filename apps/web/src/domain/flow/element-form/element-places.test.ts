import type { BilingualDocument, RichNode } from '@lets/contract';
import { expect, it } from 'vitest';
import { placesOf, standing, standsOf } from './element-places.ts';

const paragraph = (words: string): RichNode => ({
  type: 'paragraph',
  ...(words && { content: [{ type: 'text', text: words }] }),
});
const doc = (...words: string[]): RichNode => ({ type: 'doc', content: words.map(paragraph) });
const wording = (zh: string, en: string): BilingualDocument => ({ zh: doc(zh), en: doc(en) });
const element = { zh: '转让的价格', en: 'What is paid' };

it('says where an element stands in each language, and where it does not', () => {
  expect(placesOf(element, [wording('价格：一元', 'Price: one yuan')])).toEqual([
    { language: 'zh', words: '价格：一元' },
    { language: 'en', words: null },
  ]);
  const named = { ...element, part: { zh: '价格', en: 'Price' } };
  expect(placesOf(named, [wording('价格：一元', 'Price: one yuan')])[1]?.words).toBe('Price: one yuan');
});

it('misses a place of which one of several names is not there', () => {
  const apart = { ...element, part: { zh: '价格；付款', en: 'Price' } };
  const places = placesOf(apart, [wording('价格：一元', 'Price: one yuan')]);
  expect(places.map(({ words }) => words)).toEqual([null, 'Price: one yuan']);
});

it('asks nothing of a language in which nothing is written, and everything of another wording', () => {
  expect(placesOf(element, [wording('价格：一元', '')]).map(({ language }) => language)).toEqual(['zh']);
  const places = placesOf(element, [wording('价格：一元', ''), wording('不转让。', '')]);
  expect(places).toEqual([{ language: 'zh', words: null }]);
});

it('takes one way of knowing the place for another', () => {
  const named = standing(element, 'named');
  expect([standsOf(element), standsOf(named)]).toEqual(['words', 'named']);
  const own = standing({ ...named, part: { zh: '价格', en: '' } }, 'self_check');
  expect(own).toEqual({ ...element, self_check: true });
  expect(standing(own, 'words')).toEqual(element);
});
