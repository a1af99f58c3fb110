import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  experimentList,
  experimentStatistics,
  IDENTITY,
  type InputOf,
  type OutputOf,
  statisticsExport,
} from '@lets/contract';
import readExcel from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { buildClass, buildCourse, buildProject, buildUser, logInAs } from '../../../test/factories.ts';
import { setZone } from '../../../test/school-zone.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { readSheet } from '../../spreadsheets/read-sheet.ts';

/** Times below are made by the clocks of this machine. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

let server: TestServer;
let as: string;
let project: { id: number; flowId: number };
let other: { id: number; flowId: number };
let course: number;
let students: number[];
let ended: Pick<Made, 'of' | 'status' | 'ending'>;
let first: number;
let second: number;

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
/** Something a student or staff did, at a wall-clock time of this machine. */
async function act(
  id: number,
  seq: number,
  type: string,
  at: Date,
  actor: number,
  more: { staff?: boolean; data?: object } = {},
) {
  await server.deps.database.pool.query(
    `insert into experiment_events (experiment_id, seq, type, at, actor_id, by_staff, data) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, seq, type, at.getTime(), actor, more.staff ?? false, JSON.stringify(more.data ?? {})],
  );
}
const opens = (...nodes: string[]) => nodes.map((node_id) => ({ node_id, inside: [] }));

beforeAll(async () => {
  server = await openTestServer();
  await setZone(server, HERE);
  const { database } = server.deps;
  const admin = await buildUser(database, { identity: IDENTITY.admin, modules: ['experiment'] });
  as = await logInAs(database, admin);
  students = [];
  for (let n = 0; n < 5; n += 1) students.push((await buildUser(database)).id);
  const { id: partner } = await buildUser(database);
  await database.pool.query('update users set automatic = true where id = $1', [partner]);
  course = await buildCourse(database);
  project = await buildProject(database, { courseId: course });
  other = await buildProject(database, { courseId: null, file: { experiment_type: 'free' } });
  ended = { of: project, status: 'ended', ending: 'completed' };
  const { id: classId } = await buildClass(database, { courseId: course });
  const [a = 0, b = 0, c = 0, d = 0] = students;
  first = await make({
    of: project,
    status: 'ended',
    ending: 'completed',
    created: '2026-09-07T04:00:00Z',
    members: [a, b],
    scores: [85, 100],
  });
  second = await make({
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
  const [monday, nine, sunday] = [
    new Date(2026, 8, 7, 9, 15),
    new Date(2026, 8, 14, 9, 59),
    new Date(2026, 8, 20, 23, 30),
  ];
  await act(first, 10, 'spoke', monday, a, { data: { text: 'x' } });
  await act(first, 11, 'voted', nine, b);
  await act(first, 12, 'page_turned', nine, b);
  await act(second, 10, 'document_submitted', sunday, a);
  await act(second, 11, 'spoke', sunday, partner, { data: { text: 'played' } });
  await act(first, 20, 'guided', monday, admin.id, { staff: true });
  await act(first, 21, 'guided', monday, admin.id, { staff: true });
  await act(first, 22, 'section_ended', monday, admin.id, {
    staff: true,
    data: { firing: { closes: 'x', opens: [] } },
  });
  // What moving on to the end leaves beside it: one step, not two.
  await act(first, 23, 'experiment_ended', monday, admin.id, { staff: true, data: { how: 'completed' } });
  // The players' own choice has its price, and the way that staff moved them on by: only the first is theirs.
  await tell(first, 24, 'consequence_struck', 11, { trans_id: 'x', taken_seq: 3 }, 'drafting');
  await tell(first, 25, 'consequence_struck', 11, { trans_id: 'y', taken_seq: 22 }, 'drafting');
  await act(second, 20, 'experiment_ended', sunday, admin.id, { staff: true, data: { how: 'terminated' } });
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
  expect(totals).toMatchObject({ students: 4, wrong_tries: 2, consequences: 1, average_score: 92.5 });
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

async function list(filter: Partial<InputOf<typeof experimentList>>) {
  const { code, d } = await server.call(experimentList, { scope: 'manage', ...BEYOND, ...filter }, { as });
  expect(code).toBe('ok');
  return d;
}

it('leads from every figure to exactly the runs behind it', async () => {
  const behind = async (filter: Partial<InputOf<typeof experimentList>>) => (await list(filter)).total;
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
  expect(await behind({ ...here, costly_in: 'hearing' })).toBe(1);
  expect(await behind({ ...here, costly_in: 'drafting' })).toBe(0);
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
    consequences: 1,
  });
  expect(sections?.find((row) => row.node_id === 'drafting')).toMatchObject({
    passes: 0,
    median_minutes: null,
    consequences: 0,
  });
});

it('is taken out with every run behind it', async () => {
  const { d, headers } = await server.call(statisticsExport, { course_id: course }, { as });
  expect(headers['content-type']).toContain('spreadsheetml');
  const path = join(tmpdir(), `lets-statistics-${process.pid}.xlsx`);
  await writeFile(path, d as Buffer);
  const rows = await readSheet(path, { rows: 500, columns: 20 });
  expect(rows[1]).toEqual(['Experiments', '3', '', '']);
  const { totals, comparison, activity, slowest } = await ask({ course_id: course });
  expect(rows).toContainEqual(['Consequences', '1', '', '']);
  expect(rows).toContainEqual(['Interventions', String(totals.interventions), '', '']);
  expect(rows).toContainEqual(['Guidance given', '2', '1', '']);
  const { now, before } = comparison;
  expect(rows).toContainEqual(['Students taking part', String(now.students), String(before.students), '']);
  const workbook = await readExcel(d as Buffer);
  const behind = workbook.find(({ sheet }) => sheet === 'Runs')?.data ?? workbook.at(-1)?.data ?? [];
  const of = (title: string) =>
    behind.slice(1).map((row) => row[behind[0]?.findIndex((head) => String(head).startsWith(title)) ?? -1]);
  expect(of('Creator type').every((type) => type === 'Student' || type === 'Teacher')).toBe(true);
  expect(of('Created by').every(Boolean)).toBe(true);
  expect(of('Names of the members').map((names) => String(names ?? '').split(', ').length)).toEqual(
    of('Members'),
  );
  const [days, slow] = ['Hours of the week', 'Slowest groups'].map(
    (name) => workbook.find(({ sheet }) => sheet === name)?.data ?? [],
  );
  const cells = days?.slice(1).flatMap((row) => row.slice(1));
  expect(cells?.flatMap((acts, hour) => (acts === 0 ? [] : [{ hour, acts }]))).toEqual(activity);
  expect(slow?.slice(1).map(([eid]) => eid)).toEqual(slowest.map(({ eid }) => eid));
});

it('counts what students did by the hour of the week, and leads to the runs of an hour', async () => {
  const { activity } = await ask();
  // Turning a page is not among them, nor what a practice partner says.
  expect(activity).toEqual([
    { hour: 9, acts: 2 },
    { hour: 167, acts: 1 },
  ]);
  expect((await ask({ project_id: other.id })).activity).toEqual([]);
  const behind = async (active_in: number) => (await list({ active_in })).total;
  expect(await Promise.all([9, 167, 10].map(behind))).toEqual([1, 1, 0]);
});

it('goes by the clocks of the school, on the figures and in the runs behind them', async () => {
  // Kiritimati is fourteen hours before UTC all year: each act is told by its own moment.
  const zone = 'Pacific/Kiritimati';
  await setZone(server, zone);
  onTestFinished(() => setZone(server, HERE));
  const { activity, zone: told } = await ask();
  expect(told).toBe(zone);
  const moments = [new Date(2026, 8, 7, 9, 15), new Date(2026, 8, 14, 9, 59), new Date(2026, 8, 20, 23, 30)];
  const hours = moments.map((moment) => {
    const there = new Date(moment.getTime() + 14 * 3_600_000);
    return ((there.getUTCDay() + 6) % 7) * 24 + there.getUTCHours();
  });
  const counted = [...new Set(hours)].sort((a, b) => a - b);
  expect(activity).toEqual(
    counted.map((hour) => ({ hour, acts: hours.filter((one) => one === hour).length })),
  );
  for (const hour of counted) expect((await list({ active_in: hour })).total).toBe(1);
  expect((await list({ active_in: counted[0] === 9 ? 10 : 9 })).total).toBe(0);
});

it('counts what staff did, once each, and the runs they did it in', async () => {
  const { totals, by_intervention } = await ask();
  const { rows } = await server.deps.database.pool.query<{ times: number }>(
    'select count(*)::int as times from experiment_events where by_staff',
  );
  // Moving a run on to its end leaves two events.
  expect(totals).toMatchObject({ interventions: (rows[0]?.times ?? 0) - 1, intervened_runs: 2 });
  expect(by_intervention.filter(({ times }) => times > 0)).toEqual([
    { kind: 'guided', times: 2, runs: 1 },
    { kind: 'section_ended', times: 1, runs: 1 },
    { kind: 'experiment_ended', times: 1, runs: 1 },
  ]);
  for (const { kind, runs } of by_intervention) expect((await list({ intervention: kind })).total).toBe(runs);
  expect((await list({ intervention: 'any' })).total).toBe(totals.intervened_runs);
});

it('names the runs that took longest, and where', async () => {
  const { pool } = server.deps.database;
  const slow = await make({ ...ended, created: '2026-10-05T04:00:00Z', members: [students[0] ?? 0] });
  await pool.query(`update experiments set ended_at = started_at + interval '100 minutes' where id = $1`, [
    slow,
  ]);
  await tell(slow, 1, 'started', 0, { firing: { opens: opens('hearing') } });
  await tell(slow, 2, 'section_ended', 30, { firing: { closes: 'hearing', opens: opens('drafting') } });
  await tell(slow, 3, 'section_ended', 100, { firing: { closes: 'drafting', opens: [] } });
  const { rows } = await pool.query(
    `select id as eid, (extract(epoch from ended_at - started_at) / 60)::float as minutes
      from experiments where ending = 'completed' order by 2 desc`,
  );
  const { slowest, sections } = await ask({ project_id: project.id });
  expect(slowest.map(({ eid, minutes }) => ({ eid, minutes }))).toEqual(rows);
  const name = sections?.find(({ node_id }) => node_id === 'drafting')?.name;
  expect(slowest[0]).toMatchObject({ eid: slow, minutes: 100, section: { name, minutes: 70 } });
});

it('holds a period against the same days of the year before', async () => {
  const member = students[4] ?? 0;
  await make({ ...ended, created: '2025-09-08T04:00:00Z', members: [member], scores: [70] });
  const period = { from: new Date(2026, 8, 1).getTime(), until: new Date(2026, 9, 1).getTime() };
  const { now, before } = (await ask(period)).comparison;
  expect(now).toEqual({ ...figuresOf((await ask(period)).totals), ...period });
  const earlier = { from: new Date(2025, 8, 1).getTime(), until: new Date(2025, 9, 1).getTime() };
  expect(before).toEqual({ ...figuresOf((await ask(earlier)).totals), ...earlier });
  expect(before).toMatchObject({ runs: 1, students: 1, average_score: 70 });
  expect((await list(earlier)).total).toBe(before.runs);
});

const COMPARED = [
  'runs',
  'ended',
  'completed',
  'students',
  'wrong_tries',
  'consequences',
  'average_score',
  'average_minutes',
  'interventions',
] as const;

/** What is compared, from the totals of the period itself. */
function figuresOf(totals: OutputOf<typeof experimentStatistics>['totals']) {
  return Object.fromEntries(COMPARED.map((key) => [key, totals[key]]));
}
