import { IDENTITY } from '@lets/contract';
import { expect, it } from 'vitest';
import { type Candidate, firstCaseOf } from './first-case.ts';

const viewer = {
  id: 1,
  identity: IDENTITY.student,
  administers: false,
  enrolledCourseIds: [7],
  taughtCourseIds: [],
  listedProjectIds: [],
};
const NOW = 1000;

function candidate(id: number, more: Partial<Candidate> = {}): Candidate {
  return {
    id,
    opening_mode: 'limited',
    course_id: 7,
    owner_id: null,
    disclosed: false,
    ready: true,
    opens_at: null,
    closes_at: null,
    grade: 'basic',
    allow_redo: true,
    multi_user: true,
    role_count: 5,
    section_count: 12,
    ...more,
  };
}
const first = (...all: Candidate[]) => firstCaseOf(all, viewer, NOW);

it('is the easiest: by grade, then sections, then roles, then age', () => {
  const easy = candidate(4, { grade: 'simple', section_count: 15 });
  expect(first(candidate(1), easy)).toBe(4);
  expect(first(candidate(1), candidate(2, { section_count: 9 }))).toBe(2);
  expect(first(candidate(1), candidate(2, { role_count: 3 }))).toBe(2);
  expect(first(candidate(3), candidate(1), candidate(2))).toBe(1);
});

it('is one that can be played at once with partners', () => {
  const easy = { grade: 'simple' } as const;
  expect(first(candidate(1), candidate(2, { ...easy, multi_user: false }))).toBe(1);
  expect(first(candidate(1), candidate(2, { ...easy, role_count: 1 }))).toBe(1);
  expect(first(candidate(1), candidate(2, { ...easy, opens_at: new Date(NOW + 1) }))).toBe(1);
  expect(first(candidate(1), candidate(2, { ...easy, course_id: 8 }))).toBe(1);
  expect(first(candidate(2, { multi_user: false }))).toBeNull();
});

it('is nobody’s but a student’s', () => {
  expect(firstCaseOf([candidate(1)], { ...viewer, identity: IDENTITY.mentor }, NOW)).toBeNull();
});
