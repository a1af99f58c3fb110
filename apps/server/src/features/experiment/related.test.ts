import {
  experimentCreate,
  experimentDetail,
  experimentList,
  experimentRuns,
  experimentStart,
  experimentUpdate,
  jumpPreview,
  jumpStart,
  nodeEnd,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProject } from '../../../test/factories.ts';
import { wholeCase } from '../../../test/flows.ts';
import { buildPlayer, buildTeam, openPlay, type Play, type Player, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { eq } from '../../db/drizzle.ts';
import { classTasks, enrolments, teams } from '../../db/schema/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const TARGET = { zh: '民间借贷纠纷二审', en: 'The loan on appeal' };
const ROLES = { judge: 'judge', claimant: 'respondent', respondent: 'claimant', witness: 'witness' };

/** Another team of the same class, whose run has started. */
async function buildTeamOf({ projectId, classId, call }: Play, name: string) {
  const leader = await buildPlayer(server);
  await server.deps.database.db.insert(enrolments).values({ class_id: classId, user_id: leader.id });
  const teamId = await buildTeam(server, { projectId, classId, leaderId: leader.id, memberIds: [leader.id] });
  await server.deps.database.db.update(teams).set({ name }).where(eq(teams.id, teamId));
  const { eid } = (await call(leader, experimentCreate, { project_id: projectId, team_id: teamId })).d;
  const { flow } = (await call(leader, experimentDetail, { eid })).d;
  const holders = Object.fromEntries(flow.roles.map(({ id }) => [id, leader.id]));
  await call(leader, experimentUpdate, { eid, holders });
  await call(leader, experimentStart, { eid });
  return { eid, teamId, leader };
}

/** A run that stands before its jump into another case. */
async function beforeJump(code: string, roles: Record<string, string>): Promise<Play> {
  await buildProject(server.deps.database, {
    courseId: null,
    file: { ...wholeCase, code, project: { ...wholeCase.project, name: TARGET } },
  });
  const jumps = [{ node_id: 'leap', project_code: code, roles }];
  const play = await openPlay(server, { file: { project: { jumps } } });
  await playTo(play, 'leap');
  return play;
}

const leap = ({ eid, call, players }: Play) =>
  call(players.judge, jumpStart, { eid, nid: 'leap', role_id: 'judge' });

describe('experiments that belong together', () => {
  const runsOf = async (who: Player, eid: number) =>
    (await server.call(experimentRuns, { eid }, { as: who.token })).d.list;

  test('are the case that was led into, and the same case done again, as far as one may read them', async () => {
    const play = await beforeJump('kin-target', { ...ROLES, assessor: 'assessor' });
    const { eid, leader, players, mentor, stranger, call, projectId, teamId } = play;
    expect(await runsOf(leader, eid)).toMatchObject([{ eid, paths: 1, status: 'in_progress' }]);
    const { target_eid } = (await leap(play)).d;
    const again = await call(leader, experimentCreate, { project_id: projectId, team_id: teamId });
    // What waits has nothing to be shown yet.
    expect((await runsOf(leader, eid)).map((run) => run.eid)).toEqual([eid, target_eid]);
    const { holders } = (await call(leader, experimentDetail, { eid })).d.state;
    await call(leader, experimentUpdate, { eid: again.d.eid, holders });
    await call(leader, experimentStart, { eid: again.d.eid });
    for (const asked of [eid, target_eid, again.d.eid]) {
      const list = await runsOf(players.witness, asked);
      expect(list.map((run) => run.eid)).toEqual([eid, target_eid, again.d.eid]);
      expect(list[1]?.project.name).toEqual(TARGET);
    }
    // The mentor teaches the class that all three are of.
    expect(await runsOf(mentor, eid)).toHaveLength(3);
    expect((await server.call(experimentRuns, { eid }, { as: stranger.token })).code).toBe('not_found');
  });

  test('name their teams, and those of other teams of a class task stand apart, for who may read them', async () => {
    const own = await openPlay(server);
    const { database } = server.deps;
    const others = await buildTeamOf(own, '乙组');
    const [task] = await database.db
      .insert(classTasks)
      .values({
        project_id: own.projectId,
        class_id: own.classId,
        creator_id: own.mentor.id,
        name: '',
        grouping: 'hand',
        size: 5,
      })
      .returning({ id: classTasks.id });
    for (const id of [own.teamId, others.teamId])
      await database.db.update(teams).set({ class_task_id: task?.id }).where(eq(teams.id, id));
    const read = async (who: Player) =>
      (await server.call(experimentRuns, { eid: own.eid }, { as: who.token })).d;
    const seen = await read(own.mentor);
    expect(seen.list.map(({ eid, team }) => [eid, team?.name])).toEqual([[own.eid, 'team']]);
    expect(seen.others).toMatchObject([
      { eid: others.eid, team: { id: others.teamId, name: '乙组' }, leader: { id: others.leader.id } },
    ]);
    // A student of the class reads no other team's run.
    expect(await read(own.leader)).toMatchObject({ list: [{ eid: own.eid }], others: [] });
  });

  test('count what was begun anew within one experiment', async () => {
    const play = await openPlay(server);
    await playTo(play, 'hearing');
    const { eid, call, leader } = play;
    const restart = { option: 'restart', eid, nid: 'hearing', role_id: 'judge' } as const;
    expect((await call(leader, nodeEnd, restart)).code).toBe('ok');
    expect(await runsOf(leader, eid)).toMatchObject([{ eid, paths: 2 }]);
  });
});

describe('a jump', () => {
  test('says beforehand where it leads and who becomes what, and does so', async () => {
    const play = await beforeJump('seen-target', ROLES);
    const { eid, call, players, stranger } = play;
    const input = { eid, nid: 'leap' };
    const { d } = await call(players.witness, jumpPreview, input);
    expect(d.project).toMatchObject({ name: TARGET, experiment_type: 'litigation_arbitration' });
    expect(d.begins_at_once).toBe(false);
    const cast = Object.fromEntries(d.roles.map(({ role_id, from, user }) => [role_id, [from, user?.id]]));
    expect(cast).toEqual({
      judge: ['judge', players.judge.id],
      respondent: ['claimant', players.claimant.id],
      claimant: ['respondent', players.respondent.id],
      witness: ['witness', players.witness.id],
      assessor: [null, undefined],
    });
    expect((await call(stranger, jumpPreview, input)).code).toBe('not_found');
    expect((await call(players.judge, jumpPreview, { eid, nid: 'hearing' })).code).toBe('not_found');
    const { target_eid } = (await leap(play)).d;
    const there = await call(players.judge, experimentDetail, { eid: target_eid });
    expect(there.d.state.holders).toEqual(
      Object.fromEntries(d.roles.flatMap(({ role_id, user }) => (user ? [[role_id, user.id]] : []))),
    );
  });

  test('without mapped roles leads nowhere, and says so', async () => {
    const play = await openPlay(server);
    await playTo(play, 'leap');
    const { eid, call, leader } = play;
    expect((await call(leader, jumpPreview, { eid, nid: 'leap' })).code).toBe('jump_not_configured');
  });
});

describe('the name of a run that nobody named', () => {
  const inChinese = { 'accept-language': 'zh' };
  const namesOf = async (who: Player, eid: number) => {
    const ask = (headers: Record<string, string>) => ({ as: who.token, headers });
    const [zh, en] = await Promise.all([
      server.call(experimentDetail, { eid }, ask(inChinese)),
      server.call(experimentDetail, { eid }, ask({ 'accept-language': 'en' })),
    ]);
    return [zh.d.name, en.d.name];
  };

  test('is its case’s in the language of whoever reads, led into or prepared', async () => {
    const play = await beforeJump('named-target', ROLES);
    const { target_eid } = (await leap(play)).d;
    expect(await namesOf(play.leader, target_eid)).toEqual([TARGET.zh, TARGET.en]);
    const { name } = (await play.call(play.leader, experimentDetail, { eid: play.eid })).d.project;
    expect(await namesOf(play.leader, play.eid)).toEqual([name.zh, name.en]);
    for (const q of [TARGET.zh, TARGET.en]) {
      const found = await play.call(play.mentor, experimentList, { scope: 'guide', q });
      expect(found.code).toBe('ok');
      const waiting = await play.call(play.leader, experimentList, { scope: 'type', q });
      expect(waiting.d.list.map(({ eid, name: shown }) => [eid, shown])).toEqual([[target_eid, TARGET.en]]);
    }
  });

  test('stays so when it is sent back as it was shown, and is the same to all once somebody typed one', async () => {
    const { eid, leader, call } = await openPlay(server, { isStarted: false });
    const before = await namesOf(leader, eid);
    await call(leader, experimentUpdate, { eid, name: before[1] ?? '' });
    expect(await namesOf(leader, eid)).toEqual(before);
    await call(leader, experimentUpdate, { eid, name: 'Our moot' });
    expect(await namesOf(leader, eid)).toEqual(['Our moot', 'Our moot']);
    await call(leader, experimentUpdate, { eid, message: 'At nine' });
    expect(await namesOf(leader, eid)).toEqual(['Our moot', 'Our moot']);
  });
});
