import { expect, it } from 'vitest';
import { inLines } from './radar.tsx';
import {
  momentsOf,
  readScore,
  scoreOn,
  teamTotal,
  unscored,
  withJudged,
  withMoment,
  withRemark,
} from './scoring.ts';

const goals = [
  { id: 'facts', name: { zh: '事实', en: 'Facts' }, weight: 1 },
  { id: 'law', name: { zh: '法律', en: 'Law' }, weight: 1 },
];
const unsaid = { goals: {}, remarks: {}, comment: '', moments: [] };
const empty = { team: unsaid, members: [] };

it('lends the team’s score to whoever has none of their own', () => {
  const team = withJudged(empty, 'team', { ...unsaid, goals: { facts: 80 } });
  const both = withJudged(team, 7, { ...unsaid, goals: { law: 0 }, comment: 'x' });
  expect([scoreOn(both, 7, 'facts'), scoreOn(both, 7, 'law'), scoreOn(both, 8, 'law')]).toEqual([
    80,
    0,
    null,
  ]);
  expect(unscored(both, [7, 8], goals)).toEqual([8]);
  expect(teamTotal(both, goals)).toBeNull();
  const changed = withJudged(both, 7, unsaid);
  expect(changed.members).toEqual([{ ...unsaid, user_id: 7 }]);
});

it('reads a score of at most one decimal, and nothing else', () => {
  expect(['', ' 86.5 ', '0', '100'].map(readScore)).toEqual([null, 86.5, 0, 100]);
  expect(['101', '-1', '8,5', '1e1', '86.55', 'x'].map(readScore)).toEqual(Array(6).fill(undefined));
});

it('points at an event once, at most at so many, and forgets a remark that says nothing', () => {
  const both = withMoment(withMoment(withRemark(unsaid, 'law', { text: 'x' }), 'law', 9), 'law', 4);
  expect(both.remarks).toEqual({ law: { text: 'x', moments: [4, 9] } });
  const without = withMoment(withMoment(both, 'law', 4), 'law', 9);
  expect(withRemark(without, 'law', { text: '' }).remarks).toEqual({});
  const full = Array.from({ length: 20 }, (_, seq) => seq + 1).reduce(
    (judged, seq) => withMoment(judged, null, seq),
    both,
  );
  expect(full.moments).toHaveLength(12);
  expect([...momentsOf(full)].filter((seq) => seq < 10)).toHaveLength(9);
});

it('sets a goal’s name in two lines, and cuts only what is longer', () => {
  expect(inLines('诉讼文书写作')).toEqual(['诉讼文书写作']);
  expect(inLines('法律适用与利息计算')).toEqual(['法律适用与', '利息计算']);
  expect(inLines('Presenting and testing evidence')).toEqual(['Presenting', 'and testing…']);
  expect(inLines('Drafting agreement and notice')).toEqual(['Drafting', 'agreement…']);
  expect(inLines('Responsibilities')).toEqual(['Responsibil…']);
});
