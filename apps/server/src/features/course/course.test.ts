import { classList, courseList, IDENTITY } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildClass, buildCourse, buildUser, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('shows courses and classes to who learns, teaches or administers them', async () => {
  const { database } = server.deps;
  const build = async (overrides: object = {}) => {
    const user = await buildUser(database, overrides);
    return { id: user.id, as: await logInAs(database, user) };
  };
  const [student, mate, outsider] = [await build(), await build(), await build()];
  const [lead, tutor] = [
    await build({ identity: IDENTITY.mentor }),
    await build({ identity: IDENTITY.mentor }),
  ];
  const [admin, bare] = [
    await build({ identity: IDENTITY.admin, modules: ['course'] }),
    await build({ identity: IDENTITY.admin, modules: ['log'] }),
  ];
  const course = await buildCourse(database, { mentorIds: [lead.id], code: 'LAW1', term: '2025-2026-1' });
  const other = await buildCourse(database, { code: 'LAW2' });
  const first = await buildClass(database, {
    courseId: course,
    name: 'A',
    studentIds: [student.id, mate.id],
    mentorIds: [tutor.id],
  });
  const second = await buildClass(database, { courseId: course, name: 'B', studentIds: [mate.id] });

  const coursesOf = async ({ as }: { as: string }) =>
    (await server.call(courseList, {}, { as })).d.list.map(({ id }) => id);
  const classesOf = async ({ as }: { as: string }, course_id = course) => {
    const { code, d } = await server.call(classList, { course_id }, { as });
    return code === 'ok' ? d.list.map(({ id }) => id) : code;
  };
  for (const who of [student, mate, lead, tutor]) expect(await coursesOf(who)).toEqual([course]);
  for (const who of [outsider, bare]) expect(await coursesOf(who)).toEqual([]);
  expect(await coursesOf(admin)).toEqual([course, other]);

  expect(await classesOf(student)).toEqual([first.id]);
  expect(await classesOf(mate)).toEqual([first.id, second.id]);
  expect(await classesOf(lead)).toEqual([first.id, second.id]);
  expect(await classesOf(tutor)).toEqual([first.id]);
  expect(await classesOf(admin)).toEqual([first.id, second.id]);
  expect(await classesOf(admin, other)).toEqual([]);
  for (const who of [outsider, bare]) expect(await classesOf(who)).toBe('not_found');
  expect(await classesOf(student, other)).toBe('not_found');
  expect(await classesOf(admin, 999_999)).toBe('not_found');

  const { d } = await server.call(classList, { course_id: course }, { as: student.as });
  expect(d.list[0]).toMatchObject({ name: 'A', student_count: 2, mentors: [{ id: tutor.id }] });
  const { d: courses } = await server.call(courseList, {}, { as: student.as });
  expect(courses.list[0]).toMatchObject({ code: 'LAW1', term: '2025-2026-1', mentors: [{ id: lead.id }] });
});
