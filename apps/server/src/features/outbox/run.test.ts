import { runDeliveries, runDeliveryResend } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_SCOPES, buildContext, buildPlatform, linkRun } from '../../../test/linked-run.ts';
import { openPlay, type Play } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { eq } from '../../db/drizzle.ts';
import { deliveries } from '../../db/schema/index.ts';
import { put } from './service.ts';

let server: TestServer;
let play: Play;
let integrationId: number;

beforeAll(async () => {
  server = await openTestServer();
  play = await openPlay(server);
  const platform = await buildPlatform(server, 'http://127.0.0.1:9');
  integrationId = platform.id;
  const context = await buildContext(server, platform.id, { classId: play.classId });
  await linkRun(server, platform, context, {
    play,
    lineitem_url: 'http://127.0.0.1:9/1',
    scopes: ALL_SCOPES,
  });
});
afterAll(() => server.close());

async function deliver(key: string, userId: number, over: object): Promise<number> {
  const { database, clock } = server.deps;
  const draft = {
    integration_id: integrationId,
    topic: 'lti_score',
    order_key: key,
    item_key: key,
    mark: 'm',
    payload: { stage: 'scored', score: 88.5, secret: 'inside' },
    user_id: userId,
    experiment_id: play.eid,
  } as const;
  await put(database, [{ ...draft, ...over }], new Date(clock()));
  const [row] = await database.db.select().from(deliveries).where(eq(deliveries.item_key, key));
  return row?.id ?? 0;
}
const settle = (id: number, state: 'delivered' | 'given_up', reason = '') =>
  server.deps.database.db.update(deliveries).set({ state, reason, tries: 3 }).where(eq(deliveries.id, id));
const row = async (id: number) =>
  (await server.deps.database.db.select().from(deliveries).where(eq(deliveries.id, id)))[0];

it('staff see of each member what was said, how far it is and why not, and nothing of what it holds', async () => {
  const { judge, claimant } = play.players;
  const given = await deliver('a', judge.id, {});
  await deliver('b', claimant.id, { topic: 'ilab_result', payload: { score: 90, steps: [1, 2, 3] } });
  await deliver('c', claimant.id, { topic: 'xapi_statement', payload: {} });
  await settle(given, 'given_up', '403: Not gradable');
  const { code, d } = await play.call(play.mentor, runDeliveries, { eid: play.eid });
  expect(code).toBe('ok');
  expect(d.list).toMatchObject([
    {
      topic: 'lti_score',
      person: { id: judge.id },
      state: 'given_up',
      stage: 'scored',
      score: 88.5,
      steps: null,
      reason: '403: Not gradable',
      tries: 3,
      next_at: null,
    },
    { topic: 'ilab_result', person: { id: claimant.id }, state: 'waiting', stage: null, steps: 3 },
  ]);
  expect(JSON.stringify(d)).not.toContain('inside');
});

it('members and strangers are told nothing', async () => {
  for (const who of [play.players.judge, play.stranger])
    expect((await play.call(who, runDeliveries, { eid: play.eid })).code).toBe('no_authority');
});

it('what has not arrived is sent again; what has, only where it is named, and as things stand then', async () => {
  const { assessor, witness } = play.players;
  const failed = await deliver('d', assessor.id, {});
  const arrived = await deliver('e', witness.id, {});
  await settle(failed, 'given_up', '400');
  await settle(arrived, 'delivered');
  const all = await play.call(play.mentor, runDeliveryResend, { eid: play.eid });
  expect(all.d.count).toBeGreaterThan(0);
  expect(await row(failed)).toMatchObject({ state: 'waiting', tries: 0, mark: 'm' });
  expect(await row(arrived)).toMatchObject({ state: 'delivered' });
  const one = await play.call(play.mentor, runDeliveryResend, { eid: play.eid, ids: [arrived] });
  expect(one.d).toEqual({ count: 1 });
  // Without its mark it is told anew by whoever fills the outbox.
  expect(await row(arrived)).toMatchObject({ state: 'waiting', mark: '' });
});

it('nothing of another run can be sent from here', async () => {
  const other = await openPlay(server);
  const id = await deliver('f', play.players.judge.id, {});
  await settle(id, 'given_up');
  expect((await other.call(other.mentor, runDeliveryResend, { eid: other.eid, ids: [id] })).d).toEqual({
    count: 0,
  });
  expect((await other.call(other.mentor, runDeliveryResend, { eid: play.eid, ids: [id] })).code).toBe(
    'not_found',
  );
  expect(await row(id)).toMatchObject({ state: 'given_up' });
});
