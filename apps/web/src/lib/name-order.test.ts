import { expect, it } from 'vitest';
import { byName } from './name-order.ts';

/** Sorted from the back to the front, so that an order that does nothing shows. */
const sorted = (names: readonly string[]) => [...names].reverse().sort(byName);

it.each([
  ['figures', ['第 1 组', '第 2 组', '第 10 组']],
  [
    'Chinese numerals',
    ['第一组', '第二组', '第三组', '第九组', '第十组', '第十一组', '第二十组', '第二十一组'],
  ],
  ['hundreds', ['第九十九组', '第一百组', '第一百零二组', '第一百一十组', '第二百组']],
  ['numerals without 第', ['一组', '三小组', '十队']],
  ['both kinds', ['第一组', '第2组', '第三组', '第10组', '第十一组']],
  ['years read digit by digit', ['二〇二一班', '二〇二二班', '二〇二三班']],
  ['classes of one school', ['法学一班 第二组', '法学一班 第十组', '法学二班 第一组']],
])('orders names by the value of their numbers: %s', (_, names) => {
  expect(sorted(names)).toEqual(names);
});

it('reads a numeral in a name as part of the name, and never calls different names the same', () => {
  expect(sorted(['王三', '王一'])).toEqual(['王三', '王一']);
  expect(byName('第二组', '第2组')).not.toBe(0);
});
