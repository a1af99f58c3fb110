import type { FileMaking } from '@lets/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Progress } from './progress.ts';

it('tells each step once, and never less than before', () => {
  const act = fc.record({
    name: fc.constantFrom('reading', 'composing', 'setting', 'waiting'),
    volume: fc.nat(3),
    done: fc.nat(50),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const said: Omit<FileMaking, 'job'>[] = [];
      const progress = new Progress(
        (one) => said.push(one),
        () => 4,
      );
      for (const { name, volume, done } of acts) {
        if (name === 'reading') progress.reading(done, 50);
        else if (name === 'composing') progress.composing(volume);
        else if (name === 'setting') progress.setting(volume, done, 50);
        else progress.waiting(done);
      }
      said.forEach((one, at) => {
        expect(one).not.toEqual(said[at - 1]);
        expect(one.percent).toBeGreaterThanOrEqual(said[at - 1]?.percent ?? 0);
        expect(one.percent).toBeLessThanOrEqual(100);
      });
    }),
  );
});

it('comes to the whole with the last page of the last volume', () => {
  const said: number[] = [];
  const progress = new Progress(
    ({ percent }) => said.push(percent),
    () => 2,
  );
  progress.reading(10, 10);
  progress.setting(0, 5, 5);
  progress.setting(1, 5, 5);
  expect(said).toEqual([15, 57, 100]);
});
