import {
  experimentCreate,
  experimentDelete,
  experimentDetail,
  experimentStart,
  experimentUpdate,
  handOver,
  leadHandOver,
  messagePush,
  roleRelease,
  roleTake,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject } from '../../../test/factories.ts';
import { wholeCase } from '../../../test/flows.ts';
import { openPlay, type Play, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const take = (who: Player, { eid }: Play, target_role: string) =>
  server.call(roleTake, { eid, target_role }, { as: who.token });
const release = (who: Player, { eid }: Play, target_role: string) =>
  server.call(roleRelease, { eid, target_role }, { as: who.token });
const lead = (who: Player, { eid }: Play, to: Player) =>
  server.call(leadHandOver, { eid, to_user: to.id }, { as: who.token });
const start = (who: Player, { eid }: Play) => server.call(experimentStart, { eid }, { as: who.token });
const detailAs = async (who: Player, { eid }: Play) =>
  (await server.call(experimentDetail, { eid }, { as: who.token })).d;

/** Waiting, with nobody in any role. */
async function vacant(flow = wholeCase.flow): Promise<Play> {
  const play = await openPlay(server, { isStarted: false, file: { flow } });
  await server.call(experimentUpdate, { eid: play.eid, holders: {} }, { as: play.leader.token });
  return play;
}

describe('a role that nobody holds', () => {
  it('is taken by a member, seen by all, and given back', async () => {
    const play = await vacant();
    const { witness, judge } = play.players;
    server.nudged.length = 0;
    const { code, d } = await take(witness, play, 'witness');
    expect([code, d.state.holders, d.me.role_ids]).toEqual(['ok', { witness: witness.id }, ['witness']]);
    expect(server.nudged[0]?.userIds).toContain(judge.id);
    expect((await take(witness, play, 'witness')).code).toBe('already_done');
    const taken = await take(judge, play, 'witness');
    expect([taken.code, taken.m]).toEqual(['role_taken', 'Somebody else has taken this role']);
    expect((await release(judge, play, 'witness')).code).toBe('role_taken');
    expect((await release(witness, play, 'witness')).d.state.holders).toEqual({});
    expect((await release(witness, play, 'witness')).code).toBe('already_done');
    expect((await take(judge, play, 'nobody')).code).toBe('bad_parameter');
  });

  it('goes to one of rivals, thirty times over', async () => {
    const play = await vacant();
    const rivals = Object.values(play.players);
    for (let round = 0; round < 30; round++) {
      const answers = await Promise.all(rivals.map((who) => take(who, play, 'judge')));
      expect(answers.map(({ code }) => code).sort()).toEqual(['ok', ...Array(4).fill('role_taken')]);
      const winner = rivals[answers.findIndex(({ code }) => code === 'ok')];
      if (!winner) throw new Error('nobody won');
      expect((await detailAs(winner, play)).state.holders).toEqual({ judge: winner.id });
      await release(winner, play, 'judge');
    }
  });

  it('is left to members without one; who has one takes more only of what is over', async () => {
    const play = await vacant();
    const { judge, claimant, witness } = play.players;
    await take(judge, play, 'judge');
    const refused = await take(judge, play, 'witness');
    expect([refused.code, refused.m]).toEqual([
      'roles_for_others',
      'Please leave this role to a member who has none yet',
    ]);
    const { pool } = server.deps.database;
    const member_ids = [judge.id, claimant.id];
    await pool.query(
      `update experiments set state = jsonb_set(state::jsonb, '{member_ids}', $2::jsonb)::json where id = $1`,
      [play.eid, JSON.stringify(member_ids)],
    );
    expect((await take(judge, play, 'assessor')).code).toBe('ok');
    expect((await take(judge, play, 'witness')).code).toBe('ok');
    expect((await take(judge, play, 'respondent')).code).toBe('ok');
    expect((await take(judge, play, 'claimant')).code).toBe('roles_for_others');
    expect((await take(claimant, play, 'claimant')).code).toBe('ok');
    expect((await take(witness, play, 'claimant')).code).toBe('not_found');
  });

  it('is not for who holds an incompatible one, unless the team is too small to keep them apart', async () => {
    const roles = wholeCase.flow.roles.map((role) =>
      role.id === 'judge' ? { ...role, incompatible: ['claimant', 'witness'] } : role,
    );
    const play = await vacant({ ...wholeCase.flow, roles });
    const { judge, claimant } = play.players;
    const { pool } = server.deps.database;
    const teamOf = (member_ids: readonly number[]) =>
      pool.query(
        `update experiments set state = jsonb_set(state::jsonb, '{member_ids}', $2::jsonb)::json where id = $1`,
        [play.eid, JSON.stringify(member_ids)],
      );
    await teamOf([judge.id, claimant.id]);
    expect((await take(judge, play, 'judge')).code).toBe('ok');
    const refused = await take(judge, play, 'witness');
    expect([refused.code, refused.d]).toEqual(['incompatible_roles', { roles: ['witness', 'judge'] }]);
    expect((await take(judge, play, 'assessor')).code).toBe('ok');
    await teamOf([judge.id]);
    expect((await take(judge, play, 'witness')).code).toBe('ok');
  });

  it('is not for sale once the run goes on', async () => {
    const play = await openPlay(server);
    expect((await take(play.players.witness, play, 'judge')).code).toBe('already_done');
    expect((await release(play.players.witness, play, 'witness')).code).toBe('already_done');
    expect((await take(play.stranger, play, 'judge')).code).toBe('not_found');
  });
});

describe('a member is missing', () => {
  it('before the start: the mentor hands roles and lead over, and the new leader starts', async () => {
    const play = await openPlay(server, { isStarted: false });
    const { judge, claimant } = play.players;
    const give = { eid: play.eid, target_role: 'judge', to_user: claimant.id };
    expect((await server.call(handOver, give, { as: play.mentor.token })).code).toBe('ok');
    expect((await start(claimant, play)).code).toBe('not_leader');
    expect((await start(play.mentor, play)).code).toBe('not_leader');
    expect((await lead(claimant, play, claimant)).code).toBe('no_authority');
    expect((await lead(play.mentor, play, play.stranger)).code).toBe('bad_parameter');
    expect((await lead(play.mentor, play, claimant)).code).toBe('ok');
    expect((await lead(play.mentor, play, claimant)).code).toBe('already_done');
    expect((await start(judge, play)).code).toBe('not_leader');
    expect((await start(claimant, play)).code).toBe('ok');
    const { state, me } = await detailAs(claimant, play);
    expect([state.holders.judge, me.is_leader]).toEqual([claimant.id, true]);
  });

  it('in mid-run: the lead goes on with all that hangs on it, and is in the record', async () => {
    const play = await openPlay(server);
    const { judge, claimant, respondent } = play.players;
    // So that this process remembers the run as it was.
    await server.call(
      messagePush,
      { kind: 'speech', eid: play.eid, nid: 'opening', role_id: 'judge', text: 'Order' },
      { as: judge.token },
    );
    const { code, d } = await lead(play.mentor, play, claimant);
    expect(code).toBe('ok');
    expect(d.events).toMatchObject([
      { type: 'lead_handed_over', by_staff: true, data: { from_user: judge.id, to_user: claimant.id } },
    ]);
    expect((await detailAs(judge, play)).me.is_leader).toBe(false);
    expect((await detailAs(claimant, play)).me.is_leader).toBe(true);
    const give = (who: Player) =>
      server.call(
        handOver,
        { eid: play.eid, target_role: 'witness', to_user: respondent.id, reason: 'Ill' },
        { as: who.token },
      );
    expect((await give(judge)).code).toBe('no_authority');
    expect((await give(claimant)).code).toBe('ok');
    const { rows } = await server.deps.database.pool.query<{ leader_id: number }>(
      'select leader_id from experiments where id = $1',
      [play.eid],
    );
    expect(rows).toEqual([{ leader_id: claimant.id }]);
  });

  it('two who are handed the lead at once: one leads', async () => {
    for (let round = 0; round < 10; round++) {
      const play = await openPlay(server, { isStarted: round % 2 === 0 });
      const { judge, claimant, respondent } = play.players;
      const answers = await Promise.all([lead(judge, play, claimant), lead(judge, play, respondent)]);
      expect(answers.map(({ code }) => code).sort()).toEqual(['no_authority', 'ok']);
      const winner = answers[0]?.code === 'ok' ? claimant : respondent;
      expect((await detailAs(winner, play)).me.is_leader).toBe(true);
    }
  });
});

describe('what a case asks of its experiments', () => {
  it('enough members, within its hours', async () => {
    const opensAt = new Date(Date.now() - 3_600_000);
    const play = await openPlay(server, { isStarted: false, file: { project: { team_min: 6 } } });
    const few = await start(play.leader, play);
    expect([few.code, few.d, few.m]).toEqual([
      'team_too_small',
      { team_min: 6 },
      'The group has too few members to start',
    ]);
    const { pool } = server.deps.database;
    const timed = await openPlay(server, { isStarted: false });
    const setHours = (closesAt: Date) =>
      pool.query('update projects set opens_at = $2, closes_at = $3 where id = $1', [
        timed.projectId,
        opensAt,
        closesAt,
      ]);
    await setHours(new Date(Date.now() - 60_000));
    expect(await start(timed.leader, timed)).toMatchObject({ code: 'not_open', d: { reason: 'closed' } });
    expect((await detailAs(timed.leader, timed)).status).toBe('waiting');
    await setHours(new Date(Date.now() + 60_000));
    expect((await start(timed.leader, timed)).code).toBe('ok');
  });

  it('no group where one person plays it', async () => {
    const play = await openPlay(server, { isStarted: false });
    const { database } = server.deps;
    const alone = await buildProject(database, {
      courseId: null,
      file: { project: { opening_mode: 'free', multi_user: false } },
    });
    const { leader, teamId } = play;
    const made = await server.call(experimentCreate, { project_id: alone.id }, { as: leader.token });
    expect(made.code).toBe('ok');
    expect((await server.call(experimentStart, made.d, { as: leader.token })).code).toBe('ok');
    await database.pool.query('update teams set project_id = $2 where id = $1', [teamId, alone.id]);
    const team = { project_id: alone.id, team_id: teamId };
    expect((await server.call(experimentCreate, team, { as: leader.token })).code).toBe('single_user');
  });
});

describe('the specification’s words, in both languages', () => {
  const said = async (who: Player, call: Parameters<TestServer['send']>[0], fields: object) => {
    const both = [];
    for (const lang of ['zh', 'en']) {
      both.push((await server.send(call, fields, { as: who.token, headers: { 'accept-language': lang } })).m);
    }
    return both;
  };

  it('deleting and starting', async () => {
    const play = await openPlay(server, { isStarted: false });
    const { leader, players, eid } = { ...play };
    const { claimant } = players;
    const nothing = ['您还没有选择任何实验任务', 'You have not selected any experimental tasks'];
    for (const fields of [{ ids: [] }, {}, { ids: '' }])
      expect(await said(leader, experimentDelete, fields)).toEqual(nothing);
    expect(await said(claimant, experimentDelete, { ids: [eid] })).toEqual([
      '您不是组长或创建者，没有权限删除该实验任务',
      'You are neither the group leader nor the creator and have no authority to delete this experimental task',
    ]);
    expect(await said(claimant, experimentUpdate, { eid, name: 'x' })).toEqual([
      '您没有权限编辑该实验任务',
      'You do not have the authority to edit this experimental task',
    ]);
    expect(await said(claimant, experimentStart, { eid })).toEqual([
      '您不是组长，不能开始实验',
      'You are not the group leader and cannot start the experiment',
    ]);
    await server.call(experimentUpdate, { eid, holders: { judge: claimant.id } }, { as: leader.token });
    expect(await said(leader, experimentStart, { eid })).toEqual([
      '角色尚未全部分配',
      'Not every role has been assigned yet',
    ]);
  });
});
