import { expect, it } from 'vitest';
import { languageAmong, languageOf } from './language.ts';
import type { RunEvent } from './view.ts';

const said = (actor_id: number, text: string) =>
  ({ type: 'spoke', actor_id, data: { text } }) as unknown as RunEvent;
const written = (zh: string, en: string) => ({ project: { name: { zh, en } } }) as never;
const CASE = written('借款案', 'A loan');
const among = (
  people: readonly number[],
  record: readonly RunEvent[],
  asked: 'zh' | 'en' = 'zh',
  detail = CASE,
) => languageAmong(detail, record, new Set(people), asked);

const ENGLISH = 'I ask the court to hear the witness first.';
const CHINESE = '请先传证人到庭。';

it('tells what a speech is in, and leaves open what says too little', () => {
  expect(languageOf(CHINESE)).toBe('zh');
  expect(languageOf('证人 Tang Shouzheng 在门口等')).toBe('zh');
  expect(languageOf(ENGLISH)).toBe('en');
  for (const text of ['OK', '好', '191,000', 'Yes, 是']) expect(languageOf(text)).toBeUndefined();
});

it('is what was asked for until a person speaks, and then what that person speaks', () => {
  expect(among([1], [])).toBe('zh');
  expect(among([1], [], 'en')).toBe('en');
  expect(among([1], [said(1, ENGLISH)])).toBe('en');
  expect(among([1], [said(1, ENGLISH), said(1, 'OK')])).toBe('en');
  expect(among([1], [said(1, ENGLISH), said(1, CHINESE)], 'en')).toBe('zh');
  // What players say does not count.
  expect(among([1], [said(2, ENGLISH)])).toBe('zh');
  expect(among([], [said(2, ENGLISH)])).toBe('zh');
});

it('is the case’s first language in a team of two languages', () => {
  expect(among([1, 3], [said(1, ENGLISH), said(3, CHINESE)], 'en')).toBe('zh');
  expect(among([1, 3], [said(3, CHINESE)], 'en')).toBe('zh');
  expect(among([1, 3], [said(1, CHINESE), said(3, ENGLISH)], 'zh', written('', 'A loan'))).toBe('en');
  expect(among([1, 3], [said(1, ENGLISH), said(3, ENGLISH)])).toBe('en');
});
