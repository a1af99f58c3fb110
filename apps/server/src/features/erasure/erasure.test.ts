import {
  approvalDecide,
  dataRequestAsk,
  dossier,
  dossierVerify,
  IDENTITY,
  login,
  noteCreate,
  personErase,
  profileSave,
  sendMessage,
  userDetail,
  userSave,
} from '@lets/contract';
import { verifyArchive } from '@lets/dossier';
import { initialState, replay } from '@lets/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playWhole } from '../../../test/long-run.ts';
import { buildPlayer, openPlay, type Play, type Player, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

const PERSON = {
  name: '欧阳可删',
  account: 'erase.me',
  email: 'erase.me@school.edu.cn',
  contact: '13900001111',
};

let server: TestServer;
let asker: Player;
let second: Player;
let play: Play;
let judge: Player;
let issued: Buffer;
beforeAll(async () => {
  server = await openTestServer();
  asker = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['user'] });
  second = await buildPlayer(server, { identity: IDENTITY.super_admin });
  play = await openPlay(server);
  judge = play.players.judge;
  await live();
}, 120_000);
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) =>
  (await server.deps.database.pool.query(text, values)).rows;
const erase = (id: number, as = asker) =>
  server.call(personErase, { id, reason: '本人申请' }, { as: as.token });
const approve = (id: number, as = second) =>
  server.call(approvalDecide, { id, approved: true }, { as: as.token });

/** Leaves the person wherever the product writes them down by itself. */
async function live(): Promise<void> {
  const { name, account, email, contact } = PERSON;
  await query('UPDATE users SET name = $2, account = $3, student_id = $3 WHERE id = $1', [
    judge.id,
    name,
    account,
  ]);
  await play.call(judge, profileSave, { email, contact });
  await playTo(play, 'hearing');
  await play.call(judge, noteCreate, { eid: play.eid, nid: 'hearing', text: `我是${name}` });
  await playWhole(play);
  await play.call(judge, sendMessage, { to: [play.players.claimant.id], content: '请先交材料。' });
  await server.call(dataRequestAsk, { kind: 'erasure', text: `我是${name}，${email}` }, { as: judge.token });
  const userData = { account, password: 'wrong-password-1' };
  expect((await server.call(login, { userData }, {})).code).toBe('bad_credentials');
  await query('INSERT INTO wechat_bindings (openid, user_id, nickname) VALUES ($1, $2, $3)', [
    'o-1',
    judge.id,
    name,
  ]);
  await query(
    `INSERT INTO signatures (document_id, version, role_id, experiment_id, user_id, decision, hash, image)
      VALUES (gen_random_uuid(), 1, 'judge', $1, $2, 'signed', 'x', $3)`,
    [play.eid, judge.id, `text:${name}`],
  );
  await query(`INSERT INTO messages (from_id, to_id, content, content_en) VALUES ($1, $2, $3, $4)`, [
    play.mentor.id,
    play.players.claimant.id,
    `我把${name}加入了小组。`,
    `I have added ${name} to the group.`,
  ]);
  issued = (await play.call(play.mentor, dossier, { eid: play.eid })).d as Buffer;
}

/** Every row of the database, as text, in which one of these words stands: but for the audit log, which the law has the school keep. */
async function standsIn(words: readonly string[]): Promise<string[]> {
  const tables = await query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'audit_log' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const word of words) {
      const [row] = await query(
        `SELECT t::text AS row FROM "${name}" t WHERE strpos(t::text, $1) > 0 LIMIT 1`,
        [word],
      );
      if (row) found.push(`${name}: ${row.row}`);
    }
  return found;
}

const folded = async () =>
  replay(await play.log(), initialState({ leader_id: 0, member_ids: [], holders: {} }));

async function isIntact(bytes: Buffer): Promise<string> {
  const verdict = await verifyArchive({
    size: bytes.length,
    read: async (from, to) => bytes.subarray(from, to),
  });
  if (typeof verdict === 'string' || !verdict.isIntact) throw new Error('not intact');
  return verdict.head;
}

describe('a person is erased', () => {
  it('by nobody alone, and not while an experiment of theirs goes on', async () => {
    const other = await openPlay(server);
    expect((await erase(other.players.witness.id)).code).toBe('run_under_way');
    const { code, d } = await erase(judge.id);
    expect(code).toBe('ok');
    expect((await approve(d.approval_id, asker)).code).toBe('own_request');
    expect((await server.call(userDetail, { id: judge.id }, { as: asker.token })).d.name).toBe(PERSON.name);
  });

  it('so that no table names them any more, and what others have still holds', async () => {
    expect(await standsIn([PERSON.name])).not.toEqual([]);
    const [state, before] = [await play.state(), await folded()];
    const { approval_id } = (await erase(judge.id)).d;
    expect((await approve(approval_id)).code).toBe('ok');
    expect(await standsIn(Object.values(PERSON))).toEqual([]);

    expect(await play.state()).toEqual(state);
    expect(await folded()).toEqual(before);
    const head = await isIntact(issued);
    expect((await server.call(dossierVerify, { head })).d.issued).not.toBeNull();
    const again = await play.call(play.mentor, dossier, { eid: play.eid });
    await isIntact(again.d as Buffer);
    expect((again.d as Buffer).toString()).toContain('成员·Member ');
    expect((again.d as Buffer).toString()).not.toContain(PERSON.name);
  });

  it('for good: nobody logs in, finds or changes them, and the account is free again', async () => {
    expect((await play.call(judge, profileSave, { email: '', contact: '' })).code).toBe('not_logged_in');
    expect((await server.call(userDetail, { id: judge.id }, { as: asker.token })).code).toBe('not_found');
    expect((await erase(judge.id)).code).toBe('not_found');
    const draft = { identity: IDENTITY.student, account: PERSON.account, name: '新来的' };
    expect((await server.call(userSave, draft, { as: asker.token })).code).toBe('ok');
  });

  it('unless they are the last super administrator, or the asker keeps no such accounts', async () => {
    expect((await erase(second.id)).code).toBe('no_authority');
    const third = await buildPlayer(server, { identity: IDENTITY.super_admin });
    await query('UPDATE users SET disabled = true WHERE id = $1', [third.id]);
    expect((await erase(third.id, second)).code).toBe('ok');
    expect((await erase(second.id, second)).code).toBe('no_authority');
  });
});
