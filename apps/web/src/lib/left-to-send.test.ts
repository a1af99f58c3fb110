import { expect, test } from 'vitest';
import { leftToSend } from './left-to-send.ts';

test('what was sent goes from the field', () => {
  expect(leftToSend('原告，请陈述。', '原告，请陈述。')).toBe('');
});

test('what was typed behind it meanwhile stays, and is not said twice', () => {
  expect(leftToSend('原告，请陈述。被告', '原告，请陈述。')).toBe('被告');
});

test('words that were written anew meanwhile stay as they are', () => {
  expect(leftToSend('被告，请答辩。', '原告，请陈述。')).toBe('被告，请答辩。');
  expect(leftToSend('原告，请', '原告，请陈述。')).toBe('原告，请');
});

test('blanks around what was sent leave nothing behind', () => {
  expect(leftToSend('  原告，请陈述。 \n', '原告，请陈述。')).toBe('');
});
