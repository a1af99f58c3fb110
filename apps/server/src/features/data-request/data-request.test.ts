import {
  dataRequestAnswer,
  dataRequestAsk,
  dataRequestList,
  dataRequestOwn,
  dataRequestWithdraw,
  IDENTITY,
  messageList,
} from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let keeper: Player;
let owner: Player;
let student: Player;
beforeAll(async () => {
  server = await openTestServer();
  keeper = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['user'] });
  owner = await buildPlayer(server, { identity: IDENTITY.super_admin });
});
afterAll(() => server.close());
beforeEach(async () => {
  student = await buildPlayer(server);
});

const ask = (who = student, kind: 'copy' | 'erasure' = 'erasure') =>
  server.call(dataRequestAsk, { kind, text: '请删除我的账号' }, { as: who.token });
const own = async (who = student) => (await server.call(dataRequestOwn, {}, { as: who.token })).d.list;
const managed = async (filter: object = {}, who = keeper) =>
  (await server.call(dataRequestList, filter, { as: who.token })).d.list;
const answer = (
  id: number,
  revision: number,
  state: 'in_progress' | 'done' | 'refused',
  words = '',
  who = keeper,
) => server.call(dataRequestAnswer, { id, revision, state, answer: words }, { as: who.token });

describe('a data request', () => {
  it('is asked once of a kind, seen by its person and by those who keep their account, and can be taken back', async () => {
    const { d } = await ask();
    expect(d).toMatchObject({ state: 'open', kind: 'erasure', overdue: false });
    expect((await ask()).code).toBe('already_done');
    expect((await ask(student, 'copy')).code).toBe('ok');
    expect((await own()).map(({ kind }) => kind)).toEqual(['copy', 'erasure']);
    expect(await managed({ q: student.account, kind: 'erasure' })).toMatchObject([
      { id: d.id, user: { account: student.account } },
    ]);
    const other = await buildPlayer(server);
    expect((await server.call(dataRequestWithdraw, { id: d.id }, { as: other.token })).code).toBe(
      'not_found',
    );
    expect((await server.call(dataRequestWithdraw, { id: d.id }, { as: student.token })).d.state).toBe(
      'withdrawn',
    );
    expect((await answer(d.id, 1, 'done', 'ok')).code).toBe('already_done');
    expect((await ask()).code).toBe('ok');
  });

  it('is answered with reasons, of which its person is told, and by nobody over somebody else’s answer', async () => {
    const { id } = (await ask()).d;
    expect((await answer(id, 0, 'in_progress')).d).toMatchObject({ state: 'in_progress', revision: 1 });
    expect((await answer(id, 0, 'done', '已删除')).code).toBe('changed_meanwhile');
    expect(await answer(id, 1, 'refused')).toMatchObject({ code: 'bad_parameter', d: { answer: 'missing' } });
    expect((await answer(id, 1, 'refused', '成绩须保存')).d).toMatchObject({ state: 'refused' });
    expect((await own())[0]).toMatchObject({ state: 'refused', answer: '成绩须保存' });
    const told = await server.call(messageList, {}, { as: student.token });
    expect(told.d.conversations?.[0]?.last.content).toContain('成绩须保存');
    expect(server.nudged.at(-1)).toMatchObject({ topic: 'messages' });
  });

  it('is marked when its term is over', async () => {
    const { id } = (await ask()).d;
    expect(await managed({ state: 'overdue' })).toEqual([]);
    await server.deps.database.pool.query(
      `UPDATE data_requests SET due_at = now() - interval '1 minute' WHERE id = $1`,
      [id],
    );
    expect((await managed({ state: 'overdue', q: student.account })).map((one) => one.id)).toEqual([id]);
    expect((await managed({ state: 'pending', q: student.account }))[0]?.overdue).toBe(true);
  });

  it('of an administrator is for super administrators, and nobody answers their own', async () => {
    const { id } = (await ask(keeper)).d;
    expect((await managed()).map((one) => one.id)).not.toContain(id);
    expect((await answer(id, 0, 'done', 'x')).code).toBe('not_found');
    expect((await answer(id, 0, 'done', 'x', owner)).code).toBe('ok');
    const mine = (await ask(owner)).d;
    expect((await answer(mine.id, 0, 'done', 'x', owner)).code).toBe('no_authority');
  });
});
