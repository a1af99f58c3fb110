import fc from 'fast-check';
import { expect, it } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

const shown = (text: string, letters = 7) => softHyphens(text, letters).replaceAll('\u00ad', '-');

it.each([
  ['Court investigation', 'Court inves-ti-ga-tion'],
  ['Settlement', 'Set-tle-ment'],
  ['Complaint and judgment', 'Com-plaint and judg-ment'],
  ['Registration', 'Regis-tra-tion'],
  ['Greengrocery', 'Green-gro-cery'],
  ['Experiment', 'Experi-ment'],
  ['Questioning', 'Ques-tion-ing'],
  ['Acquisition', 'Acqui-si-tion'],
])('breaks %s between its syllables', (word, broken) => {
  expect(shown(word)).toBe(broken);
});

it('leaves alone what has room, and every other script', () => {
  expect(shown('Deliberation', 12)).toBe('Deliberation');
  expect(shown('第二次合议庭评议 12345678901')).toBe('第二次合议庭评议 12345678901');
});

it('changes nothing but where a word may break, never near its ends', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z' -]{0,60}$/),
      fc.integer({ min: 1, max: 30 }),
      (text, letters) => {
        const broken = shown(text.replaceAll('-', ' '), letters);
        expect(broken.replaceAll('-', '')).toBe(text.replaceAll('-', ' '));
        for (const word of broken.split(/[' ]/)) {
          const parts = word.split('-');
          if (parts.length > 1)
            expect([parts[0], parts.at(-1)].every((part) => (part ?? '').length >= 3)).toBe(true);
        }
      },
    ),
  );
});
