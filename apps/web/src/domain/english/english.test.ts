import { TRANSLATION } from '@lets/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batchesOf } from './batches.ts';
import { fieldOf } from './field-of.ts';

it('asks for every text that is short enough once, in order, within the bounds of one request', () => {
  const texts = fc.array(
    fc.integer({ min: 1, max: 2000 }).map((n) => ({ zh: 'x'.repeat(n) })),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(texts, (all) => {
      const batches = batchesOf(all);
      expect(batches.flat()).toEqual(all.filter(({ zh }) => zh.length <= TRANSLATION.text));
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(TRANSLATION.texts);
        expect(batch.map(({ zh }) => zh).join('').length).toBeLessThanOrEqual(TRANSLATION.together);
      }
    }),
  );
});

it.each([
  [['nodes', 'court', 'name'], 'name'],
  [['nodes', 'court', 'guides', 0, 'text'], 'guides'],
  [['nodes', 'court', 'lines', 3, 'text'], 'lines'],
  [['nodes', 'court', 'lines', 3, 'against'], 'against'],
  [['nodes', 'court', 'templates', 'claim', 'name'], 'templates'],
  [['nodes', 'court', 'templates', 'claim', 'body'], 'body'],
  [['nodes', 'court', 'templates', 'claim', 'elements', 2], 'elements'],
  [['nodes', 'court', 'templates', 'claim', 'elements', 2, 'part'], 'part'],
  [['nodes', 'court', 'templates', 'claim', 'models', 0, 'parts', 1, 'body'], 'models'],
  [['nodes', 'vote', 'vote', 'question'], 'question'],
  [['nodes', 'vote', 'vote', 'options', 'for', 'label'], 'options'],
  [['transitions', 'go', 'label'], 'label'],
  [['transitions', 'go', 'cost', 'text'], 'cost'],
  [['roles', 'judge', 'name'], 'roles'],
  [['introduction'], 'introduction'],
  [['name'], 'name'],
  [['objectives', 1], 'objectives'],
  [['documents', 'claim', 'name'], 'documents'],
] as const)('%s is %s', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});
