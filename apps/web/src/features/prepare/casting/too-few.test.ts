import { expect, it } from 'vitest';
import { tooFew } from './too-few.ts';

const person = (id: number, automatic = false) => ({
  id,
  name: `P${id}`,
  identity: 1 as const,
  ...(automatic && { automatic: true as const }),
});
const team = { id: 1, name: 'T', leader: person(1), members: [person(1)] };
const alone = {
  creator_type: 'student' as const,
  linked_from: null,
  members: [person(1)],
  team: null,
  project: { team_min: 3 },
};

it('keeps one person without a team from starting what asks for more', () => {
  expect(tooFew(alone, true)).toEqual({ key: 'too_small_alone', min: 3, count: 1 });
  expect(tooFew({ ...alone, team }, true)).toEqual({ key: 'too_small', min: 3, count: 1 });
});

it('counts practice partners, as the server does', () => {
  const members = [person(1), person(2, true), person(3, true)];
  expect(tooFew({ ...alone, members }, true)).toBeNull();
});

it('asks nothing of a teacher’s group, a case for one person or a case jumped to', () => {
  expect(tooFew({ ...alone, creator_type: 'teacher' }, true)).toBeNull();
  expect(tooFew(alone, false)).toBeNull();
  expect(tooFew({ ...alone, linked_from: 7 }, true)).toBeNull();
});
