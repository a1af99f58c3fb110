import { createHash } from 'node:crypto';
import { bundledCases } from '@lets/content';
import { IDENTITY, type Identity } from '@lets/contract';
import type { Transaction } from '../db/transaction.ts';
import { hashPassword } from '../features/account/service.ts';
import { type CaseStanding, installCase, standingOfCases } from '../features/project/service.ts';
import { NOTICES } from './notices.ts';
import type { DemoPasswords } from './passwords.ts';
import { ADMIN, type DemoPerson, MENTORS, STUDENTS, SUPER_ADMIN } from './people.ts';
import {
  addClass,
  addCourseMentor,
  addCourses,
  addNotices,
  addParam,
  addPeople,
  paramValue,
  setParam,
} from './repository.ts';

const DAY_MS = 24 * 3_600_000;

/** A super admin keeps the settings and the log to themselves. */
const ADMIN_MODULES = ['workflow', 'project', 'experiment', 'course', 'user', 'notice'];

/** Marks a database as a demo school; its value is the course that bundled cases go to. */
export const MARK = 'DEMO_SCHOOL';

/** The bundle that the cases of this school are up to. */
const BUNDLE = 'DEMO_CASES';

/** Fills an empty database: accounts, courses with classes, the bundled cases, notices. */
export async function fillSchool(tx: Transaction, passwords: DemoPasswords, now: number): Promise<void> {
  const [superId] = await addUsers(tx, [SUPER_ADMIN], IDENTITY.super_admin, passwords.super_admin);
  await addUsers(tx, [ADMIN], IDENTITY.admin, passwords.admin);
  const mentorIds = await addUsers(tx, MENTORS, IDENTITY.mentor, passwords.mentor);
  const studentIds = await addUsers(tx, STUDENTS, IDENTITY.student, passwords.student);
  const [procedure, clinic] = await addCourses(tx, COURSES);
  const [lead, second] = mentorIds;
  if (!superId || !procedure || !clinic || !lead || !second) throw new Error('the demo school is incomplete');
  await addCourseMentor(tx, procedure, lead);
  await addCourseMentor(tx, clinic, second);
  const half = studentIds.length / 2;
  const first = studentIds.slice(0, half);
  await addClass(tx, { courseId: procedure, name: '法学 2301', mentorId: lead, studentIds: first });
  await addClass(tx, {
    courseId: procedure,
    name: '法学 2302',
    mentorId: second,
    studentIds: studentIds.slice(half),
  });
  await addClass(tx, {
    courseId: clinic,
    name: '法律诊所 2301',
    mentorId: second,
    studentIds: first.slice(0, 8),
  });
  await addParam(tx, MARK, String(procedure));
  await addNotices(tx, noticesAt(now));
  await bringCasesUpToDate(tx, procedure, now);
}

/**
 * Bundled cases that are not here join the school, and those that came with a newer version take the place of the older. A case that the
 * school has changed stays as it is; one that somebody is playing waits for a later start, since a run reads its case's documents as they
 * are now.
 */
export async function bringCasesUpToDate(tx: Transaction, courseId: number, now: number): Promise<void> {
  const hours = { opensAt: new Date(now - 30 * DAY_MS), closesAt: new Date(now + 180 * DAY_MS) };
  const bundle = createHash('sha256').update(JSON.stringify(bundledCases)).digest('hex');
  const isNew = (await paramValue(tx, BUNDLE)) !== bundle;
  const standing = await standingOfCases(
    tx,
    bundledCases.map(({ code }) => code),
  );
  const takes = (is: CaseStanding | undefined) => is === undefined || (isNew && is === 'as_installed');
  for (const file of bundledCases) {
    if (takes(standing.get(file.code))) await installCase(tx, file, { courseId, ownerId: null, ...hours });
  }
  const isWaiting = [...standing.values()].includes('in_use');
  if (isNew && !isWaiting) await setParam(tx, BUNDLE, bundle);
}

async function addUsers(
  tx: Transaction,
  people: readonly DemoPerson[],
  identity: Identity,
  password: string,
): Promise<number[]> {
  // People who share a printed password may share its hash.
  const password_hash = await hashPassword(password);
  const rows = people.map(({ account, name, gender }, index) => ({
    account,
    name,
    gender,
    identity,
    password_hash,
    modules: identity === IDENTITY.admin ? ADMIN_MODULES : [],
    student_id: identity === IDENTITY.student ? `2023${String(index + 1).padStart(4, '0')}` : '',
    email: `${account}@lets.example`,
  }));
  return addPeople(tx, rows);
}

const TERM = '2025-2026-1';
const COURSES = [
  {
    term: TERM,
    code: 'LAW3021',
    name_zh: '民事诉讼法模拟实验',
    name_en: 'Civil Procedure Simulation',
    credit_hours: 32,
  },
  { term: TERM, code: 'LAW3040', name_zh: '法律诊所', name_en: 'Legal Clinic', credit_hours: 48 },
];

/** Pure: the school's notices, the newest days old. `now` in milliseconds since 1970. */
function noticesAt(now: number) {
  return NOTICES.map(({ title, body, pinned, identities, daysAgo }) => ({
    title_zh: title.zh,
    title_en: title.en,
    body_zh: body.zh,
    body_en: body.en,
    pinned,
    identities,
    published_at: new Date(now - daysAgo * DAY_MS),
  }));
}
