import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CallDeclaration,
  classTaskCreate,
  classTaskDelete,
  type GradebookPlan,
  gradebookDetail,
  gradebookEntry,
  gradebookExport,
  gradebookImport,
  gradebookPreview,
  gradebookWeights,
  IDENTITY,
  type InputOf,
} from '@lets/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, buildClassRoom, type ClassRoom } from '../../../test/class-room.ts';
import { buildCourse, buildProject } from '../../../test/factories.ts';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { beginFor } from '../../documents/one-each.ts';
import { readSheet } from '../../spreadsheets/read-sheet.ts';
import { type Cell, writeWorkbook } from '../../spreadsheets/write-sheet.ts';

let server: TestServer;
let mentor: Player;
let course: number;
let room: ClassRoom;
let other: ClassRoom;
/** The room's task, with a group of the first two students and one of the third. */
let task: { id: number; eids: number[] };
let otherTask: { id: number };
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const pool = () => server.deps.database.pool;

beforeEach(async () => {
  mentor = await buildPlayer(server, { identity: IDENTITY.mentor });
  const otherMentor = await buildPlayer(server, { identity: IDENTITY.mentor });
  course = await buildCourse(server.deps.database);
  room = await buildClassRoom(server, { courseId: course, mentorId: mentor.id }, 4);
  other = await buildClassRoom(server, { courseId: course, mentorId: otherMentor.id }, 1);
  const { id: project } = await buildProject(server.deps.database, {
    courseId: course,
    file: { project: { team_min: 1, team_max: 4 } },
  });
  const [a, b, c] = room.students as [Player, Player, Player];
  task = await give(mentor, project, room, [[a, b], [c]]);
  otherTask = await give(otherMentor, project, other, [[at(other.students, 0)]]);
});

async function give(who: Player, project_id: number, { classId }: ClassRoom, groups: Player[][]) {
  const { code, d } = await server.call(
    classTaskCreate,
    {
      project_id,
      class_id: classId,
      grouping: 'hand',
      groups: groups.map((members) => ({ members: members.map(({ id }) => id) })),
    },
    { as: who.token },
  );
  expect(code).toBe('ok');
  return { id: d.id, eids: d.groups.map(({ eid }) => eid ?? 0) };
}

/** As if it had been played to its end. */
async function end(eid: number, scores: Readonly<Record<number, number>> = {}): Promise<void> {
  const isEvaluated = Object.keys(scores).length > 0;
  await pool().query(
    `update experiments set status = 'ended', ending = 'completed', evaluated = $2 where id = $1`,
    [eid, isEvaluated],
  );
  for (const [user, score] of Object.entries(scores))
    await pool().query('insert into evaluation_scores values ($1, $2, $3)', [eid, user, score]);
}

const detailAs = (who: Player, more: Partial<InputOf<typeof gradebookDetail>> = {}) =>
  server.call(gradebookDetail, { course_id: course, ...more }, { as: who.token });
const book = async (more: Partial<InputOf<typeof gradebookDetail>> = {}) => (await detailAs(mentor, more)).d;
const enter = (more: Partial<InputOf<typeof gradebookEntry>>, who = mentor) =>
  server.call(
    gradebookEntry,
    { course_id: course, task_id: task.id, user_id: id(0), revision: 0, score: 75, ...more },
    { as: who.token },
  );
const weigh = (weight: number, weights_revision = 0, task_id = task.id) =>
  server.call(
    gradebookWeights,
    { course_id: course, weights_revision, weights: [{ task_id, weight }] },
    { as: mentor.token },
  );
const id = (index: number) => at(room.students, index).id;
const rowOf = async (index: number) => (await book()).list.find(({ student }) => student.id === id(index));
const cellOf = async (index: number) => (await rowOf(index))?.cells[0];

describe('the table', () => {
  it('shows published scores, says why others are missing, and computes the grade', async () => {
    await end(at(task.eids, 0), { [id(0)]: 85.5 });
    await end(at(task.eids, 1));
    await weigh(100);
    const { list, total, classes, tasks } = await book();
    expect(total).toBe(4);
    expect(classes.map((one) => one.id)).toEqual([room.classId]);
    expect(tasks).toMatchObject([{ id: task.id, weight: 100, class: { id: room.classId } }]);
    const told = list.map(({ student, cells, final }) => [
      student.id,
      cells[0]?.state,
      cells[0]?.published,
      final,
    ]);
    expect(new Set(told)).toEqual(
      new Set([
        [id(0), 'published', 85.5, { score: 85.5, missing: 0 }],
        [id(1), 'unscored', null, { score: null, missing: 1 }],
        [id(2), 'unpublished', null, { score: null, missing: 1 }],
        [id(3), 'absent', null, { score: null, missing: 1 }],
      ]),
    );
  });

  it('keeps what is still written to itself: a draft is no score', async () => {
    await end(at(task.eids, 0));
    await pool().query(
      `insert into evaluations (experiment_id, draft, saved_by) values ($1, '{"team":{"goals":{"x":98.76}},"members":[]}', $2)`,
      [at(task.eids, 0), mentor.id],
    );
    expect(await cellOf(0)).toMatchObject({ state: 'unpublished', published: null });
    expect(JSON.stringify(await book())).not.toContain('98.76');
  });

  it('takes a group’s latest published score, though it plays again', async () => {
    const first = at(task.eids, 0);
    await end(first, { [id(0)]: 70 });
    const { rows } = await pool().query<{ id: number }>(
      `insert into experiments (project_id, flow_id, team_id, class_id, name, creator_id, creator_type, leader_id, status, state)
        select project_id, flow_id, team_id, class_id, name, creator_id, creator_type, leader_id, 'in_progress', state
        from experiments where id = $1 returning id`,
      [first],
    );
    const again = rows[0]?.id ?? 0;
    await pool().query('insert into experiment_members values ($1, $2)', [again, id(0)]);
    expect(await cellOf(0)).toMatchObject({ state: 'published', published: 70, eid: first });
    await end(again, { [id(0)]: 90 });
    expect(await cellOf(0)).toMatchObject({ published: 90, eid: again });
  });

  it('is searched, sorted and paged; who has no score stands last', async () => {
    await end(at(task.eids, 0), { [id(0)]: 60, [id(1)]: 80 });
    await weigh(50);
    const order = async (more: Partial<InputOf<typeof gradebookDetail>>) =>
      (await book(more)).list.map(({ student }) => student.id);
    expect((await order({ sort: 'final', order: 'desc' })).slice(0, 2)).toEqual([id(1), id(0)]);
    expect((await order({ sort: 'task', task_id: task.id })).slice(0, 2)).toEqual([id(0), id(1)]);
    const found = await book({ q: at(room.students, 2).account });
    expect([found.total, found.list[0]?.student.id]).toEqual([1, id(2)]);
    const second = await book({ page: 2, size: 3 });
    expect([second.total, second.list.length]).toEqual([4, 1]);
  });

  it('of a course without classes, or without tasks, is empty', async () => {
    const admin = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['experiment'] });
    const bare = await buildCourse(server.deps.database);
    const read = () => server.call(gradebookDetail, { course_id: bare }, { as: admin.token });
    expect(await read()).toMatchObject({ code: 'ok', d: { tasks: [], total: 0, list: [] } });
    await buildClassRoom(server, { courseId: bare, mentorId: mentor.id }, 1);
    expect((await read()).d.list).toMatchObject([{ cells: [], final: { score: null, missing: 0 } }]);
  });

  it('is a mentor’s for the classes they teach, an administrator’s for all, and nobody else’s', async () => {
    const leading = await buildPlayer(server, { identity: IDENTITY.mentor });
    await pool().query('insert into course_mentors values ($1, $2)', [course, leading.id]);
    expect((await detailAs(leading)).d.classes).toHaveLength(2);
    const admin = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['experiment'] });
    expect((await detailAs(admin)).d.total).toBe(5);
    const stranger = await buildPlayer(server, { identity: IDENTITY.mentor });
    expect((await detailAs(stranger)).code).toBe('not_found');
    expect((await detailAs(mentor, { class_id: other.classId })).code).toBe('not_found');
    expect((await detailAs(at(room.students, 0))).code).toBe('no_authority');
    expect(JSON.stringify((await detailAs(mentor)).d)).not.toContain(at(other.students, 0).account);
  });
});

describe('scores by hand', () => {
  it('go before the published one, with who and when, and can be taken back', async () => {
    await end(at(task.eids, 0), { [id(0)]: 70, [id(1)]: 70 });
    const { code, d } = await enter({ score: 75.5, note: '补交代理词' });
    expect(code).toBe('ok');
    expect(d.manual).toMatchObject({ score: 75.5, note: '补交代理词', by: { id: mentor.id }, revision: 1 });
    await weigh(30);
    expect(await rowOf(0)).toMatchObject({ final: { score: 75.5 }, cells: [{ published: 70 }] });
    expect((await enter({ revision: 1, score: undefined })).code).toBe('ok');
    expect(await rowOf(0)).toMatchObject({
      final: { score: 70 },
      cells: [{ manual: { score: null, revision: 2 } }],
    });
    expect((await enter({ revision: 2, score: undefined })).code).toBe('bad_parameter');
  });

  it('need a note where they correct a published score, and are scores', async () => {
    await end(at(task.eids, 0), { [id(0)]: 70 });
    const { code, d } = await enter({ score: 75 });
    expect([code, d]).toEqual(['bad_parameter', { note: 'missing' }]);
    expect((await enter({ user_id: id(3), score: 75 })).code).toBe('ok');
    for (const score of [101, -1, 75.55, ''])
      expect((await enter({ user_id: id(2), score })).code).toBe('bad_parameter');
  });

  it('are not overwritten in silence', async () => {
    expect((await enter({ score: 60 })).code).toBe('ok');
    const late = await enter({ score: 90 });
    expect(late).toMatchObject({ code: 'changed_meanwhile', d: { score: 60, revision: 1 } });
    const both = await Promise.all([enter({ score: 61, revision: 1 }), enter({ score: 62, revision: 1 })]);
    expect(both.map((one) => one.code).sort()).toEqual(['changed_meanwhile', 'ok']);
    // Another cell is another matter.
    expect((await enter({ user_id: id(1), score: 90 })).code).toBe('ok');
  });

  it('are for the mentor’s own classes and tasks', async () => {
    expect((await enter({ task_id: otherTask.id })).code).toBe('not_found');
    expect((await enter({ user_id: at(other.students, 0).id })).code).toBe('not_found');
    expect((await enter({ user_id: mentor.id })).code).toBe('not_found');
    expect((await weigh(10, 0, otherTask.id)).code).toBe('not_found');
  });
});

describe('weights', () => {
  it('are set on what was seen of them, and an entry does not make them old', async () => {
    expect((await weigh(40)).d.weights_revision).toBe(1);
    await enter({ score: 60 });
    expect((await weigh(50, 1)).code).toBe('ok');
    expect((await weigh(60, 1)).code).toBe('changed_meanwhile');
    expect((await book()).tasks[0]?.weight).toBe(50);
    for (const weight of [100.1, -1, 0.05]) expect((await weigh(weight, 2)).code).toBe('bad_parameter');
  });

  it('keep a task from being taken back while it counts', async () => {
    const take = async () => (await server.call(classTaskDelete, { id: task.id }, { as: mentor.token })).code;
    await weigh(40);
    expect(await take()).toBe('task_graded');
    await weigh(0, 1);
    await enter({ score: 60 });
    expect(await take()).toBe('task_graded');
    await enter({ revision: 1, score: undefined });
    expect(await take()).toBe('ok');
    expect((await book()).tasks).toEqual([]);
  });
});

async function sheetOf(bytes: Buffer) {
  const path = join(tmpdir(), `gradebook-${course}.xlsx`);
  await writeFile(path, bytes);
  return (await readSheet(path, { rows: 1000, columns: 50 })).map((row) => [...row]);
}
const exported = async () => {
  const { d } = await server.send(gradebookExport, { course_id: course, zone: 'UTC' }, { as: mentor.token });
  return d as Buffer;
};
async function send<C extends CallDeclaration>(
  call: C,
  rows: readonly (readonly Cell[])[],
  more: object = {},
) {
  const [head = [], ...body] = rows;
  const columns = head.map((title) => ({ title: String(title), width: 9 }));
  const parts = await writeWorkbook([{ name: 'x', columns, rows: body }], 'Asia/Shanghai').toArray();
  const file = { name: '成绩.xlsx', bytes: Buffer.concat(parts), mime: 'application/octet-stream' };
  return server.send(call, { course_id: course, ...more }, { as: mentor.token, file });
}
const preview = async (rows: readonly (readonly Cell[])[]) =>
  (await send(gradebookPreview, rows)).d as GradebookPlan;

describe('sheets', () => {
  it('hold what the table shows, and come back unchanged', async () => {
    await end(at(task.eids, 0), { [id(0)]: 85.5 });
    await weigh(40);
    await enter({ user_id: id(2), score: 66, note: '=HYPERLINK("x")' });
    const bytes = await exported();
    const rows = await sheetOf(bytes);
    expect(rows[0]?.[4]).toMatch(new RegExp(`#${task.id}$`));
    expect(rows[1]?.slice(1, 6)).toEqual(['Weight (%)', '', '', '40', '40']);
    const scores = new Map(rows.slice(2).map((row) => [row[2], row[4]]));
    expect(scores.get(at(room.students, 0).account)).toBe('85.5');
    expect(scores.get(at(room.students, 2).account)).toBe('66');
    expect(scores.get(at(room.students, 3).account)).toBe('Not in a group');
    expect(rows.flat()).not.toContain(at(other.students, 0).account);
    const parts = unzipSync(bytes);
    const pages = ['sheet1', 'sheet2'].map((page) =>
      new TextDecoder().decode(parts[`xl/worksheets/${page}.xml`]),
    );
    expect(pages.join('')).not.toContain('<f');
    expect(pages[1]).toContain('HYPERLINK');
    expect(await preview(rows)).toMatchObject({ weights: [], scores: [], score_count: 0, faults: [] });
  });

  it('are previewed, which keeps nothing, and then kept with a note, what cannot be taken left out', async () => {
    await end(at(task.eids, 0), { [id(0)]: 85.5 });
    const rows = await sheetOf(await exported());
    const of = (index: number) => rows.findIndex((row) => row[2] === at(room.students, index).account);
    const set = (row: number, text: string) => {
      rows[row] = (rows[row] ?? []).map((cell, index) => (index === 4 ? text : cell));
    };
    set(1, '30');
    set(of(0), '90');
    set(of(3), '55');
    set(of(2), 'good');
    const before = await book();
    const plan = await preview(rows);
    expect(await book()).toEqual(before);
    expect(plan.weights).toMatchObject([{ before: 0, after: 30 }]);
    expect(new Set(plan.scores.map((one) => [one.student.id, one.before, one.after, one.corrects]))).toEqual(
      new Set([
        [id(0), 85.5, 90, true],
        [id(3), null, 55, false],
      ]),
    );
    expect(plan.faults).toMatchObject([
      { row: of(2) + 1, letter: 'E', value: 'good', fault: 'wrong_format' },
    ]);
    const keep = (revision: number) => send(gradebookImport, rows, { revision, note: '期末核对' });
    expect((await keep(plan.revision)).d).toEqual({ weights: 1, scores: 2 });
    expect(await rowOf(0)).toMatchObject({
      final: { score: 90 },
      cells: [{ published: 85.5, manual: { score: 90, note: '期末核对', by: { id: mentor.id } } }],
    });
    // Sent once more, it finds that the gradebook is another.
    expect((await keep(plan.revision)).code).toBe('changed_meanwhile');
  });

  it('are refused when somebody entered a score after the preview, or without a note', async () => {
    const rows = await sheetOf(await exported());
    const plan = await preview(rows);
    await enter({ score: 10 });
    const more = { revision: plan.revision, note: 'x' };
    expect((await send(gradebookImport, rows, more)).code).toBe('changed_meanwhile');
    expect((await send(gradebookImport, rows, { revision: 1, note: ' ' })).code).toBe('bad_parameter');
  });

  it('are refused when an evaluation was published or taken back after the preview', async () => {
    const rows = await sheetOf(await exported());
    const eid = at(task.eids, 0);
    const keep = async (revision: number) =>
      (await send(gradebookImport, rows, { revision, note: 'x' })).code;
    const unpublished = await preview(rows);
    await end(eid, { [id(0)]: 85.5 });
    await pool().query(
      `insert into evaluation_versions (experiment_id, version, content, published_by) values ($1, 1, '{}', $2)`,
      [eid, mentor.id],
    );
    expect(await keep(unpublished.revision)).toBe('changed_meanwhile');
    const published = await preview(rows);
    await pool().query('update evaluation_versions set withdrawn_at = now() where experiment_id = $1', [eid]);
    expect(await keep(published.revision)).toBe('changed_meanwhile');
    expect(await keep((await preview(rows)).revision)).toBe('ok');
  });

  it('are read one at a time for a person', async () => {
    const rows = await sheetOf(await exported());
    const done = beginFor(mentor.id);
    expect((await send(gradebookPreview, rows)).code).toBe('export_under_way');
    done();
    expect((await send(gradebookPreview, rows)).code).toBe('ok');
  });

  it('are read and never computed: of a formula only the value that was kept', async () => {
    const rows = await sheetOf(await exported());
    const account = at(room.students, 3).account;
    const columns = [rows[0]?.[2] ?? '', rows[0]?.[4] ?? ''].map((title) => ({ title, width: 9 }));
    const sheet = { name: 'x', columns, rows: [[account, 41]] };
    const parts = await writeWorkbook([sheet], 'Asia/Shanghai').toArray();
    const { zipSync } = await import('fflate');
    const whole = unzipSync(Buffer.concat(parts));
    const page = new TextDecoder().decode(whole['xl/worksheets/sheet1.xml']);
    whole['xl/worksheets/sheet1.xml'] = new TextEncoder().encode(
      page.replace('<v>41</v>', '<f>40+2</f><v>41</v>'),
    );
    const file = { name: 'x.xlsx', bytes: Buffer.from(zipSync(whole)), mime: 'application/octet-stream' };
    const { d } = await server.send(gradebookPreview, { course_id: course }, { as: mentor.token, file });
    expect((d as GradebookPlan).scores).toMatchObject([{ student: { id: id(3) }, after: 41 }]);
  });

  it('of other kinds are refused', async () => {
    const file = { name: 'x.xlsx', bytes: await readFile(new URL(import.meta.url)), mime: 'text/plain' };
    const { code } = await server.send(gradebookPreview, { course_id: course }, { as: mentor.token, file });
    expect(code).toBe('file_refused');
  });
});
