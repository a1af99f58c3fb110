import type { ExperimentDetail } from '@lets/contract';
import { expect, it } from 'vitest';
import { marksOf } from './marks.ts';

type Run = Pick<ExperimentDetail, 'flow' | 'state'>;
const minutes = (time: number) => `${time / 60_000}`;
const section = (more: object) => ({
  status: 'closed',
  opened_at: 0,
  closed_at: 720_000,
  wrong_tries: 0,
  ...more,
});
const run = (status: string) =>
  ({
    flow: {
      nodes: [
        { id: 'filing', kind: 'court' },
        { id: 'debate', kind: 'court' },
        { id: 'mediation', kind: 'court' },
        { id: 'notes', kind: 'experience' },
      ],
    },
    state: {
      status,
      sections: {
        filing: section({ wrong_tries: 1 }),
        debate: section({ status: 'open', closed_at: null }),
        notes: section({}),
      },
    },
  }) as unknown as Run;

it('tells what is done and how long it took, what is open, and what lies ahead', () => {
  expect(Object.fromEntries(marksOf(run('in_progress'), minutes))).toEqual({
    filing: { state: 'done', note: '12', wrongTries: 1 },
    debate: { state: 'now', wrongTries: 0 },
    mediation: { state: 'ahead' },
    notes: { state: 'done', wrongTries: 0 },
  });
});
it('after the end what was not reached was missed', () => {
  expect(marksOf(run('ended'), minutes).get('mediation')).toEqual({ state: 'missed' });
});
