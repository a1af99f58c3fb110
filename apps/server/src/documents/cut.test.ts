import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutIntoVolumes, linesOf } from './cut.ts';

const parts = fc.array(
  fc.record({
    weights: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 60 }),
    isKeptWhole: fc.boolean(),
  }),
  { minLength: 1, maxLength: 20 },
);

test('volumes hold every entry once and in order, none of them more lines than a volume takes', () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 14, max: 100 }), (given, most) => {
      const volumes = cutIntoVolumes(given, most);
      const cut = volumes
        .flat()
        .flatMap(({ part, from, to }) =>
          part.weights.slice(from, to).map((_, at) => `${given.indexOf(part)}:${from + at}`),
        );
      expect(cut).toEqual(given.flatMap((part, index) => part.weights.map((_, at) => `${index}:${at}`)));
      // A part without entries has its heading all the same.
      expect(new Set(volumes.flat().map(({ part }) => part)).size).toBe(given.length);
      for (const volume of volumes) {
        const lines = volume.map(({ part, from, to }) =>
          part.weights.slice(from, to).reduce((sum, weight) => sum + weight, 2),
        );
        expect(volume.length).toBeGreaterThan(0);
        expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(most);
      }
    }),
  );
});

test('what is kept whole is divided only when no volume takes it, and a single entry never', () => {
  const part = (weights: readonly number[], isKeptWhole: boolean) => ({ weights, isKeptWhole });
  const [speeches, document] = [part([5, 5, 5], false), part([4, 4], true)];
  const sizes = (given: readonly ReturnType<typeof part>[], most: number) =>
    cutIntoVolumes(given, most).map((volume) => volume.map(({ from, to }) => `${from}-${to}`).join(' '));
  expect(sizes([speeches, document], 20)).toEqual(['0-3', '0-2']);
  expect(sizes([document, speeches], 8)).toEqual(['0-1', '1-2', '0-1', '1-2', '2-3']);
  expect(sizes([part([50], false), document], 20)).toEqual(['0-1', '0-2']);
});

test('a long speech counts as several lines, a picture as a good part of a page', () => {
  const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
  expect(linesOf(text('短'))).toBeLessThan(linesOf(text('长'.repeat(2000))) / 5);
  expect(linesOf({ type: 'image', attrs: { file_id: 'x', alt: '' } })).toBeGreaterThan(20);
});
