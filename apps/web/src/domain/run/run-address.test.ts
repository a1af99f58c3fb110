import { EXPERIMENT_STATUS, EXPERIMENT_TYPES, GRADES } from '@lets/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRunFilter, runsPath, writeRunFilter } from './run-address.ts';

const number = fc.integer({ min: 1, max: 2_000_000_000_000 });
const filter = fc.record(
  {
    from: number,
    until: number,
    course_id: number,
    class_id: number,
    project_id: number,
    experiment_type: fc.constantFrom(...EXPERIMENT_TYPES),
    grade: fc.constantFrom(...GRADES),
    status: fc.constantFrom(...EXPERIMENT_STATUS),
    ending: fc.constantFrom('completed' as const, 'terminated' as const),
    evaluated: fc.boolean(),
    no_course: fc.constant(true),
    score: fc.constantFrom(0, 10, 50, 90),
    passed: fc.constantFrom('n1', 'a b&c'),
    wrong_in: fc.constantFrom('n2'),
    costly_in: fc.constantFrom('n3'),
    ended_from: number,
    active_in: fc.constantFrom(0, 9, 167),
    intervention: fc.constantFrom('any' as const, 'guided' as const),
  },
  { requiredKeys: [] },
);

it('an address gives back the runs that it was made for', () => {
  fc.assert(
    fc.property(filter, (runs) => {
      const params = new URLSearchParams(writeRunFilter(runs));
      expect(readRunFilter((key) => params.get(key))).toEqual(runs);
    }),
  );
});

it('what is no filter is passed over', () => {
  const params = new URLSearchParams(
    'type=murder&from=-1&score=7&status=gone&course_id=x&evaluated=yes&q=1&active_in=168&intervention=shouted',
  );
  expect(readRunFilter((key) => params.get(key))).toEqual({});
  expect(runsPath({})).toBe('/manager/experiment/manager');
});
