import { classList, courseList, courseManageList, IDENTITY, userExport, userTemplate } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildClass, buildCourse, buildProject, buildUser, logInAs } from '../../../test/factories.ts';
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

it('counts what hangs on each course, whoever is in two of its classes once', async () => {
  const { database } = server.deps;
  const admin = await buildUser(database, { identity: IDENTITY.admin, modules: ['course'] });
  const as = await logInAs(database, admin);
  const [one, both] = [await buildUser(database), await buildUser(database)];
  const [empty, full] = [
    await buildCourse(database, { code: 'COUNT1' }),
    await buildCourse(database, { code: 'COUNT2' }),
  ];
  await buildClass(database, { courseId: full, name: 'A', studentIds: [one.id, both.id] });
  await buildClass(database, { courseId: full, name: 'B', studentIds: [both.id] });
  await buildProject(database, { courseId: full });

  const { d } = await server.call(courseManageList, { q: 'COUNT', sort: 'students', order: 'desc' }, { as });
  expect(d.list).toMatchObject([
    { id: full, class_count: 2, student_count: 2, project_count: 1 },
    { id: empty, class_count: 0, student_count: 0, project_count: 0 },
  ]);
});

it("lets who keeps courses take a class's list away, and no other accounts", async () => {
  const { database } = server.deps;
  const admin = await buildUser(database, { identity: IDENTITY.admin, modules: ['course'] });
  const as = await logInAs(database, admin);
  const course = await buildCourse(database);
  const { id: class_id } = await buildClass(database, { courseId: course, studentIds: [] });
  expect((await server.call(userTemplate, { identity: 1 }, { as })).headers['content-type']).toContain(
    'spreadsheetml',
  );
  const list = await server.call(userExport, { identity: 1, class_id }, { as });
  expect(list.headers['content-type']).toContain('spreadsheetml');
  for (const input of [{ identity: 1 }, { identity: 2, class_id }] as const)
    expect((await server.call(userExport, input, { as })).code).toBe('no_authority');
  expect((await server.call(userTemplate, { identity: 2 }, { as })).code).toBe('no_authority');
});
