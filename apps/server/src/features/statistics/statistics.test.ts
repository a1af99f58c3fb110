import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  experimentList,
  experimentStatistics,
  IDENTITY,
  type InputOf,
  statisticsExport,
} from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildClass, buildCourse, buildProject, buildUser, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { readSheet } from '../../spreadsheets/read-sheet.ts';

let server: TestServer;
let as: string;
let project: { id: number; flowId: number };
let other: { id: number; flowId: number };
let course: number;
let students: number[];

interface Made {
  readonly of: { id: number; flowId: number };
  readonly status: 'waiting' | 'in_progress' | 'ended';
  readonly ending?: 'completed' | 'terminated';
  readonly created: string;
  readonly members: number[];
  readonly classId?: number;
  readonly scores?: number[];
}

/** The row of a run, without the play. */
async function make({ of, status, ending, created, members, classId, scores = [] }: Made): Promise<number> {
  const { pool } = server.deps.database;
  const started = status === 'waiting' ? null : created;
  const { rows } = await pool.query<{ id: number }>(
    `insert into experiments (project_id, flow_id, class_id, name, creator_id, creator_type, leader_id, status, ending, state,
        started_at, ended_at, evaluated, created_at)
      values ($1, $2, $3, 'x', $4, 'student', $4, $5, $6, '{}', $7, $8, $9, $10) returning id`,
    [
      of.id,
      of.flowId,
      classId ?? null,
      members[0],
      status,
      ending ?? null,
      started,
      ending ? created : null,
      scores.length > 0,
      created,
    ],
  );
  const id = rows[0]?.id ?? 0;
  for (const [index, member] of members.entries()) {
    await pool.query('insert into experiment_members values ($1, $2)', [id, member]);
    if (scores[index] !== undefined)
      await pool.query('insert into evaluation_scores values ($1, $2, $3)', [id, member, scores[index]]);
  }
  return id;
}

async function tell(
  id: number,
  seq: number,
  type: string,
  minutes: number,
  data: object,
  node: string | null = null,
) {
  await server.deps.database.pool.query(
    'insert into experiment_events (experiment_id, seq, type, at, node_id, data) values ($1, $2, $3, $4, $5, $6)',
    [id, seq, type, minutes * 60_000, node, JSON.stringify(data)],
  );
}
const opens = (...nodes: string[]) => nodes.map((node_id) => ({ node_id, inside: [] }));

beforeAll(async () => {
  server = await openTestServer();
  const { database } = server.deps;
  const admin = await buildUser(database, { identity: IDENTITY.admin, modules: ['experiment'] });
  as = await logInAs(database, admin);
  students = [];
  for (let n = 0; n < 5; n += 1) students.push((await buildUser(database)).id);
  course = await buildCourse(database);
  project = await buildProject(database, { courseId: course });
  other = await buildProject(database, { courseId: null, file: { experiment_type: 'free' } });
  const { id: classId } = await buildClass(database, { courseId: course });
  const [a = 0, b = 0, c = 0, d = 0] = students;
  const first = await make({
    of: project,
    status: 'ended',
    ending: 'completed',
    created: '2026-09-07T04:00:00Z',
    members: [a, b],
    scores: [85, 100],
  });
  const second = await make({
    of: project,
    status: 'ended',
    ending: 'terminated',
    created: '2026-10-01T04:00:00Z',
    members: [a],
    classId,
  });
  await make({ of: project, status: 'in_progress', created: '2026-10-02T04:00:00Z', members: [c], classId });
  await make({ of: other, status: 'waiting', created: '2026-10-03T04:00:00Z', members: [d] });
  for (const [id, minutes] of [
    [first, 10],
    [second, 30],
  ] as const) {
    await tell(id, 1, 'started', 0, { firing: { opens: opens('hearing') } });
    await tell(id, 2, 'wrong_option_tried', 5, { trans_id: 'x' }, 'hearing');
    await tell(
      id,
      3,
      'section_ended',
      minutes,
      { firing: { closes: 'hearing', opens: opens('drafting') } },
      'hearing',
    );
  }
  // Played again after a restart: timed from its second opening.
  await tell(second, 4, 'restarted', 100, { firing: { opens: opens('hearing') } });
  await tell(second, 5, 'section_ended', 120, { firing: { closes: 'hearing', opens: [] } }, 'hearing');
});
afterAll(() => server.close());

async function ask(filter: Parameters<typeof server.call<typeof experimentStatistics>>[1] = {}) {
  const { code, d } = await server.call(experimentStatistics, filter, { as });
  expect(code).toBe('ok');
  return d;
}

it('agrees with a count of the rows themselves', async () => {
  const { totals, by_type, by_course, by_month, scores, sections } = await ask();
  const { rows } = await server.deps.database.pool.query(
    `select count(*)::int as runs, count(*) filter (where status = 'ended')::int as ended from experiments`,
  );
  expect(totals).toMatchObject({
    ...rows[0],
    completed: 1,
    terminated: 1,
    waiting: 1,
    in_progress: 1,
    evaluated: 1,
  });
  expect(totals).toMatchObject({ students: 4, wrong_tries: 2, average_score: 92.5 });
  expect(by_type.find((row) => row.experiment_type === 'free')).toMatchObject({ runs: 1, ended: 0 });
  expect(by_type.reduce((sum, row) => sum + row.runs, 0)).toBe(4);
  expect(by_course).toMatchObject([
    { course: { id: course }, runs: 3, ended: 2 },
    { course: null, runs: 1 },
  ]);
  expect(by_month).toMatchObject([
    { month: '2026-09-01', runs: 1, ended: 1, completed: 1 },
    { month: '2026-10-01', runs: 3, ended: 1, completed: 0 },
  ]);
  expect(scores.filter((row) => row.members > 0)).toEqual([
    { from: 80, members: 1 },
    { from: 90, members: 1 },
  ]);
  expect(sections).toBeNull();
});

it('counts what the filter means', async () => {
  expect((await ask({ status: 'ended' })).totals.runs).toBe(2);
  expect((await ask({ experiment_type: 'free' })).totals.runs).toBe(1);
  expect((await ask({ course_id: course })).totals).toMatchObject({ runs: 3, students: 3 });
  expect(
    (await ask({ from: Date.parse('2026-10-01T00:00:00Z'), until: Date.parse('2026-10-02T00:00:00Z') }))
      .totals.runs,
  ).toBe(1);
  expect((await ask({ project_id: 999_999 })).totals).toMatchObject({ runs: 0, average_score: null });
});

/** The runs of this test have no state that a card could be drawn from: only how many there are is asked. */
const BEYOND = { page: 99 };

it('leads from every figure to exactly the runs behind it', async () => {
  const behind = async (filter: Partial<InputOf<typeof experimentList>>) => {
    const { code, d } = await server.call(experimentList, { scope: 'manage', ...BEYOND, ...filter }, { as });
    expect(code).toBe('ok');
    return d.total;
  };
  const all = await ask();
  for (const { experiment_type, runs } of all.by_type) expect(await behind({ experiment_type })).toBe(runs);
  for (const { grade, runs } of all.by_grade) expect(await behind({ grade })).toBe(runs);
  for (const row of all.by_course) {
    const of = row.course ? { course_id: row.course.id } : { no_course: true };
    expect(await behind(of)).toBe(row.runs);
    expect(await behind({ ...of, ending: 'completed' })).toBe(row.completed);
  }
  for (const { from, until, runs, ended } of all.by_month) {
    expect(await behind({ from, until })).toBe(runs);
    expect(await behind({ from, until, status: 'ended' })).toBe(ended);
  }
  for (const { from, until, started, ended } of all.by_week) {
    expect(await behind({ started_from: from, started_until: until })).toBe(started);
    expect(await behind({ ended_from: from, ended_until: until })).toBe(ended);
  }
  expect(all.by_week.length).toBeGreaterThan(0);
  expect(await behind({ evaluated: true })).toBe(all.totals.evaluated);
  // Two members of one run: one run behind each of their scores.
  expect(await Promise.all([80, 90, 70].map((score) => behind({ score })))).toEqual([1, 1, 0]);
  expect(await behind({ score_below: 86 })).toBe(1);
  expect(await behind({ score_below: 85 })).toBe(0);
  const here = { project_id: project.id };
  expect(await behind({ ...here, wrong_in: 'hearing' })).toBe(2);
  expect(await behind({ ...here, passed: 'hearing' })).toBe(2);
  expect(await behind({ ...here, passed: 'drafting' })).toBe(0);
});

it('times the sections of one case from each opening to its close', async () => {
  const { sections } = await ask({ project_id: project.id });
  expect(sections?.find((row) => row.node_id === 'hearing')).toMatchObject({
    passes: 3,
    median_minutes: 20,
    slowest_minutes: 28,
    wrong_tries: 2,
  });
  expect(sections?.find((row) => row.node_id === 'drafting')).toMatchObject({
    passes: 0,
    median_minutes: null,
  });
});

it('is taken out with every run behind it', async () => {
  const { d, headers } = await server.call(statisticsExport, { course_id: course }, { as });
  expect(headers['content-type']).toContain('spreadsheetml');
  const path = join(tmpdir(), `lets-statistics-${process.pid}.xlsx`);
  await writeFile(path, d as Buffer);
  const rows = await readSheet(path, { rows: 500, columns: 20 });
  expect(rows[1]).toEqual(['Experiments', '3', '', '']);
});
