import { IDENTITY, type InputOf, projectDetail, projectDocDetail, projectList } from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClass, buildCourse, buildProject, buildUser, logInAs } from '../../../test/factories.ts';
import { smallCase } from '../../../test/fixtures/small-case.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { eq } from '../../db/drizzle.ts';
import { flows, projects } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { installCase } from './service.ts';

let server: TestServer;
let tokens: Record<'student' | 'stranger' | 'mentor' | 'otherMentor' | 'admin' | 'bareAdmin', string>;
let ids: Record<'limited' | 'free' | 'disclosed' | 'course', number>;

beforeAll(async () => {
  server = await openTestServer();
  const { database } = server.deps;
  const user = (overrides: object = {}) => buildUser(database, overrides);
  const people = {
    student: await user(),
    stranger: await user(),
    mentor: await user({ identity: IDENTITY.mentor }),
    otherMentor: await user({ identity: IDENTITY.mentor }),
    admin: await user({ identity: IDENTITY.admin, modules: ['project'] }),
    bareAdmin: await user({ identity: IDENTITY.admin, modules: ['notice'] }),
  };
  const logIns = Object.entries(people).map(async ([name, who]) => [name, await logInAs(database, who)]);
  tokens = Object.fromEntries(await Promise.all(logIns));
  const course = await buildCourse(database, { mentorIds: [people.mentor.id] });
  await buildClass(database, { courseId: course, studentIds: [people.student.id] });
  const day = 24 * 3_600_000;
  const hours = { opensAt: new Date(Date.now() - day), closesAt: new Date(Date.now() + day) };
  ids = {
    course,
    limited: (await buildProject(database, { courseId: course, ...hours })).id,
    free: (await buildProject(database, { courseId: null, file: { project: { opening_mode: 'free' } } })).id,
    disclosed: (await buildProject(database, { disclosed: true })).id,
  };
});
afterAll(() => server.close());

const listAs = async (who: keyof typeof tokens, input: InputOf<typeof projectList>) => {
  const { d } = await server.call(projectList, input, { as: tokens[who] });
  return d.list.map((card) => card.id);
};
const detailAs = (who: keyof typeof tokens, project_id: number) =>
  server.call(projectDetail, { project_id }, { as: tokens[who] });
const documentAs = async (who: keyof typeof tokens, doc_id: string) =>
  (await server.call(projectDocDetail, { project_id: ids.limited, doc_id }, { as: tokens[who] })).code;

describe('list', () => {
  it('holds what each may see, as the front page does', async () => {
    const { limited, free, disclosed } = ids;
    expect(await listAs('student', { scope: 'all' })).toEqual([limited, free, disclosed]);
    expect(await listAs('stranger', { scope: 'all' })).toEqual([free]);
    expect(await listAs('mentor', { scope: 'all' })).toEqual([limited, free, disclosed]);
    expect(await listAs('otherMentor', { scope: 'all' })).toEqual([free, disclosed]);
    expect(await listAs('admin', { scope: 'all' })).toEqual([limited, free, disclosed]);
    expect(await listAs('bareAdmin', { scope: 'all' })).toEqual([]);
    for (const who of Object.keys(tokens) as (keyof typeof tokens)[]) {
      const listed = await listAs(who, { scope: 'all' });
      for (const id of [limited, free, disclosed]) {
        expect((await detailAs(who, id)).code).toBe(listed.includes(id) ? 'ok' : 'not_found');
      }
    }
  });

  it('narrows by scope, course, type, grade and words', async () => {
    const { limited, free, disclosed, course } = ids;
    expect(await listAs('student', { scope: 'course' })).toEqual([limited]);
    expect(await listAs('student', { scope: 'course', course_id: course })).toEqual([limited]);
    expect(await listAs('student', { scope: 'self' })).toEqual([free]);
    expect(await listAs('admin', { scope: 'course' })).toEqual([limited, disclosed]);
    expect(await listAs('student', { scope: 'type', experiment_type: 'legislation' })).toEqual([]);
    expect(await listAs('student', { scope: 'type', grade: 'simple', q: 'SMALL' })).toHaveLength(3);
    expect(await listAs('student', { scope: 'all', q: '%' })).toEqual([]);
    const { d } = await server.call(projectList, { scope: 'all', page: 2, size: 2 }, { as: tokens.student });
    expect([d.total, d.list.map((card) => card.id)]).toEqual([3, [disclosed]]);
  });

  it('finds one by its id, those of a flow, and those for teams', async () => {
    const { limited, free, disclosed } = ids;
    const { rows } = await server.deps.database.pool.query<{ flow_id: number }>(
      'select flow_id from projects where id = $1',
      [free],
    );
    expect(await listAs('student', { scope: 'all', project_id: free })).toEqual([free]);
    expect(await listAs('stranger', { scope: 'all', project_id: limited })).toEqual([]);
    expect(await listAs('student', { scope: 'all', q: String(disclosed) })).toContain(disclosed);
    expect(await listAs('stranger', { scope: 'all', q: String(limited) })).not.toContain(limited);
    expect(await listAs('student', { scope: 'all', flow_id: rows[0]?.flow_id ?? 0 })).toContain(free);
    expect(await listAs('student', { scope: 'all', flow_id: 999_999 })).toEqual([]);
    const teams = await listAs('student', { scope: 'all', multi_user: true });
    const alone = await listAs('student', { scope: 'all', multi_user: false });
    expect([...teams, ...alone].sort()).toEqual([limited, free, disclosed].sort());
  });

  it('marks the case to begin with and puts it first, until the student has finished one', async () => {
    const { pool } = server.deps.database;
    const { limited, free, disclosed } = ids;
    const set = (id: number, value: boolean) =>
      pool.query(
        `update projects set body = jsonb_set(body, '{multi_user}', to_jsonb($2::boolean)) where id = $1`,
        [id, value],
      );
    for (const id of [limited, free]) await set(id, false);
    await set(disclosed, true);
    const marked = async (who: keyof typeof tokens) =>
      (await server.call(projectList, { scope: 'all' }, { as: tokens[who] })).d.list
        .filter((card) => card.is_first)
        .map(({ id }) => id);
    expect(await listAs('student', { scope: 'all' })).toEqual([disclosed, limited, free]);
    expect(await listAs('student', { scope: 'all', sort: 'newest' })).toEqual([disclosed, free, limited]);
    expect(await marked('student')).toEqual([disclosed]);
    expect((await detailAs('student', disclosed)).d.is_first).toBe(true);
    // Closed to one, another's course; and teachers begin with nothing.
    expect(await marked('stranger')).toEqual([]);
    expect(await marked('mentor')).toEqual([]);
    for (const id of [limited, free]) await set(id, true);
  });

  it('sorts by age, and by name in the language of whoever asks', async () => {
    const { limited, free, disclosed } = ids;
    const { pool } = server.deps.database;
    const renamed = [
      [limited, '丙', 'A'],
      [free, '乙', 'C'],
      [disclosed, '丁', 'B'],
    ];
    const before = await pool.query('select id, name_zh, name_en from projects');
    for (const names of renamed)
      await pool.query('update projects set name_zh = $2, name_en = $3 where id = $1', names);
    expect(await listAs('student', { scope: 'all', sort: 'newest' })).toEqual([disclosed, free, limited]);
    expect(await listAs('student', { scope: 'all', sort: 'name' })).toEqual([limited, disclosed, free]);
    for (const row of before.rows)
      await pool.query('update projects set name_zh = $2, name_en = $3 where id = $1', [
        row.id,
        row.name_zh,
        row.name_en,
      ]);
  });

  it('tells of each what it is and whether it is open', async () => {
    const { d } = await server.call(projectList, { scope: 'course' }, { as: tokens.student });
    expect(d.list[0]).toMatchObject({
      name: smallCase.project.name,
      introduction: smallCase.project.introduction,
      role_count: 5,
      section_count: 6,
      minutes: 45,
      credit_hours: 2,
      course: { id: ids.course },
      open: { can_prepare: true, reason: null },
      my_runs: { waiting: 0, in_progress: 0, ended: 0 },
    });
  });
});

describe('front page', () => {
  it('shows no private brief, no template text, no answer', async () => {
    const { d } = await detailAs('student', ids.limited);
    const text = JSON.stringify(d);
    for (const secret of [
      'Secret of',
      'We claim',
      'The answer',
      'How to draft',
      'Not yet',
      'Private letter',
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(d.documents.map(({ id, readable }) => [id, readable])).toEqual([
      ['facts', true],
      ['exhibit', false],
      ['model_answer', false],
    ]);
    expect(d.mentors).toHaveLength(1);
  });

  it('agrees with the card', async () => {
    const { d } = await server.call(projectList, { scope: 'course' }, { as: tokens.student });
    expect((await detailAs('student', ids.limited)).d).toMatchObject(d.list[0] ?? { id: 'a card' });
  });

  it('gives staff the options and every document', async () => {
    const { d } = await detailAs('mentor', ids.limited);
    expect(d.flow.transitions.some((transition) => transition.kind === 'wrong')).toBe(true);
    expect(d.documents.every((document) => document.readable)).toBe(true);
    expect((await detailAs('otherMentor', ids.free)).d.flow.transitions.some((t) => t.kind === 'wrong')).toBe(
      false,
    );
  });
});

describe('case document', () => {
  it('opens by role and release; locked and unknown are the same', async () => {
    expect(await documentAs('student', 'facts')).toBe('ok');
    for (const locked of ['letter', 'exhibit', 'model_answer', 'no_such_thing']) {
      expect(await documentAs('student', locked)).toBe('not_found');
    }
    for (const any of ['letter', 'exhibit', 'model_answer'])
      expect(await documentAs('mentor', any)).toBe('ok');
    expect(await documentAs('stranger', 'facts')).toBe('not_found');
  });
});

describe('installing a case', () => {
  it('changes nothing the second time; a newer flow is a new version, the old one stays', async () => {
    const { database } = server.deps;
    const install = (file: typeof smallCase) =>
      inTransaction(database, (tx) =>
        installCase(tx, file, { courseId: ids.course, ownerId: null, opensAt: null, closesAt: null }),
      );
    const file = { ...smallCase, code: 'installed-twice' };
    const first = await install(file);
    expect(await install(file)).toEqual(first);
    const [node] = file.flow.nodes;
    if (!node) throw new Error('the small case has no nodes');
    const changed = { ...node, minutes: 5 };
    const newer = { ...file, flow: { ...file.flow, nodes: [changed, ...file.flow.nodes.slice(1)] } };
    const second = await install({ ...newer, project: { ...file.project, minutes: 99 } });
    expect(second.projectId).toBe(first.projectId);
    expect(second.flowId).not.toBe(first.flowId);
    const [old] = await database.db.select().from(flows).where(eq(flows.id, first.flowId));
    expect([old?.version, old?.flow]).toEqual([1, file.flow]);
    const [row] = await database.db.select().from(projects).where(eq(projects.id, first.projectId));
    expect([row?.flow_id, row?.body.minutes]).toEqual([second.flowId, 99]);
  });
});
