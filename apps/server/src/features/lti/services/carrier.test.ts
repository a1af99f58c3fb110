import { evaluateWithdraw } from '@lets/contract';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildContext,
  buildPlatform,
  endRun,
  linkRun,
  publishScore,
  subjectOf,
} from '../../../../test/linked-run.ts';
import {
  createLtiServices,
  LINE_ITEMS_PATH,
  type LtiServices,
  lineItemPath,
  replyWith,
} from '../../../../test/peers/lti-services.ts';
import { openPlay, type Play } from '../../../../test/play.ts';
import { type HttpStandIn, openStandIn } from '../../../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';
import { eq } from '../../../db/drizzle.ts';
import { deliveries, integrations, ltiLinks } from '../../../db/schema/index.ts';
import type { KeptIntegration } from '../../../integrations/integrations.ts';
import { Outbox } from '../../outbox/service.ts';
import { publicKeys } from '../keys.ts';
import { scoreCarrier } from './carrier.ts';

let server: TestServer;
let services: LtiServices;
let spent: Set<string>;
let standIn: HttpStandIn;
let platform: KeptIntegration<'lti'>;
let play: Play;
let outbox: Outbox;
let linkId: number;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A run of five that a link of a platform has given. */
async function open(columns: Partial<typeof ltiLinks.$inferInsert> = {}, isStarted = true): Promise<void> {
  platform = await buildPlatform(server, standIn.url);
  play = await openPlay(server, { isStarted });
  const context = await buildContext(server, platform.id, { classId: play.classId });
  linkId = await linkRun(server, platform, context, {
    play,
    lineitem_url: `${standIn.url}${lineItemPath(7)}`,
    ...columns,
  });
}

beforeEach(async () => {
  await server.deps.database.db.delete(integrations);
  services = createLtiServices();
  spent = new Set();
  const reply = replyWith(services, { spent });
  standIn = await openStandIn((heard, response) => reply(heard, response));
  outbox = new Outbox(server.deps, [scoreCarrier(0)]);
  return () => standIn.close();
});

const ourKeys = async () => createLocalJWKSet(await publicKeys(server.deps));
const rows = () => server.deps.database.db.select().from(deliveries);
const states = async () => [
  ...new Set((await rows()).map(({ state, reason }) => `${state} ${reason}`.trim())),
];
const of = (role: keyof Play['players']) => subjectOf(play.players[role].account);
const lastOf = (role: keyof Play['players']) => services.scores.findLast(({ userId }) => userId === of(role));
const tokensAsked = () => standIn.heard.filter(({ url }) => url === '/mod/lti/token.php');

describe('marks', () => {
  it('go to the platform from the beginning of the experiment to its evaluation, and are taken back', async () => {
    await open();
    await outbox.look();
    expect(await states()).toEqual(['delivered']);
    expect(lastOf('judge')).toMatchObject({ activityProgress: 'Started', gradingProgress: 'NotReady' });

    await endRun(play);
    await outbox.look();
    expect(lastOf('judge')).toMatchObject({
      activityProgress: 'Submitted',
      gradingProgress: 'PendingManual',
    });
    expect(services.marks.size).toBe(0);

    await publishScore(play, 88.5, { excluded: [play.players.witness.id] });
    await outbox.look();
    expect(lastOf('judge')).toMatchObject({
      gradingProgress: 'FullyGraded',
      scoreGiven: 88.5,
      comment: '配合良好。\n\n主持得当。',
    });
    // What is said to one is said to nobody else.
    expect(lastOf('claimant')?.comment).toBe('配合良好。');
    expect(services.marks.get(of('claimant'))).toBe(88.5);
    expect(services.marks.has(of('witness'))).toBe(false);
    expect(lastOf('witness')).toMatchObject({
      gradingProgress: 'NotReady',
      comment: expect.stringContaining('缺席'),
    });

    await play.call(play.mentor, evaluateWithdraw, { eid: play.eid, version: 1, reason: '漏计证据' });
    await outbox.look();
    expect(services.marks.size).toBe(0);
    expect(lastOf('judge')?.gradingProgress).toBe('PendingManual');
    expect(JSON.stringify(lastOf('judge'))).not.toContain('漏计');

    await publishScore(play, 90, { reason: '已补计', excluded: [play.players.witness.id] });
    await outbox.look();
    expect(services.marks.get(of('judge'))).toBe(90);
    // Each newer than the one before, or it would have been refused.
    expect(services.scores.filter(({ userId }) => userId === of('judge'))).toHaveLength(5);
  });

  it('are not told again as long as nothing changes', async () => {
    await open();
    await outbox.look();
    await outbox.look();
    expect(services.scores).toHaveLength(5);
    await new Outbox(server.deps, [scoreCarrier(0)]).look();
    expect(services.scores).toHaveLength(5);
  });

  it('of a task that has not begun are none', async () => {
    await open({}, false);
    await outbox.look();
    expect(await rows()).toEqual([]);
  });

  it('wait while the platform is down, and the newest arrives', async () => {
    await open();
    services.fault = { status: 503, body: { reason: 'maintenance' } };
    await outbox.look();
    expect(await states()).toEqual(['waiting token: 503: maintenance']);
    await endRun(play);
    await publishScore(play, 75);
    await outbox.look();
    services.fault = null;
    server.pass(60_000);
    await outbox.look();
    expect(await states()).toEqual(['delivered']);
    expect(services.marks.get(of('judge'))).toBe(75);
    // Of each person the newest alone.
    expect(services.scores).toHaveLength(5);
  });

  it('of a person who is not graded there are given up with the platform’s reason, and the others arrive', async () => {
    await open();
    services.graded = new Set(
      ['judge', 'assessor', 'claimant', 'respondent'].map((role) => of(role as 'judge')),
    );
    await outbox.look();
    expect((await states()).sort()).toEqual(['delivered', 'given_up 403: Not gradable']);
    expect(services.scores).toHaveLength(4);
  });

  it('that the platform has newer ones of are sent again with a later time', async () => {
    await open();
    services.fault = { status: 503 };
    await outbox.look();
    services.fault = null;
    server.pass(3_600_000);
    await outbox.look();
    expect(await states()).toEqual(['delivered']);
    // The clock is put back: what is told next would be older.
    server.putClock(-1_800_000);
    await endRun(play);
    await outbox.look();
    const reasons = (await rows()).map(({ state, reason }) => `${state} ${reason}`);
    expect(new Set(reasons)).toEqual(new Set(['waiting 409: Refusing score with an earlier timestamp']));
    server.putClock(1_800_000);
    server.pass(60_000);
    await outbox.look();
    expect(await states()).toEqual(['delivered']);
    expect(lastOf('judge')?.activityProgress).toBe('Submitted');
  });

  it('reach a column that a later launch names instead', async () => {
    await open();
    await outbox.look();
    const other = `${standIn.url}${lineItemPath(9)}`;
    await server.deps.database.db
      .update(ltiLinks)
      .set({ lineitem_url: other })
      .where(eq(ltiLinks.id, linkId));
    await outbox.look();
    expect(
      standIn.heard.filter(({ url }) => url.includes('lineitems/9/lineitem/scores?type_id=3')),
    ).toHaveLength(5);
  });

  it('need the platform’s leave', async () => {
    await open({ scopes: ['https://purl.imsglobal.org/spec/lti-ags/scope/lineitem'] });
    await outbox.look();
    expect(await rows()).toEqual([]);
    expect(standIn.heard).toEqual([]);
  });
});

describe('a column', () => {
  const lineitems = () => ({ lineitem_url: '', lineitems_url: `${standIn.url}${LINE_ITEMS_PATH}` });

  it('is made where the platform has none for the link, once', async () => {
    await open(lineitems());
    await outbox.look();
    expect(await states()).toEqual(['delivered']);
    expect(services.lineItems).toMatchObject([
      { scoreMaximum: 100, label: '庭审实验', tag: 'lets', resourceLinkId: expect.stringMatching(/^r /) },
    ]);
    await endRun(play);
    await outbox.look();
    expect(services.lineItems).toHaveLength(1);
    // Once made, nobody is told anything anew because of it.
    expect(services.scores).toHaveLength(10);
  });

  it('that is there already is used', async () => {
    await open(lineitems());
    const [link] = await server.deps.database.db.select().from(ltiLinks).where(eq(ltiLinks.id, linkId));
    services.lineItems.push({
      id: `${standIn.url}${lineItemPath(1)}`,
      resourceLinkId: link?.resource_link_id ?? '',
    });
    await outbox.look();
    expect(await states()).toEqual(['delivered']);
    expect(services.lineItems).toHaveLength(1);
  });

  it('elsewhere than the platform’s list is not used: our token would go there', async () => {
    await open(lineitems());
    const [link] = await server.deps.database.db.select().from(ltiLinks).where(eq(ltiLinks.id, linkId));
    services.lineItems.push({ id: 'http://127.0.0.1:9/steal', resourceLinkId: link?.resource_link_id ?? '' });
    await outbox.look();
    expect(services.scores).toEqual([]);
    expect((await states())[0]).toContain('without a usable id');
  });
});

describe('a token', () => {
  it('is asked for once with an assertion of ours, and used for all', async () => {
    await open();
    await outbox.look();
    expect(tokensAsked()).toHaveLength(1);
    const form = new URLSearchParams(tokensAsked()[0]?.body);
    expect(Object.fromEntries(form)).toMatchObject({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      scope: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
    });
    const { payload } = await jwtVerify(form.get('client_assertion') ?? '', await ourKeys(), {
      issuer: 'lets',
      subject: 'lets',
      audience: `${standIn.url}/mod/lti/token.php`,
      requiredClaims: ['jti', 'iat', 'exp'],
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(300);
  });

  it('that the platform takes no longer is replaced by one that all share', async () => {
    await open();
    await outbox.look();
    spent.add('t1');
    await endRun(play);
    await outbox.look();
    expect(await states()).toEqual(['delivered']);
    expect(tokensAsked()).toHaveLength(2);
  });

  it('is asked for anew shortly before its end', async () => {
    await open();
    await outbox.look();
    await endRun(play);
    server.pass(3_545_000);
    await outbox.look();
    expect(tokensAsked()).toHaveLength(2);
  });

  it('is asked for at the audience that a platform wants', async () => {
    await open();
    await server.deps.database.db
      .update(integrations)
      .set({ settings: { ...platform.settings, token_audience: 'urn:other' } });
    await outbox.look();
    const form = new URLSearchParams(tokensAsked()[0]?.body);
    await expect(
      jwtVerify(form.get('client_assertion') ?? '', await ourKeys(), { audience: 'urn:other' }),
    ).resolves.toBeDefined();
  });
});
