import { expect, it } from 'vitest';
import { CannotMeasure, type Figure, type Result } from './figure.ts';
import { measureAll } from './measure.ts';

const result: Result = { rows: [], notes: [], data: 1 };
const measured: Figure = async () => result;
const setting = { folder: '/tmp', isQuick: true };

function measure(figures: Readonly<Record<string, Figure>>) {
  const kept: string[][] = [];
  const done = measureAll(
    figures,
    setting,
    () => {},
    (results) => kept.push(Object.keys(results)),
  );
  return done.then((answer) => ({ ...answer, kept }));
}

it('leaves out a figure whose program is not installed, and measures the others', async () => {
  const missing: Figure = async () => {
    throw new CannotMeasure('redis-server is not in PATH');
  };
  const { results, left_out, has_failed } = await measure({
    act: measured,
    replicas: missing,
    start: measured,
  });
  expect(Object.keys(results)).toEqual(['act', 'start']);
  expect(left_out).toEqual(['replicas was not measured: redis-server is not in PATH']);
  expect(has_failed).toBe(false);
});

it('keeps what was measured before and after a figure that fails, and says that one failed', async () => {
  const failing: Figure = async () => {
    throw new Error('no answer');
  };
  const { kept, left_out, has_failed } = await measure({ act: measured, flat: failing, start: measured });
  expect(kept).toEqual([['act'], ['act', 'start']]);
  expect(left_out).toEqual(['flat was not measured: no answer']);
  expect(has_failed).toBe(true);
});
