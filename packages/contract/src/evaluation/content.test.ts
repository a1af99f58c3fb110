import { expect, it } from 'vitest';
import { totalOf } from './content.ts';

const goals = [
  { id: 'facts', weight: 3 },
  { id: 'law', weight: 1 },
];
const content = {
  team: { goals: { facts: 80, law: 60 }, comment: '' },
  members: [
    { user_id: 1, goals: { law: 100 }, comment: '' },
    { user_id: 2, goals: { facts: 0, law: null }, comment: '' },
  ],
};

it('weighs the goals, and lends a member the team’s score where they have none of their own', () => {
  expect(totalOf(content, 1, goals)).toBe(85);
  expect(totalOf(content, 2, goals)).toBe(15);
  expect(totalOf(content, 3, goals)).toBe(75);
});

it('is no score while one is missing, or nothing is judged', () => {
  const team = { goals: { facts: 80 }, comment: '' };
  expect(totalOf({ ...content, team }, 1, goals)).toBe(85);
  expect(totalOf({ ...content, team }, 3, goals)).toBeNull();
  expect(totalOf(content, 1, [])).toBeNull();
});
