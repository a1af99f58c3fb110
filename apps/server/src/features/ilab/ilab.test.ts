import { SESSION_COOKIE } from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logInAs } from '../../../test/factories.ts';
import { endRun, publishScore } from '../../../test/linked-run.ts';
import { APPID, type IlabStandIn, ilabReply, SECRET } from '../../../test/peers/ilab.ts';
import { openPlay, type Play } from '../../../test/play.ts';
import { type HttpStandIn, openStandIn } from '../../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { eq } from '../../db/drizzle.ts';
import {
  auditLog,
  deliveries,
  identities,
  ilabArrivals,
  integrations,
  loginFailures,
  users,
} from '../../db/schema/index.ts';
import { runChecks } from '../../integrations/checks.ts';
import { integrationById, secretsAbout } from '../../integrations/integrations.ts';
import { Outbox } from '../outbox/service.ts';
import { ilabCarrier } from './carrier.ts';
import { checkIlab } from './checker.ts';

let server: TestServer;
let play: Play;
let ilab: IlabStandIn;
let standIn: HttpStandIn;
let outbox: Outbox;
let id: number;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  const { db } = server.deps.database;
  await db.delete(integrations);
  await db.delete(identities);
  await db.delete(loginFailures);
  play = await openPlay(server);
  ilab = { tickets: new Map(), uploads: [], tokens: new Set(), fault: null };
  const reply = ilabReply(ilab, server.deps.clock);
  standIn = await openStandIn((heard, response) => reply(heard, response));
  id = await connect('ended');
  outbox = new Outbox(server.deps, [ilabCarrier(0)]);
  return () => standIn.close();
});

async function connect(when: 'ended' | 'evaluated', over: object = {}): Promise<number> {
  const { database, secrets } = server.deps;
  const settings = {
    base_url: standIn.url,
    appid: APPID,
    project_id: play.projectId,
    when,
    class_id: null,
    ...over,
  };
  const [row] = await database.db
    .insert(integrations)
    .values({ kind: 'ilab', name: { zh: '实验空间', en: 'ilab-x' }, settings })
    .returning({ id: integrations.id });
  const made = row?.id ?? 0;
  const sealed = secrets.seal(JSON.stringify({ secret: SECRET }), secretsAbout('ilab', made));
  await database.db.update(integrations).set({ secrets: sealed }).where(eq(integrations.id, made));
  return made;
}

const TICKET = 'tick+et/==';

/** A browser comes from ilab-x. */
async function arrive(
  {
    un = 'test1',
    dis = '王小明',
    ticket = TICKET,
    isKnown = true,
  }: { un?: string; dis?: string; ticket?: string; isKnown?: boolean } = {},
  cookie = '',
) {
  if (isKnown) ilab.tickets.set(ticket, { un, dis });
  const answer = await server.app.inject({
    url: `/lab/ilab/${id}?ticket=${encodeURIComponent(ticket)}`,
    headers: cookie ? { cookie } : {},
  });
  const session = answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? null;
  return { status: answer.statusCode, to: String(answer.headers.location ?? ''), session, page: answer.body };
}

const casePath = () => `/experiment/prepare/project/${play.projectId}`;
const rows = () => server.deps.database.db.select().from(deliveries);
const only = async () => (await rows())[0];
const refusals = async () =>
  (
    await server.deps.database.db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.action, 'sign_on_refused'))
  ).map(({ detail }) => detail);

/** One of the play's people is somebody of ilab-x, and comes from there. */
async function comeAs(role: keyof Play['players'], un = 'test1'): Promise<void> {
  await server.deps.database.db
    .insert(identities)
    .values({ issuer: `ilab ${standIn.url}`, subject: un, user_id: play.players[role].id });
  expect((await arrive({ un })).to).toBe(casePath());
}

describe('an arrival', () => {
  it('opens the case with an account of its own, which is the same the next time', async () => {
    const first = await arrive();
    expect(first).toMatchObject({ status: 303, to: casePath() });
    expect(first.session).not.toBeNull();
    const again = await arrive({ ticket: 'another' });
    expect(again.to).toBe(casePath());
    const made = await server.deps.database.db.select().from(users).where(eq(users.account, 'ilab-test1'));
    expect(made).toMatchObject([{ name: '王小明', identity: 1, password_hash: '' }]);
  });

  it('asks with the ticket in clear, signed', async () => {
    await arrive();
    expect(standIn.heard[0]?.url).toContain(
      '/open/api/v2/token?ticket=tick%2Bet%2F%3D%3D&appid=100400&signature=',
    );
  });

  it('keeps nothing of the token or the secret in clear', async () => {
    await arrive();
    const [kept] = await server.deps.database.db.select().from(ilabArrivals);
    expect(JSON.stringify(kept)).not.toContain('tok+');
    const [row] = await server.deps.database.db.select().from(integrations);
    expect(JSON.stringify(row)).not.toContain(SECRET);
  });

  it('whose name is taken here gets another one, and not that account', async () => {
    await arrive({ un: 'taken' });
    await server.deps.database.db.delete(identities);
    await arrive({ un: 'taken', ticket: 'second' });
    const [linked] = await server.deps.database.db
      .select({ account: users.account })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.user_id));
    expect(linked?.account).toMatch(/^ilab-[0-9a-f]{12}$/);
  });

  it.each([
    ['a ticket that ilab-x does not know', { isKnown: false }, '20003: ticket无效'],
    ['a ticket that is none', { ticket: '<script>', isKnown: false }, null],
  ])('with %s is refused, and told in the log', async (_what, over, logged) => {
    const { to, session } = await arrive(over);
    expect(to).toBe(`/signOn?fault=refused&door=${id}`);
    expect(session).toBeNull();
    if (logged) expect(await refusals()).toContain(logged);
  });

  it('with a ticket for the second time is refused, also where ilab-x would take it again', async () => {
    await arrive();
    const again = await arrive();
    expect(again).toMatchObject({ to: `/signOn?fault=refused&door=${id}`, session: null });
    expect(await refusals()).toContain('ticket used');
  });

  it('that is loaded again goes on with the session there is', async () => {
    const { session } = await arrive();
    const again = await arrive({}, `${SESSION_COOKIE}=${session}`);
    expect(again).toMatchObject({ to: casePath(), session: null });
  });

  it('of somebody else than who is logged in here asks before', async () => {
    const mine = await logInAs(server.deps.database, play.stranger);
    const asked = await arrive({ dis: '<b>王</b>' }, `${SESSION_COOKIE}=${mine}`);
    expect(asked).toMatchObject({ status: 200, session: null });
    expect(asked.page).toContain('&lt;b&gt;王');
    const ticket = /name="ticket" value="([^"]+)"/.exec(asked.page)?.[1] ?? '';
    const post = (body: string) =>
      server.app.inject({
        method: 'POST',
        url: `/lab/ilab/${id}/switch`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `${SESSION_COOKIE}=${mine}` },
        payload: body,
      });
    expect((await post('ticket=made-up')).headers.location).toBe('/signOn?fault=state');
    expect((await post(`ticket=${ticket}`)).headers.location).toBe(casePath());
    expect((await post(`ticket=${ticket}`)).headers.location).toBe('/signOn?fault=state');
  });

  it('while ilab-x is away is told so, and may be tried again', async () => {
    ilab.fault = { status: 502, body: {} };
    expect((await arrive()).to).toBe(`/signOn?fault=down&door=${id}`);
    ilab.fault = null;
    expect((await arrive()).to).toBe(casePath());
  });

  it('of an account that is disabled is refused', async () => {
    await arrive({ un: 'left' });
    await server.deps.database.db.update(users).set({ disabled: true }).where(eq(users.account, 'ilab-left'));
    expect((await arrive({ un: 'left', ticket: 'later' })).to).toBe(`/signOn?fault=disabled&door=${id}`);
  });

  it('by guesses is stopped', async () => {
    for (let guess = 0; guess < 60; guess += 1) await arrive({ ticket: `g${guess}`, isKnown: false });
    expect((await arrive({ ticket: 'right' })).to).toBe('/signOn?fault=too_many_tries');
  });

  it('at a service that is none, or off, is refused', async () => {
    for (const path of ['/lab/ilab/999999?ticket=a', '/lab/ilab/x?ticket=a'])
      expect((await server.app.inject({ url: path })).headers.location).toBe('/signOn?fault=off');
    await server.deps.database.db.update(integrations).set({ is_on: false });
    expect((await arrive()).to).toBe('/signOn?fault=off');
  });
});

describe('a result', () => {
  it('goes up at the end with a step for each section, paper and vote, and once', async () => {
    await comeAs('judge');
    await outbox.look();
    expect(ilab.uploads).toEqual([]);
    await endRun(play);
    await outbox.look();
    expect(ilab.uploads).toHaveLength(1);
    expect(ilab.uploads[0]).toMatchObject({
      username: 'test1',
      appid: APPID,
      originId: `lets_${play.eid}_${play.players.judge.id}`,
      status: 2,
      group_id: play.eid.toString(36),
    });
    const steps = ilab.uploads[0]?.steps as {
      seq: number;
      timeUsed: number;
      maxScore: number;
      score: number;
    }[];
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, at) => at + 1));
    expect(steps.every(({ timeUsed, score, maxScore }) => timeUsed > 0 && score <= maxScore)).toBe(true);
    await outbox.look();
    await publishScore(play, 90);
    await outbox.look();
    expect(ilab.uploads).toHaveLength(1);
  });

  it('that waits for the evaluation has its score', async () => {
    await server.deps.database.db.delete(integrations);
    id = await connect('evaluated');
    await comeAs('judge');
    await endRun(play);
    await outbox.look();
    expect(await rows()).toEqual([]);
    await publishScore(play, 88.5);
    await outbox.look();
    expect(ilab.uploads).toMatchObject([{ score: 89 }]);
  });

  it('is of those alone who come from there, and of no other case', async () => {
    await server.deps.database.db.delete(integrations);
    id = await connect('ended', { project_id: play.projectId + 100_000 });
    await server.deps.database.db
      .insert(identities)
      .values({ issuer: `ilab ${standIn.url}`, subject: 'test1', user_id: play.players.judge.id });
    await arrive();
    await endRun(play);
    await outbox.look();
    expect(await rows()).toEqual([]);
  });

  it('of an experiment before the first arrival is none', async () => {
    await endRun(play);
    server.pass(1000);
    await comeAs('judge');
    await outbox.look();
    expect(await rows()).toEqual([]);
  });

  it('waits while ilab-x is down', async () => {
    await comeAs('judge');
    await endRun(play);
    ilab.fault = { status: 503, body: {} };
    await outbox.look();
    expect(await only()).toMatchObject({ state: 'waiting', reason: 'HTTP 503' });
    ilab.fault = null;
    server.pass(60_000);
    await outbox.look();
    expect(await only()).toMatchObject({ state: 'delivered' });
  });

  it('that ilab-x refuses is given up with its number and words, after a few tries', async () => {
    await comeAs('judge');
    await endRun(play);
    ilab.fault = { status: 200, body: { code: 30001, msg: '步骤数不足' } };
    for (let tried = 0; tried < 3; tried += 1) {
      await outbox.look();
      server.pass(3_600_000);
    }
    expect(await only()).toMatchObject({ state: 'given_up', reason: '30001: 步骤数不足', tries: 3 });
  });

  it('without a token any more waits for the next arrival', async () => {
    await comeAs('judge');
    server.pass(25 * 3_600_000);
    await endRun(play);
    await outbox.look();
    expect(await only()).toMatchObject({ state: 'given_up', reason: 'token_over' });
    await arrive({ ticket: 'nextday' });
    await outbox.look();
    expect(await only()).toMatchObject({ state: 'delivered' });
    server.putClock(-25 * 3_600_000);
  });
});

describe('a token', () => {
  it('is refreshed by the first one while the experiment goes on, twice', async () => {
    await comeAs('judge');
    const refreshes = () => standIn.heard.filter(({ url }) => url.startsWith('/open/api/v2/token/refresh'));
    for (let day = 0; day < 4; day += 1) {
      server.pass(23 * 3_600_000);
      await outbox.look();
    }
    expect(refreshes()).toHaveLength(2);
    expect(refreshes().every(({ url }) => url.includes('access_token=tok%2B1%2F%3D%3D'))).toBe(true);
    server.putClock(-4 * 23 * 3_600_000);
  });

  it('of somebody who has nothing to send is not', async () => {
    await arrive();
    server.pass(23 * 3_600_000);
    await outbox.look();
    expect(standIn.heard.filter(({ url }) => url.includes('refresh'))).toEqual([]);
    server.putClock(-23 * 3_600_000);
  });
});

describe('the test of the connection', () => {
  it('says what is wrong', async () => {
    const test = async () => {
      const kept = await integrationById(server.deps, id, 'ilab');
      return kept ? runChecks(server.deps, kept, checkIlab) : [];
    };
    expect((await test()).map(({ check, is_ok }) => `${check} ${is_ok}`)).toEqual([
      'settings true',
      'connection true',
      'answer true',
    ]);
    ilab.fault = { status: 404, body: {} };
    expect((await test()).at(-1)).toMatchObject({ check: 'answer', is_ok: false, detail: 'HTTP 404' });
    await server.deps.database.db.update(integrations).set({ secrets: '' });
    expect((await test()).at(-1)).toMatchObject({ check: 'settings', is_ok: false, detail: 'secret' });
  });
});
