import { randomUUID } from 'node:crypto';
import {
  control,
  experimentCreate,
  experimentDelete,
  experimentDetail,
  experimentList,
  experimentRemove,
  experimentStart,
  experimentUpdate,
  fileUpload,
  IDENTITY,
  type InputOf,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildClass, buildProject, buildUser, logInAs } from '../../../test/factories.ts';
import { wholeCase } from '../../../test/flows.ts';
import { buildPlayer, buildTeam, openPlay, type Play, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { UploadMissing } from '../../storage/storage.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function rowOf(eid: number) {
  const { rows } = await server.deps.database.pool.query('SELECT * FROM experiments WHERE id = $1', [eid]);
  return rows[0];
}

/** A class of two with a case of their course. */
async function openSchool() {
  const [student, mate] = [await buildPlayer(server), await buildPlayer(server)];
  const { id: classId, courseId } = await buildClass(server.deps.database, {
    studentIds: [student.id, mate.id],
  });
  const file = { ...wholeCase, project: { ...wholeCase.project, name: longName } };
  const project = await buildProject(server.deps.database, { courseId, file });
  const create = (who: Player, input: Partial<InputOf<typeof experimentCreate>> = {}) =>
    server.call(experimentCreate, { project_id: project.id, ...input }, { as: who.token });
  return { student, mate, classId, project, create };
}

const longName = { zh: '案'.repeat(60), en: 'A case whose name is as long as that of any case may be' };

describe('create', () => {
  test('alone: named after the case, in the class of its course, with every role', async () => {
    const { student, classId, create } = await openSchool();
    const { d } = await create(student);
    const row = await rowOf(d.eid);
    expect(row).toMatchObject({
      name: longName.zh,
      name_en: longName.en,
      class_id: classId,
      leader_id: student.id,
      creator_type: 'student',
      status: 'waiting',
    });
    expect(Object.keys(row.state.holders)).toHaveLength(5);
    expect(new Set(Object.values(row.state.holders))).toEqual(new Set([student.id]));
    const started = await server.call(experimentStart, { eid: d.eid }, { as: student.token });
    expect(started.code).toBe('ok');
  });

  test('a team brings its members along, who are told', async () => {
    const { student, mate, project, create } = await openSchool();
    const memberIds = [student.id, mate.id];
    const team_id = await buildTeam(server, { projectId: project.id, leaderId: mate.id, memberIds });
    const { d } = await create(student, { team_id, name: 'Ours' });
    expect((await rowOf(d.eid)).state).toMatchObject({
      leader_id: student.id,
      member_ids: memberIds,
      holders: {},
    });
    expect(server.nudged.at(-1)).toEqual({ userIds: memberIds, topic: 'experiments' });
    const seen = await server.call(experimentDetail, { eid: d.eid }, { as: mate.token });
    expect(seen.d).toMatchObject({ name: 'Ours', team: { id: team_id, leader: { id: mate.id } } });
  });

  test('refuses a team that is not the caller’s or of another case, and makes nothing', async () => {
    const { student, mate, project, create } = await openSchool();
    const theirs = await buildTeam(server, {
      projectId: project.id,
      leaderId: mate.id,
      memberIds: [mate.id],
    });
    const other = await buildProject(server.deps.database, { courseId: null });
    const elsewhere = await buildTeam(server, {
      projectId: other.id,
      leaderId: student.id,
      memberIds: [student.id],
    });
    for (const team_id of [theirs, elsewhere, 999_999]) {
      expect((await create(student, { team_id })).code).toBe('not_found');
    }
    const outsider = await buildPlayer(server);
    expect((await create(outsider)).code).toBe('not_found');
    const { rows } = await server.deps.database.pool.query('SELECT FROM experiments WHERE project_id = $1', [
      project.id,
    ]);
    expect(rows).toHaveLength(0);
  });

  test('refuses a team with somebody whom the case does not let in', async () => {
    const { student, project, create } = await openSchool();
    const outsider = await buildPlayer(server);
    const memberIds = [student.id, outsider.id];
    const team_id = await buildTeam(server, { projectId: project.id, leaderId: student.id, memberIds });
    const refused = await create(student, { team_id });
    expect(refused).toMatchObject({ code: 'not_registered', d: { user_ids: [outsider.id] } });
  });

  test('a mentor prepares for a team, which leads itself', async () => {
    const mentor = await buildPlayer(server, { identity: IDENTITY.mentor });
    const student = await buildPlayer(server);
    const { id: classId, courseId } = await buildClass(server.deps.database, {
      mentorIds: [mentor.id],
      studentIds: [student.id],
    });
    const project = await buildProject(server.deps.database, { courseId, file: wholeCase });
    const team_id = await buildTeam(server, {
      projectId: project.id,
      classId,
      leaderId: student.id,
      memberIds: [student.id],
    });
    const create = (input: object) =>
      server.send(experimentCreate, { project_id: project.id, ...input }, { as: mentor.token });
    expect(await create({})).toMatchObject({ code: 'bad_parameter', d: { team_id: 'missing' } });
    const { d } = (await create({ team_id })) as { d: { eid: number } };
    expect(await rowOf(d.eid)).toMatchObject({
      creator_id: mentor.id,
      creator_type: 'teacher',
      leader_id: student.id,
      class_id: classId,
    });
    const mine = await server.call(experimentList, { scope: 'self' }, { as: mentor.token });
    expect(mine.d.list.map(({ eid }) => eid)).toEqual([d.eid]);
    const given = await server.call(experimentList, { scope: 'others' }, { as: student.token });
    expect(given.d.list.map(({ eid }) => eid)).toEqual([d.eid]);
  });

  test('the same request sent many times at once is done once', async () => {
    const { student, project, create } = await openSchool();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => create(student, { request_id: 'create-once' })),
    );
    expect(new Set(answers.map(({ d }) => d.eid)).size).toBe(1);
    const { rows } = await server.deps.database.pool.query('SELECT FROM experiments WHERE project_id = $1', [
      project.id,
    ]);
    expect(rows).toHaveLength(1);
    const other = await create(student, { request_id: 'create-once', name: 'Another' });
    expect(other.code).toBe('bad_parameter');
  });
});

describe('update', () => {
  const update = (play: Play, who: Player, input: object) =>
    server.send(experimentUpdate, { eid: play.eid, ...input }, { as: who.token });

  test('the leader changes what may be changed', async () => {
    const play = await openPlay(server, { isStarted: false });
    const { revision } = await rowOf(play.eid);
    const changes = { name: 'Renamed', message: 'See you', planned_start: 1000, planned_end: 2000, revision };
    const { d } = await update(play, play.leader, changes);
    expect(d).toMatchObject({
      name: 'Renamed',
      message: 'See you',
      planned_start: 1000,
      planned_end: 2000,
      revision: revision + 1,
    });
    await update(play, play.leader, { planned_end: 0 });
    expect(await rowOf(play.eid)).toMatchObject({ planned_end: null, name: 'Renamed' });
  });

  test('nobody else may, and the row stays as it was', async () => {
    const play = await openPlay(server, { isStarted: false });
    const before = await rowOf(play.eid);
    const expected = [
      [play.players.claimant, 'may_not_edit_task'],
      [play.mentor, 'may_not_edit_task'],
      [play.stranger, 'not_found'],
    ] as const;
    for (const [who, code] of expected) {
      expect((await update(play, who, { name: 'Mine now' })).code).toBe(code);
    }
    expect(await rowOf(play.eid)).toEqual(before);
  });

  test.each([
    ['an unknown role', { holders: { nobody: 1 } }, 'bad_parameter'],
    ['somebody who is no member', { holders: { judge: 999_999 } }, 'bad_parameter'],
    ['an end before the start', { planned_start: 2000, planned_end: 1000 }, 'bad_parameter'],
    ['what somebody saved meanwhile', { name: 'Late', revision: 0 }, 'changed_meanwhile'],
    ['a team that does not exist', { team_id: 999_999 }, 'not_found'],
  ])('refuses %s', async (_, input, code) => {
    const play = await openPlay(server, { isStarted: false });
    const before = await rowOf(play.eid);
    expect((await update(play, play.leader, input)).code).toBe(code);
    expect(await rowOf(play.eid)).toEqual(before);
  });

  test('another team: roles of those who are gone are nobody’s again', async () => {
    const play = await openPlay(server, { isStarted: false });
    const { judge, claimant } = play.players;
    const team_id = await buildTeam(server, {
      projectId: play.projectId,
      leaderId: claimant.id,
      memberIds: [claimant.id, judge.id],
    });
    expect((await update(play, play.leader, { team_id })).code).toBe('ok');
    expect((await rowOf(play.eid)).state).toMatchObject({
      leader_id: judge.id,
      member_ids: [judge.id, claimant.id],
      holders: { judge: judge.id, claimant: claimant.id },
    });
    const gone = await server.call(experimentDetail, { eid: play.eid }, { as: play.players.witness.token });
    expect(gone.code).toBe('not_found');
    const listed = await server.call(experimentList, { scope: 'type' }, { as: play.players.witness.token });
    expect(listed.d.total).toBe(0);
  });

  test('without the team the leader goes on alone, holding every role', async () => {
    const play = await openPlay(server, { isStarted: false });
    const { judge, claimant, witness } = play.players;
    const change = (who: Player, team_id: number) =>
      play.call(who, experimentUpdate, { eid: play.eid, team_id });
    expect((await change(claimant, 0)).code).toBe('may_not_edit_task');
    const { code, d } = await change(judge, 0);
    const everyRole = Object.fromEntries(d.flow.roles.map(({ id }) => [id, judge.id]));
    expect([code, d.team, d.state.member_ids, d.state.holders]).toEqual(['ok', null, [judge.id], everyRole]);
    const gone = await server.call(experimentDetail, { eid: play.eid }, { as: witness.token });
    expect(gone.code).toBe('not_found');
    expect((await change(judge, play.teamId)).d.members).toHaveLength(5);
    await change(judge, 0);
    const started = await server.call(experimentStart, { eid: play.eid }, { as: judge.token });
    expect(started.code).toBe('ok');
  });

  test('what a teacher prepared for a team stays the team’s', async () => {
    const { projectId, teamId, mentor, players } = await openPlay(server, { isStarted: false });
    const input = { project_id: projectId, team_id: teamId };
    const { d } = await server.call(experimentCreate, input, { as: mentor.token });
    for (const who of [players.judge, mentor]) {
      const { code } = await server.call(experimentUpdate, { eid: d.eid, team_id: 0 }, { as: who.token });
      expect(code).toBe('may_not_edit_task');
    }
  });

  test('is over once the run has started', async () => {
    const play = await openPlay(server);
    expect((await update(play, play.leader, { name: 'Late' })).code).toBe('may_not_edit_task');
  });
});

describe('delete', () => {
  const remove = (who: Player, ids: readonly number[]) =>
    server.call(experimentDelete, { ids: [...ids] }, { as: who.token });

  test('removes a waiting run with all that hangs on it', async () => {
    const play = await openPlay(server, { isStarted: false });
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000020000000208', 'hex');
    const file = { name: 'a.png', bytes: png, mime: 'image/png' };
    const uploaded = await server.call(fileUpload, { eid: play.eid }, { as: play.leader.token, file });
    expect(uploaded.code).toBe('ok');
    expect((await remove(play.leader, [play.eid])).code).toBe('ok');
    expect(await rowOf(play.eid)).toBeUndefined();
    await expect(server.deps.storage.read(uploaded.d.file_id)).rejects.toThrow(UploadMissing);
  });

  test('all of them or none', async () => {
    const [mine, other] = [await openPlay(server, { isStarted: false }), await openPlay(server)];
    expect((await remove(mine.leader, [mine.eid, other.eid])).code).toBe('not_found');
    expect((await remove(mine.players.claimant, [mine.eid])).code).toBe('may_not_delete_task');
    expect((await remove(mine.mentor, [mine.eid])).code).toBe('may_not_delete_task');
    expect((await remove(mine.leader, [])).code).toBe('no_tasks_selected');
    expect((await remove(other.leader, [other.eid])).code).toBe('changed_meanwhile');
    expect(await rowOf(mine.eid)).toBeDefined();
    expect(await rowOf(other.eid)).toBeDefined();
  });
});

describe('delete by administrators', () => {
  test("takes anybody's run that is not being played, and keeps why", async () => {
    const { database } = server.deps;
    const keeper = await buildUser(database, { identity: IDENTITY.admin, modules: ['experiment'] });
    const as = await logInAs(database, keeper);
    const [waiting, played] = [await openPlay(server, { isStarted: false }), await openPlay(server)];
    const remove = (ids: number[], reason = 'A trial') =>
      server.call(experimentRemove, { ids, reason }, { as });
    expect((await remove([waiting.eid], ' ')).code).toBe('bad_parameter');
    expect((await remove([waiting.eid, played.eid])).code).toBe('changed_meanwhile');
    expect(await rowOf(waiting.eid)).toBeDefined();
    const stop = {
      kind: 'stop',
      eid: played.eid,
      reason: 'The term is over',
      request_id: randomUUID(),
    } as const;
    expect((await server.call(control, stop, { as })).code).toBe('ok');
    expect(await rowOf(played.eid)).toMatchObject({ status: 'ended', ending: 'terminated' });
    expect((await remove([waiting.eid, played.eid])).code).toBe('ok');
    expect(await rowOf(played.eid)).toBeUndefined();
    const { rows } = await database.pool.query<{ target: string; detail: string }>(
      `select target, detail from audit_log where action = 'experiment_deleted' and actor_id = $1 order by id`,
      [keeper.id],
    );
    expect(rows.map(({ target }) => target)).toEqual([
      `experiment ${waiting.eid}`,
      `experiment ${played.eid}`,
    ]);
    expect(rows[0]?.detail).toMatch(/: A trial$/);
  });
});

describe('start', () => {
  const start = (play: Play, who: Player) =>
    server.call(experimentStart, { eid: play.eid }, { as: who.token });

  test('refuses whoever does not lead, roles without a player, members who are not registered', async () => {
    const play = await openPlay(server, { isStarted: false });
    expect((await start(play, play.players.claimant)).code).toBe('not_leader');
    expect((await start(play, play.stranger)).code).toBe('not_found');
    const { witness, judge } = play.players;
    const { pool } = server.deps.database;
    await pool.query('DELETE FROM enrolments WHERE user_id = $1', [witness.id]);
    const refused = await start(play, judge);
    expect(refused).toMatchObject({ code: 'not_registered', d: { user_ids: [witness.id] } });
    const detail = await server.call(experimentDetail, { eid: play.eid }, { as: judge.token });
    expect(detail.d.unregistered).toEqual([witness.id]);
    await pool.query('INSERT INTO enrolments (class_id, user_id) VALUES ($1, $2)', [
      play.classId,
      witness.id,
    ]);
    const holders = { judge: judge.id };
    await server.call(experimentUpdate, { eid: play.eid, holders }, { as: judge.token });
    expect((await start(play, judge)).code).toBe('roles_not_all_assigned');
    expect(await play.log()).toEqual([]);
  });

  test('opens both branches to those who play there', async () => {
    const play = await openPlay(server, { isStarted: false });
    const { d } = await start(play, play.leader);
    expect(d.events.map(({ type }) => type)).toEqual(['started']);
    expect(await rowOf(play.eid)).toMatchObject({ status: 'in_progress', seq: 1 });
    expect((await start(play, play.leader)).code).toBe('already_done');
    const home = async (who: Player) =>
      (await server.call(experimentDetail, { eid: play.eid }, { as: who.token })).d.node?.id ?? null;
    expect(await home(play.players.claimant)).toBe('complaint');
    expect(await home(play.players.respondent)).toBe('defence');
    expect(await home(play.players.witness)).toBeNull();
  });
});
