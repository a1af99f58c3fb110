import { expect, it } from 'vitest';
import { durationOf, Place } from './place.ts';
import { type Publication, tellScore } from './tell-scores.ts';

const run = {
  eid: 12,
  flow_id: 7,
  project: { id: 3, name: { zh: '借款纠纷', en: '' } },
  course: null,
  started_at: 0,
};
const place = new Place('https://lets.school.example', run);
const at = (version: number, withdrawn_at: number | null = null): Publication => ({
  version,
  published_at: version * 1000,
  withdrawn_at,
});
const told = (score: number | null, publications: readonly Publication[], passMark: number | null = null) =>
  tellScore({ user_id: 5, score }, publications, { place, passMark });
const words = (statements: ReturnType<typeof told>) =>
  statements.map(({ verb, object, timestamp }) =>
    [verb.display['en-US'], object.objectType, Date.parse(timestamp)].join(' '),
  );

it.each<[string, number | null, Publication[], number | null, string[]]>([
  ['published', 80, [at(1)], null, ['scored Activity 1000']],
  ['above the pass mark', 80, [at(1)], 60, ['scored Activity 1000', 'passed Activity 1000']],
  ['just at it', 60, [at(1)], 60, ['scored Activity 1000', 'passed Activity 1000']],
  ['below it', 59.5, [at(1)], 60, ['scored Activity 1000', 'failed Activity 1000']],
  ['nothing, with every score a pass', 0, [at(1)], 0, ['scored Activity 1000', 'passed Activity 1000']],
  ['taken back', null, [at(1, 1500)], null, ['voided StatementRef 1500', 'voided StatementRef 1500']],
  [
    'published again',
    70,
    [at(1, 1500), at(2)],
    null,
    ['voided StatementRef 1500', 'voided StatementRef 1500', 'scored Activity 2000'],
  ],
  [
    'left out since',
    null,
    [at(1), at(2)],
    null,
    [2000, 2000, 2000, 2000].map((ms) => `voided StatementRef ${ms}`),
  ],
  ['never published', 80, [], 60, []],
])('a score that is %s', (_case, score, publications, passMark, expected) => {
  expect(words(told(score, publications, passMark))).toEqual(expected);
});

it('voids just what was told before', () => {
  const before = told(80, [at(1)], 60);
  const refs = told(null, [at(1, 1500)], 60).map(({ object }) => object.id);
  expect(refs).toEqual(before.map(({ id }) => id));
});

it('has another id in each publication, and says the score between 0 and 1', () => {
  const [first] = told(87.5, [at(1)]);
  const second = told(87.5, [at(1), at(2)]).at(-1);
  expect(first?.result).toEqual({ score: { scaled: 0.875, raw: 87.5, min: 0, max: 100 } });
  expect(second?.id).not.toBe(first?.id);
  expect(first?.object).toEqual({
    objectType: 'Activity',
    id: 'https://lets.school.example/xapi/activities/project/3',
    definition: { type: 'http://adlnet.gov/expapi/activities/simulation', name: { 'zh-CN': '借款纠纷' } },
  });
});

it.each([
  [3_723_456, 'PT3723.46S'],
  [0, 'PT0S'],
  [-5, 'PT0S'],
])('%d ms are %s', (ms, expected) => {
  expect(durationOf(ms)).toBe(expected);
});
