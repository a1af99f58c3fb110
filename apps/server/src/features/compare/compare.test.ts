import { classCompare, classReport, IDENTITY, textCompare } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playWhole } from '../../../test/long-run.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { buildPlayer, buildTeam, draft, openPlay, type Play, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { eq } from '../../db/drizzle.ts';
import { classTasks, experiments, teams } from '../../db/schema/index.ts';
import { inTurn } from './texts.ts';

const COPIED =
  '被告虽主张九千元系预先扣除的利息，但原告提交的转账凭证与微信聊天记录相互印证，足以认定实际交付本金为十九万一千元，被告应当返还。';

let server: TestServer;
/** Of one class task: a team that is done and evaluated, two that are under way, and one that has nothing. */
let done: Play;
let under: Play;
let beside: Play;
let task: number;
let empty: number;
beforeAll(async () => {
  server = await openTestServer();
  done = await openPlay(server);
  under = await openPlay(server);
  beside = await openPlay(server);
  await playWhole(done);
  for (const play of [under, beside]) {
    await draft(play, 'claimant', 'complaint', 'complaint_form', `本组认为，${COPIED}`);
  }
  const { db } = server.deps.database;
  const [row] = await db
    .insert(classTasks)
    .values({
      project_id: done.projectId,
      class_id: done.classId,
      creator_id: done.mentor.id,
      name: '比较用任务',
      grouping: 'hand',
      size: 5,
    })
    .returning({ id: classTasks.id });
  task = row?.id ?? 0;
  for (const { eid } of [under, beside])
    await db.update(experiments).set({ class_id: done.classId }).where(eq(experiments.id, eid));
  empty = await buildTeam(server, {
    projectId: done.projectId,
    classId: done.classId,
    leaderId: done.stranger.id,
    memberIds: [done.stranger.id],
  });
  for (const [id, name] of [
    [done.teamId, '甲组'],
    [under.teamId, '乙组'],
    [beside.teamId, '丁组'],
    [empty, '丙组'],
  ] as const)
    await db.update(teams).set({ name, class_task_id: task }).where(eq(teams.id, id));
}, 60_000);
afterAll(() => server.close());

const compareAs = (who: Player) => server.call(classCompare, { id: task }, { as: who.token });

it('shows a mentor of the class its teams in figures, with scores where they are published', async () => {
  const { d } = await compareAs(done.mentor);
  expect(d.list.map(({ name, eid, status }) => [name, eid, status])).toEqual([
    ['甲组', done.eid, 'ended'],
    ['乙组', under.eid, 'in_progress'],
    ['丁组', beside.eid, 'in_progress'],
    ['丙组', null, null],
  ]);
  const [first, second, , third] = d.list;
  expect(first).toMatchObject({ ending: 'completed', votes: 2, wrong_tries: 1, members: 5 });
  expect(first?.documents).toBeGreaterThan(0);
  expect(first?.took).toBeGreaterThanOrEqual(0);
  expect(first?.scores).toEqual({ mean: 80, lowest: 80, highest: 80, count: 5 });
  expect(second).toMatchObject({ took: null, scores: null, documents: 1 });
  expect(third).toMatchObject({ members: 1, started_at: null, speeches: 0 });
});

it('shows a passage that two teams have in common in both places, and nothing that the template says', async () => {
  const { code, d } = await server.call(textCompare, { id: task }, { as: done.mentor.token });
  expect(code).toBe('ok');
  expect(d.compared).toBe(d.papers);
  const [pair, ...others] = d.list;
  expect(others).toEqual([]);
  expect(new Set([pair?.left.team_id, pair?.right.team_id])).toEqual(new Set([beside.teamId, under.teamId]));
  expect(pair?.passages[0]?.left.passage).toContain('足以认定实际交付本金');
  expect(pair?.passages[0]?.right.passage).toContain('足以认定实际交付本金');
});

it('takes the papers of the teams in turn, so that none crowds out the others', () => {
  expect(inTurn([['a1', 'a2', 'a3'], [], ['c1', 'c2']])).toEqual(['a1', 'c1', 'a2', 'c2', 'a3']);
});

it('is for who looks after the class: not for its students, nor for other mentors', async () => {
  const otherMentor = await buildPlayer(server, { identity: IDENTITY.mentor });
  const admin = await buildPlayer(server, { identity: IDENTITY.super_admin });
  for (const call of [classCompare, textCompare, classReport]) {
    const code = async (who: Player) => (await server.call(call, { id: task }, { as: who.token })).code;
    expect(await code(done.leader), call.path).toBe('no_authority');
    expect(await code(otherMentor), call.path).toBe('not_found');
    // A mentor of the other team's own class, not of the task's.
    expect(await code(under.mentor), call.path).toBe('not_found');
    expect(await code(admin), call.path).toBe('ok');
  }
});

it('makes one document of the class: the teams in a table, then each with its scores and path', async () => {
  const job = 'class-report';
  const { code, d, headers } = await server.call(
    classReport,
    { id: task, format: 'pdf', job },
    { as: done.mentor.token, headers: { 'accept-language': 'zh' } },
  );
  expect(code).toBe('ok');
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('比较用任务-班级实验报告.pdf');
  const text = (await pdfText(d as unknown as Buffer)).replaceAll(/\s/g, '');
  let from = 0;
  for (const said of [
    '班级实验报告',
    '各组情况',
    '甲组',
    '80',
    '乙组',
    '丙组',
    '甲组',
    '正常完成',
    '配合良好。',
    '丙组',
    '未开始',
  ]) {
    const at = text.indexOf(said, from);
    expect(at, said).toBeGreaterThan(-1);
    from = at;
  }
  // What the mentor wrote to one member alone is no part of it.
  expect(text).not.toContain('只给原告看的评语');
  expect(
    server.makings.filter((one) => one.job === job).every(({ userId }) => userId === done.mentor.id),
  ).toBe(true);
}, 60_000);
