import {
  experimentCreate,
  experimentDetail,
  experimentList,
  experimentResult,
  IDENTITY,
  type InputOf,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildClass, buildProject } from '../../../test/factories.ts';
import { wholeCase } from '../../../test/flows.ts';
import { buildPlayer, openPlay, type Player, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('detail', () => {
  test('tells each person only what they may know', async () => {
    const play = await openPlay(server);
    const detailOf = async (who: Player) =>
      (await server.call(experimentDetail, { eid: play.eid }, { as: who.token })).d;
    const claimant = await detailOf(play.players.claimant);
    expect(claimant.me).toMatchObject({
      role_ids: ['claimant'],
      is_leader: false,
      is_member: true,
      is_staff: false,
    });
    expect(claimant.briefs).toEqual([
      { role_id: 'claimant', brief: { zh: 'Secret of claimant（中）', en: 'Secret of claimant' } },
    ]);
    const sent = JSON.stringify(claimant);
    for (const secret of ['Secret of judge', 'adjourn', 'Not without a reason', 'mergeField']) {
      expect(sent).not.toContain(secret);
    }
    const mentor = await detailOf(play.mentor);
    expect(mentor.me).toMatchObject({ is_member: false, is_staff: true });
    expect(mentor.briefs).toHaveLength(5);
    expect(mentor.with_user_nodes.map(({ id }) => id)).toEqual(['complaint', 'defence']);
  });

  test('does not exist for others', async () => {
    const play = await openPlay(server);
    const otherMentor = await buildPlayer(server, { identity: IDENTITY.mentor });
    const bareAdmin = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['notice'] });
    for (const who of [play.stranger, otherMentor, bareAdmin]) {
      for (const call of [experimentDetail, experimentResult]) {
        expect((await server.call(call, { eid: play.eid }, { as: who.token })).code).toBe('not_found');
      }
    }
    const admin = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['experiment'] });
    const superAdmin = await buildPlayer(server, { identity: IDENTITY.super_admin });
    for (const who of [admin, superAdmin]) {
      expect((await server.call(experimentDetail, { eid: play.eid }, { as: who.token })).code).toBe('ok');
    }
  });
});

describe('list', () => {
  const list = (who: Player, input: InputOf<typeof experimentList>) =>
    server.call(experimentList, input, { as: who.token });
  const eids = async (who: Player, input: InputOf<typeof experimentList>) =>
    (await list(who, input)).d.list.map(({ eid }) => eid);

  test('each scope holds its own', async () => {
    const [waiting, doing, done] = [
      await openPlay(server, { isStarted: false }),
      await openPlay(server),
      await openPlay(server),
    ];
    await playTo(done, 'closing');
    const { claimant } = waiting.players;
    expect(await eids(claimant, { scope: 'course' })).toEqual([waiting.eid]);
    expect(await eids(claimant, { scope: 'type', experiment_type: 'litigation_arbitration' })).toEqual([
      waiting.eid,
    ]);
    expect(await eids(claimant, { scope: 'type', experiment_type: 'legislation' })).toEqual([]);
    expect(await eids(claimant, { scope: 'others' })).toEqual([waiting.eid]);
    expect(await eids(claimant, { scope: 'self' })).toEqual([]);
    expect(await eids(waiting.leader, { scope: 'self' })).toEqual([waiting.eid]);
    expect(await eids(doing.players.claimant, { scope: 'doing' })).toEqual([doing.eid]);
    expect(await eids(doing.mentor, { scope: 'guide' })).toEqual([doing.eid]);
    expect(await eids(done.mentor, { scope: 'evaluate' })).toEqual([done.eid]);
    expect(await eids(done.players.witness, { scope: 'done' })).toEqual([done.eid]);
    expect(await eids(done.stranger, { scope: 'done' })).toEqual([]);
    const admin = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['experiment'] });
    const all = await eids(admin, { scope: 'manage', size: 100 });
    expect(all).toEqual(expect.arrayContaining([waiting.eid, doing.eid, done.eid]));
    expect((await list(done.mentor, { scope: 'manage' })).code).toBe('no_authority');
    expect((await list(claimant, { scope: 'guide' })).code).toBe('no_authority');
  });

  test('a card says where the run stands and whom it waits for', async () => {
    const play = await openPlay(server);
    const { d } = await list(play.players.claimant, { scope: 'doing' });
    expect(d.list[0]).toMatchObject({
      eid: play.eid,
      my_roles: [{ role_id: 'claimant', character: 'lawyer1' }],
      sections_passed: 0,
      sections_total: 8,
      open_sections: [
        { node_id: 'complaint', process_type: 2, due: 'hand_in', waited_for: [{ role_id: 'claimant' }] },
        {
          node_id: 'defence',
          waited_for: [{ role_id: 'respondent', user: { id: play.players.respondent.id } }],
        },
      ],
      may: { edit: false, delete: false, start: false, enter: true },
    });
  });

  test('pages, sorts and searches', async () => {
    const student = await buildPlayer(server);
    const { courseId } = await buildClass(server.deps.database, { studentIds: [student.id] });
    const project = await buildProject(server.deps.database, { courseId, file: wholeCase });
    for (const name of ['b 100%', 'a', 'c']) {
      await server.call(experimentCreate, { project_id: project.id, name }, { as: student.token });
    }
    const names = async (input: Partial<InputOf<typeof experimentList>>) =>
      (await list(student, { scope: 'self', ...input })).d.list.map(({ name }) => name);
    expect(await names({})).toEqual(['c', 'a', 'b 100%']);
    expect(await names({ sort: 'oldest' })).toEqual(['b 100%', 'a', 'c']);
    expect(await names({ sort: 'name', size: 2, page: 2 })).toEqual(['c']);
    expect(await names({ q: '%' })).toEqual(['b 100%']);
    expect(await names({ q: 'Whole' })).toHaveLength(3);
    expect((await list(student, { scope: 'self', size: 1 })).d.total).toBe(3);
  });

  test('administrators find runs by who made them or takes part, see both, and sort by the planned end', async () => {
    const play = await openPlay(server);
    const admin = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['experiment'] });
    const named = `Searched ${play.eid}`;
    const { pool } = server.deps.database;
    await pool.query('UPDATE users SET name = $2 WHERE id = $1', [play.players.witness.id, named]);
    await pool.query("UPDATE experiments SET planned_end = '2020-01-01' WHERE id = $1", [play.eid]);
    const find = async (who: Player, input: object) =>
      (await server.call(experimentList, { scope: 'manage', ...input }, { as: who.token })).d.list;
    const [card, ...others] = await find(admin, { q: named });
    expect(others).toEqual([]);
    expect(card).toMatchObject({ eid: play.eid, creator: { id: play.leader.id }, creator_type: 'student' });
    expect(card?.members.map(({ name }) => name)).toContain(named);
    expect(card?.project.competency_goals).toHaveLength(1);
    expect((await find(admin, { sort: 'planned_end' }))[0]?.eid).toBe(play.eid);
    // A student's own lists are searched by what a run is called, not by people.
    const own = await server.call(experimentList, { scope: 'doing', q: named }, { as: play.leader.token });
    expect(own.d.list).toEqual([]);
  });
});
