import {
  accountQuery,
  dataRequestAsk,
  dataRequestOwn,
  IDENTITY,
  myDataState,
  privacyAgree,
  privacyDemand,
  privacyDraft,
  privacyNotice,
  privacyPublish,
  privacyWithdraw,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { findSession, findSessions } from '../../http/session.ts';

let server: TestServer;
let owner: Player;
let student: Player;
beforeAll(async () => {
  server = await openTestServer();
  owner = await buildPlayer(server, { identity: IDENTITY.super_admin });
  student = await buildPlayer(server);
});
afterAll(() => server.close());

const body = { zh: '## 一\n政策', en: '## 1\nNotice' };
const publish = (version: number, is_demanded: boolean) =>
  server.call(privacyPublish, { version, body, is_demanded }, { as: owner.token });
const notice = async (as: string | null = student.token) => (await server.call(privacyNotice, {}, { as })).d;
const whoAmI = async (who = student) => (await server.call(accountQuery, {}, { as: who.token })).code;
const agree = async (version: number, who = student) =>
  (await server.call(privacyAgree, { version }, { as: who.token })).code;

describe('the privacy notice', () => {
  it('is published in versions that anybody may read, and asks nobody for consent by itself', async () => {
    expect((await notice(null)).notice).toBeNull();
    expect((await publish(0, false)).d).toEqual({ version: 1 });
    expect((await publish(0, false)).code).toBe('changed_meanwhile');
    expect(await notice(null)).toMatchObject({ notice: { version: 1, body }, must_agree: false });
    expect(await notice()).toMatchObject({ agreed_at: null, must_agree: false });
    expect(await whoAmI()).toBe('ok');
  });

  it('is agreed to before anything else once that is demanded, by staff too', async () => {
    await server.call(privacyDemand, { is_demanded: true }, { as: owner.token });
    expect((await notice()).must_agree).toBe(true);
    expect([await whoAmI(), await whoAmI(owner)]).toEqual(['consent_missing', 'consent_missing']);
    const { deps } = server;
    expect((await findSession(deps, student.token))?.demand).toBe('consent_missing');
    expect((await findSessions(deps, [student.token])).get(student.token)?.demand).toBe('consent_missing');
    expect((await server.call(myDataState, {}, { as: student.token })).code).toBe('ok');
    expect((await server.call(dataRequestOwn, {}, { as: student.token })).code).toBe('ok');
    expect(await agree(2)).toBe('changed_meanwhile');
    expect(await agree(1)).toBe('ok');
    expect([await whoAmI(), await whoAmI(owner)]).toEqual(['ok', 'consent_missing']);
    expect(await agree(1, owner)).toBe('ok');
    expect((await server.call(privacyDraft, {}, { as: owner.token })).d).toMatchObject({
      agreed: 2,
      people: 2,
    });
  });

  it('asks again for a further version that is demanded', async () => {
    expect((await publish(1, true)).code).toBe('ok');
    expect(await whoAmI()).toBe('consent_missing');
    expect(await agree(2)).toBe('ok');
    expect(await whoAmI()).toBe('ok');
  });

  it('loses a consent that is withdrawn, of which a request is made', async () => {
    expect((await server.call(privacyWithdraw, {}, { as: student.token })).code).toBe('ok');
    expect(await whoAmI()).toBe('consent_missing');
    expect((await server.call(dataRequestOwn, {}, { as: student.token })).d.list).toMatchObject([
      { kind: 'objection', state: 'open' },
    ]);
    expect((await server.call(privacyWithdraw, {}, { as: student.token })).code).toBe('consent_missing');
    expect((await server.call(dataRequestAsk, { kind: 'copy', text: '' }, { as: student.token })).code).toBe(
      'ok',
    );
    expect(await agree(2)).toBe('ok');
    expect(await whoAmI()).toBe('ok');
  });

  it('lets everybody go on when consent is demanded no longer', async () => {
    const other = await buildPlayer(server);
    expect(await whoAmI(other)).toBe('consent_missing');
    await agree(2, owner);
    await server.call(privacyDemand, { is_demanded: false }, { as: owner.token });
    expect(await whoAmI(other)).toBe('ok');
  });
});
