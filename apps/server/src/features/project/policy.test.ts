import { IDENTITY } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { canSee, caresFor, type Opening, openingFor, type Viewer } from './policy.ts';

const limited: Opening = {
  id: 5,
  opening_mode: 'limited',
  course_id: 7,
  owner_id: 90,
  disclosed: false,
  ready: true,
  opens_at: new Date(1000),
  closes_at: new Date(2000),
};
const free: Opening = { ...limited, opening_mode: 'free', course_id: null };
const specified: Opening = { ...limited, opening_mode: 'specified' };

const nobody: Viewer = {
  id: 1,
  identity: IDENTITY.student,
  administers: false,
  enrolledCourseIds: [],
  taughtCourseIds: [],
  listedProjectIds: [],
};
const visitor = nobody;
const student = { ...nobody, enrolledCourseIds: [7] };
const elsewhere = { ...nobody, enrolledCourseIds: [8] };
const mentor: Viewer = { ...nobody, identity: IDENTITY.mentor, taughtCourseIds: [7] };
const otherMentor: Viewer = { ...nobody, identity: IDENTITY.mentor, taughtCourseIds: [8] };
const owner: Viewer = { ...otherMentor, id: 90 };
const admin: Viewer = { ...nobody, identity: IDENTITY.admin, administers: true };
const bareAdmin: Viewer = { ...nobody, identity: IDENTITY.admin };

describe('who sees a case', () => {
  it.each([
    ['limited', limited, [false, true, false, true, false, true, true, false]],
    ['disclosed', { ...limited, disclosed: true }, [false, true, true, true, true, true, true, false]],
    ['free', free, [true, true, true, true, true, true, true, false]],
    ['specified', specified, [false, false, false, true, false, true, true, false]],
    ['unfinished', { ...free, ready: false }, [false, false, false, false, false, false, true, false]],
  ] as const)('%s', (_name, project, expected) => {
    const viewers = [visitor, student, elsewhere, mentor, otherMentor, owner, admin, bareAdmin];
    expect(viewers.map((viewer) => canSee(project, viewer))).toEqual(expected);
  });

  it('reads it whole who teaches, owns or administers it', () => {
    const viewers = [student, mentor, otherMentor, owner, admin, bareAdmin];
    expect(viewers.map((viewer) => caresFor(limited, viewer))).toEqual([
      false,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(caresFor(free, otherMentor)).toBe(false);
  });
});

describe('when it may be prepared', () => {
  const reasonFor = (project: Opening, viewer: Viewer, now: number, endedRuns = 0, allow_redo = false) =>
    openingFor({ ...project, allow_redo }, viewer, { endedRuns, now }).reason;

  it('within its hours, to the millisecond', () => {
    expect([999, 1000, 1999, 2000].map((now) => reasonFor(limited, student, now))).toEqual([
      'not_yet_open',
      null,
      null,
      'closed',
    ]);
    expect(reasonFor({ ...limited, opens_at: null, closes_at: null }, student, 5)).toBeNull();
  });

  it('at any hour when it is free', () => {
    expect([0, 5000].map((now) => reasonFor(free, visitor, now))).toEqual([null, null]);
    expect(openingFor({ ...free, allow_redo: true }, visitor, { endedRuns: 0, now: 0 })).toEqual({
      can_prepare: true,
      reason: null,
      opens_at: null,
      closes_at: null,
    });
  });

  it('again only where the case allows it', () => {
    expect(reasonFor(limited, student, 1500, 1)).toBe('no_redo');
    expect(reasonFor(limited, student, 1500, 1, true)).toBeNull();
  });

  it('by students of the course, and by mentors for theirs', () => {
    const viewers = [elsewhere, mentor, otherMentor, admin];
    expect(viewers.map((viewer) => reasonFor(limited, viewer, 1500))).toEqual([
      'not_for_you',
      null,
      'not_for_you',
      'not_for_you',
    ]);
  });
});
