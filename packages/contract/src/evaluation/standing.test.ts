import { expect, it } from 'vitest';
import { type EvaluationContent, type IdleDecision, totalOf } from './content.ts';
import { standingOf, undecided } from './standing.ts';

const goals = [
  { id: 'facts', weight: 3 },
  { id: 'law', weight: 1 },
];
const said = { remarks: {}, comment: '', moments: [] };
const member = (user_id: number, scores: Record<string, number | null>, decision?: IdleDecision) => ({
  ...said,
  user_id,
  goals: scores,
  ...(decision && { decision }),
});
const content = (...members: EvaluationContent['members']): EvaluationContent => ({
  team: { ...said, goals: { facts: 84, law: 86 } },
  members,
});

it('tells scores that were given to a member from those of the team', () => {
  const all = content(member(1, { facts: 0, law: 90 }), member(2, { facts: 70, law: null }), member(3, {}));
  expect([1, 2, 3, 4].map((id) => standingOf(all, id, goals))).toEqual(['own', 'partly', 'team', 'team']);
  const unscored = { ...all, team: { ...said, goals: { facts: 84 } } };
  expect([1, 2, 3].map((id) => standingOf(unscored, id, goals))).toEqual(['own', 'missing', 'missing']);
});

it('has no score for a member who is not scored, whatever the team has', () => {
  const out = content(member(1, { facts: 70, law: 70 }, { is: 'excluded', reason: '补考' }));
  expect(standingOf(out, 1, goals)).toBe('excluded');
  expect(totalOf(out, 1, goals)).toBeNull();
});

it('asks about everybody who did nothing and would get a score of the team', () => {
  const reason = '病假';
  const all = content(
    member(1, { facts: 0, law: 0 }),
    member(2, { facts: 0 }),
    member(3, {}, { is: 'team', reason }),
    member(4, {}, { is: 'excluded', reason: ' ' }),
    member(5, {}, { is: 'excluded', reason }),
  );
  expect(undecided(all, [1, 2, 3, 4, 5, 6], goals)).toEqual([2, 4, 6]);
  expect(undecided(all, [], goals)).toEqual([]);
});
