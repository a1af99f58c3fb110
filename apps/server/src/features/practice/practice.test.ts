import {
  accountUsers,
  experimentCreate,
  experimentDetail,
  experimentStart,
  experimentStatistics,
  leadHandOver,
  login,
  playersAsk,
  playersDismiss,
  playersPlay,
  userList,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClass, buildProject } from '../../../test/factories.ts';
import { wholeCase } from '../../../test/flows.ts';
import { buildPlayer, openPlay, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let student: Player;
let projectId: number;

beforeAll(async () => {
  server = await openTestServer();
  student = await buildPlayer(server);
  const { courseId } = await buildClass(server.deps.database, { studentIds: [student.id] });
  const project = { ...wholeCase.project, multi_user: true, team_min: 4 };
  ({ id: projectId } = await buildProject(server.deps.database, {
    courseId,
    file: { ...wholeCase, project },
  }));
});
afterAll(() => server.close());

const prepare = async (who = student) =>
  (await server.call(experimentCreate, { project_id: projectId }, { as: who.token })).d.eid;
const ask = (eid: number, keep: string[] = ['claimant'], who = student) =>
  server.call(playersAsk, { eid, keep }, { as: who.token });
const dismiss = (eid: number, who = student) => server.call(playersDismiss, { eid }, { as: who.token });
const over = (eid: number) =>
  server.deps.database.pool.query(`update experiments set status = 'ended' where id = $1`, [eid]);

describe('before the start', () => {
  it('partners take what is left, are told apart from people, and the case starts', async () => {
    const eid = await prepare();
    const { code, d } = await ask(eid);
    expect(code).toBe('ok');
    const automatic = d.members.filter((member) => member.automatic);
    expect(automatic).toHaveLength(d.flow.roles.length - 1);
    expect(d.members.filter((member) => !member.automatic).map(({ id }) => id)).toEqual([student.id]);
    expect(d.state.holders.claimant).toBe(student.id);
    expect(new Set(Object.values(d.state.holders)).size).toBe(d.flow.roles.length);
    const toPartner = { eid, to_user: automatic[0]?.id ?? 0 };
    expect((await server.call(leadHandOver, toPartner, { as: student.token })).code).toBe('bad_parameter');
    // Enrolled nowhere, and not asked to be.
    expect(d.unregistered).toEqual([]);
    expect((await server.call(experimentStart, { eid }, { as: student.token })).code).toBe('ok');
    await over(eid);
  });

  it('are asked again with other roles kept, and sent away', async () => {
    const eid = await prepare();
    await ask(eid);
    const { d } = await ask(eid, ['judge', 'witness']);
    const own = Object.entries(d.state.holders).filter(([, holder]) => holder === student.id);
    expect(own.map(([role]) => role).sort()).toEqual(['judge', 'witness']);
    const gone = await dismiss(eid);
    expect(gone.d.members.map(({ id }) => id)).toEqual([student.id]);
    expect(new Set(Object.values(gone.d.state.holders))).toEqual(new Set([student.id]));
    expect((await dismiss(eid)).code).toBe('already_done');
    await over(eid);
  });

  it('throw dice that are drawn for the run, kept while they are asked again, and told nobody', async () => {
    const seedOf = async (eid: number): Promise<number> => {
      const { rows } = await server.deps.database.pool.query<{ seed: number }>(
        'select seed from practice_runs where experiment_id = $1',
        [eid],
      );
      return rows[0]?.seed ?? -1;
    };
    const eids = [await prepare(), await prepare()];
    const seeds: number[] = [];
    for (const eid of eids) {
      const { d } = await ask(eid);
      seeds.push(await seedOf(eid));
      await ask(eid, ['judge']);
      expect(await seedOf(eid)).toBe(seeds.at(-1));
      expect(JSON.stringify(d)).not.toContain(String(seeds.at(-1)));
      await over(eid);
    }
    expect(new Set(seeds).size).toBe(2);
    for (const seed of seeds) expect([...eids, -1]).not.toContain(seed);
  });

  it('leave the roles of team mates alone', async () => {
    const play = await openPlay(server, { isStarted: false });
    const { judge, claimant } = play.players;
    expect((await ask(play.eid, ['judge'], judge)).code).toBe('already_done');
    expect(await ask(play.eid, ['claimant'], judge)).toMatchObject({
      code: 'bad_parameter',
      d: { keep: 'not_yours' },
    });
    expect(await ask(play.eid, ['nobody'], judge)).toMatchObject({
      code: 'bad_parameter',
      d: { keep: 'unknown_role' },
    });
    expect((await ask(play.eid, ['judge'], claimant)).code).toBe('may_not_edit_task');
    expect((await ask(play.eid, ['judge'], play.stranger)).code).toBe('not_found');
  });

  it('are not for what a teacher gave a class', async () => {
    const eid = await prepare();
    await server.deps.database.pool.query(`update experiments set creator_type = 'teacher' where id = $1`, [
      eid,
    ]);
    expect((await ask(eid)).code).toBe('may_not_edit_task');
    await over(eid);
  });

  it('are few: three practices each', async () => {
    const eids = [await prepare(), await prepare(), await prepare(), await prepare()];
    const codes = [];
    for (const eid of eids) codes.push((await ask(eid)).code);
    expect(codes).toEqual(['ok', 'ok', 'ok', 'no_partners']);
    await over(eids[0] ?? 0);
    expect((await ask(eids[3] ?? 0)).code).toBe('ok');
    for (const eid of eids) await over(eid);
    expect((await ask(eids[1] ?? 0)).code).toBe('ended_cannot_enter');
  });
});

describe('a case played at once', () => {
  const play = (role: string, more: { request_id?: string } = {}, who = student) =>
    server.call(playersPlay, { project_id: projectId, role, ...more }, { as: who.token });
  const waiting = async () =>
    (await server.deps.database.pool.query("select 1 from experiments where status = 'waiting'")).rows.length;

  it('is prepared, cast and started in one step, and sent again it is the same run', async () => {
    const request = { request_id: 'once-and-no-more' };
    const [{ code, d }, again] = await Promise.all([play('witness', request), play('witness', request)]);
    expect([code, again.code]).toEqual(['ok', 'ok']);
    expect((await play('witness', request)).d.eid).toBe(d.eid);
    expect(again.d.eid).toBe(d.eid);
    const { state, members, me } = (
      await server.call(experimentDetail, { eid: d.eid }, { as: student.token })
    ).d;
    expect(state.status).toBe('in_progress');
    expect(me.is_leader).toBe(true);
    const own = Object.entries(state.holders).filter(([, holder]) => holder === student.id);
    expect(own.map(([role]) => role)).toEqual(['witness']);
    expect(members.filter((member) => !member.automatic)).toHaveLength(1);
    await over(d.eid);
  });

  it('leaves nothing behind when it cannot be', async () => {
    const before = await waiting();
    expect(await play('nobody')).toMatchObject({ code: 'bad_parameter', d: { role: 'unknown_role' } });
    expect((await play('judge', {}, await buildPlayer(server))).code).toBe('not_found');
    const eids = [];
    for (const role of ['judge', 'judge', 'judge']) eids.push((await play(role)).d.eid);
    expect((await play('judge')).code).toBe('no_partners');
    expect(await waiting()).toBe(before);
    for (const eid of eids) await over(eid);
  });
});

describe('in mid-run', () => {
  it('sent away, they hand their roles to the leader; asked again, they take them back', async () => {
    const eid = await prepare();
    await ask(eid);
    await server.call(experimentStart, { eid }, { as: student.token });
    expect((await ask(eid)).code).toBe('already_done');
    const gone = await dismiss(eid);
    expect(new Set(Object.values(gone.d.state.holders))).toEqual(new Set([student.id]));
    const { d } = await ask(eid, ['judge']);
    expect(Object.values(d.state.holders).filter((holder) => holder === student.id)).toHaveLength(1);
    const { state } = (await server.call(experimentDetail, { eid }, { as: student.token })).d;
    expect(state.holders.judge).toBe(student.id);
    await over(eid);
  });

  it('nobody new comes into a run', async () => {
    const eid = await prepare();
    await server.deps.database.pool.query(`update experiments set status = 'in_progress' where id = $1`, [
      eid,
    ]);
    expect((await ask(eid)).code).toBe('already_done');
    await over(eid);
  });
});

describe('a partner is no person', () => {
  it('nobody logs in as one, finds one among people, or counts one', async () => {
    const eid = await prepare();
    await ask(eid);
    for (const password of ['', ' ', 'x']) {
      const userData = JSON.stringify({ account: ':partner-01', password });
      expect((await server.send(login, { userData })).code).not.toBe('ok');
    }
    const admin = await buildPlayer(server, { identity: 4 });
    const found = await server.call(
      accountUsers,
      { identity: 1, q: '自动陪练', size: 100 },
      { as: admin.token },
    );
    expect(found.d.list).toEqual([]);
    const listed = await server.call(userList, { identity: 1, q: '自动陪练' }, { as: admin.token });
    expect([listed.code, listed.d.list]).toEqual(['ok', []]);
    const counted = await server.call(experimentStatistics, { project_id: projectId }, { as: admin.token });
    expect([counted.code, counted.d.totals.students]).toEqual(['ok', 1]);
    await over(eid);
  });
});
