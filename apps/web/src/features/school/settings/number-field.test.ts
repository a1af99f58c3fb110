import { expect, it } from 'vitest';
import { isWithin } from './number-field.tsx';

it('takes whole numbers of the range, and 0 beside it only where that means off', () => {
  const taken = (texts: string[], options?: { zero: boolean }) =>
    texts.filter((text) => isWithin(text, [5, 30], options));
  const texts = ['', ' ', '0', '4', '5', '7.5', '30', '31', '-5', 'x'];
  expect(taken(texts)).toEqual(['5', '30']);
  expect(taken(texts, { zero: true })).toEqual(['0', '5', '30']);
});
