import {
  control,
  evaluateDetail,
  evaluatePublish,
  evaluateSave,
  evaluateWithdraw,
  IDENTITY,
  integrationSave,
  integrationTest,
  meetApply,
  noteCreate,
  xapiRunResend,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildUser, logInAs } from '../../../test/factories.ts';
import { wholeCase } from '../../../test/flows.ts';
import { playWhole } from '../../../test/long-run.ts';
import { type StoredStatement, startRecordStore } from '../../../test/peers/record-store.ts';
import { openPlay, type Play, playTo } from '../../../test/play.ts';
import { openStandIn } from '../../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { Outbox } from '../outbox/service.ts';
import { xapiCarrier } from './service.ts';

let store: Awaited<ReturnType<typeof startRecordStore>>;
let server: TestServer;
let admin: string;
let outbox: Outbox;
let play: Play;
/** From before the store was connected. */
let earlier: Play;
/** The one that most tests are about: pseudonymous and without texts. */
let main: number;

beforeAll(async () => {
  [store, server] = await Promise.all([startRecordStore(), openTestServer()]);
  const { database } = server.deps;
  admin = await logInAs(database, await buildUser(database, { identity: IDENTITY.super_admin }));
  earlier = await openPlay(server, { file: OPEN_BALLOT });
  server.pass(1000);
  main = await connect({});
  outbox = new Outbox(server.deps, [xapiCarrier()]);
  play = await openPlay(server);
  await playTo(play, 'hearing');
  await keepSecrets();
  await playWhole(play);
  await deliver();
});
afterAll(async () => {
  await outbox.stop();
  await server.close();
  await store.close();
});

const OPEN_BALLOT = {
  flow: {
    ...wholeCase.flow,
    nodes: wholeCase.flow.nodes.map((node) =>
      node.vote ? { ...node, vote: { ...node.vote, secret: false } } : node,
    ),
  },
};
const SECRETS = ['私下的话', '给自己的笔记', '老师说的话', '围绕争议焦点', '只给原告'];

/** Adds a record store; answers its id. */
async function connect(
  settings: object,
  { id, endpoint = store.endpoint }: { id?: number; endpoint?: string } = {},
) {
  const usual = { auth: 'basic', username: 'lets', is_pseudonymous: true, sends_texts: false };
  const { code, d } = await server.call(
    integrationSave,
    {
      ...(id !== undefined && { id }),
      kind: 'xapi',
      name: { zh: '学习记录', en: 'Records' },
      is_on: true,
      settings: { endpoint, ...usual, course_ids: [], pass_mark: 60, ...settings },
      secrets: { password: 'pw' },
    },
    { as: admin },
  );
  expect(code).toBe('ok');
  return d.id;
}

/** What only some of the team know, or one of them, or staff. */
async function keepSecrets(): Promise<void> {
  const { judge, claimant, respondent } = play.players;
  const ask = { kind: 'ask', eid: play.eid, nid: 'hearing', role_id: 'claimant' } as const;
  const asked = await play.call(claimant, meetApply, { ...ask, target_role: 'respondent', text: SECRETS[0] });
  const meeting_id = asked.d.seq;
  await play.call(respondent, meetApply, {
    kind: 'answer',
    eid: play.eid,
    nid: 'hearing',
    role_id: 'respondent',
    meeting_id,
    agree: true,
  });
  const said = await play.push(claimant, 'hearing', {
    kind: 'speech',
    role_id: 'claimant',
    text: SECRETS[0] ?? '',
    meeting_id,
  });
  expect(said.code).toBe('ok');
  await play.call(claimant, meetApply, {
    kind: 'close',
    eid: play.eid,
    nid: 'hearing',
    role_id: 'claimant',
    meeting_id,
  });
  await play.call(judge, noteCreate, { eid: play.eid, nid: 'hearing', text: SECRETS[1] ?? '' });
  const guided = await play.call(play.mentor, control, {
    kind: 'guide',
    eid: play.eid,
    text: SECRETS[2] ?? '',
  });
  expect(guided.code).toBe('ok');
}

/** Until nothing is due any more. */
async function deliver(): Promise<void> {
  server.pass(11_000);
  await outbox.look();
}
const verbOf = ({ verb }: StoredStatement) => verb.id.split('/').at(-1) ?? '';
const countsOf = (statements: readonly StoredStatement[]) => {
  const counts: Record<string, number> = {};
  for (const one of statements) counts[verbOf(one)] = (counts[verbOf(one)] ?? 0) + 1;
  return counts;
};

/** What the school's own reading of a store would find of one person. */
const ofPerson = (statements: readonly StoredStatement[], userId: number) =>
  statements.filter(
    ({ actor }) => actor.account.name === server.deps.secrets.pseudonym(String(userId), 'xapi'),
  );
const query = async (text: string, values: unknown[] = []) =>
  (await server.deps.database.pool.query(text, values)).rows;
const deliveriesOf = (integration: number) =>
  query('select * from deliveries where integration_id = $1 order by id', [integration]);

describe('a record store', () => {
  it('has taken what everybody did in the run, and nothing of what came before it was connected', async () => {
    const rows = await deliveriesOf(main);
    expect(new Set(rows.map(({ state, reason }) => `${state} ${reason}`))).toEqual(new Set(['delivered ']));
    const all = await store.statements();
    expect(new Set(all.map(({ context }) => context?.registration)).size).toBe(1);
    expect(countsOf(all)).toEqual({
      initialized: 5,
      experienced: 18,
      progressed: 14,
      commented: 1,
      answered: 8,
      responded: 1,
      submit: 1,
      interacted: 1,
      completed: 5,
      scored: 5,
      passed: 5,
    });
    const ofAssessor = ofPerson(all, play.players.assessor.id);
    expect(new Set(ofAssessor.map(verbOf))).toEqual(
      new Set(['initialized', 'experienced', 'progressed', 'responded', 'completed', 'scored', 'passed']),
    );
    expect(ofAssessor.find((one) => verbOf(one) === 'scored')?.result).toEqual({
      score: { scaled: 0.8, raw: 80, min: 0, max: 100 },
    });
  });

  it('knows no name, no account, no text, no secret ballot and nothing that was not for all', async () => {
    const told = JSON.stringify(await store.statements());
    for (const words of [...SECRETS, '现在开庭']) expect(told).not.toContain(words);
    for (const { name, account } of [...Object.values(play.players), play.mentor]) {
      expect(told).not.toContain(name);
      expect(told).not.toContain(`"${account}"`);
    }
    expect(told).not.toMatch(/activities\/vote/);
    const kept = JSON.stringify((await deliveriesOf(main)).map(({ payload }) => payload));
    for (const { name, account } of Object.values(play.players)) {
      expect(kept).not.toContain(name);
      expect(kept).not.toContain(`"${account}"`);
    }
  });

  it('has the same when a run is sent again', async () => {
    const before = await store.statements();
    const { code, d } = await server.call(xapiRunResend, { eid: play.eid }, { as: admin });
    expect([code, d]).toEqual(['ok', { count: 1 }]);
    await deliver();
    const rows = await deliveriesOf(main);
    expect(rows).toHaveLength(before.length - 5);
    expect(rows.every(({ state }) => state === 'delivered')).toBe(true);
    expect(await store.statements()).toEqual(before);
  });

  it('is told of a run of before when somebody says so, and of an open ballot how it was cast', async () => {
    await playTo(earlier, 'panel');
    await earlier.push(earlier.players.judge, 'panel', {
      kind: 'vote',
      role_id: 'judge',
      option_id: 'against',
    });
    await deliver();
    const votes = async () =>
      (await store.statements()).filter(({ object }) => /activities\/vote/.test(object.id));
    expect(await votes()).toEqual([]);
    await server.call(xapiRunResend, { eid: earlier.eid }, { as: admin });
    await deliver();
    expect(await votes()).toMatchObject([{ result: { response: 'against' } }]);
    expect((await server.call(xapiRunResend, { eid: 999_999 }, { as: admin })).code).toBe('not_found');
  });
});

it('a run whose log cannot be read holds up no other', async () => {
  const [broken, sound] = [await openPlay(server), await openPlay(server)];
  const spoil = `update experiment_events set data = $2 where experiment_id = $1 and seq = 1 returning data`;
  await server.deps.database.owner.query(spoil, [broken.eid, '{}']);
  const toldOf = async ({ eid }: Play) =>
    (await query('select 1 from deliveries where experiment_id = $1', [eid])).length;
  await deliver();
  expect(await toldOf(sound)).toBeGreaterThan(0);
  expect(await toldOf(broken)).toBe(0);
  await query('delete from experiments where id = $1', [broken.eid]);
});

describe('an evaluation', () => {
  const scoresIn = (statements: readonly StoredStatement[]) =>
    statements
      .filter((one) => verbOf(one) === 'scored' && one.context?.registration === registration(statements))
      .map(({ result }) => (result as { score: { raw: number } }).score.raw)
      .sort();
  const registration = (statements: readonly StoredStatement[]) =>
    ofPerson(statements, play.players.assessor.id)[0]?.context?.registration;

  it('that is taken back is voided in the store, and stands as it is published anew', async () => {
    await play.call(play.mentor, evaluateWithdraw, { eid: play.eid, version: 1, reason: '漏计证据' });
    await deliver();
    expect(scoresIn(await store.statements())).toEqual([]);
    const { d } = await play.call(play.mentor, evaluateDetail, { eid: play.eid });
    if (!d.draft) throw new Error('there is no draft');
    const { content, revision } = structuredClone(d.draft);
    for (const goal of Object.keys(content.team.goals)) content.team.goals[goal] = 50;
    const saved = await play.call(play.mentor, evaluateSave, { eid: play.eid, revision, content });
    await play.call(play.mentor, evaluatePublish, {
      eid: play.eid,
      revision: saved.d.revision,
      reason: '补计',
    });
    await deliver();
    const all = await store.statements();
    expect(new Set(scoresIn(all))).toEqual(new Set([50]));
    const { assessor } = play.players;
    expect(ofPerson(all, assessor.id).map(verbOf)).toContain('failed');
    expect(ofPerson(all, assessor.id).map(verbOf)).not.toContain('passed');
  });
});

describe('another store', () => {
  it('gets accounts and texts where the school wants it so, and is told of its courses only', async () => {
    const asked = await openStandIn((_heard, response) => void response.end('[]'));
    const { courseId } = await courseOf(play);
    const open = { is_pseudonymous: false, sends_texts: true };
    const own = await connect({ ...open, course_ids: [courseId] }, { endpoint: asked.url });
    const others = await connect(
      { ...open, course_ids: [await buildCourse(server.deps.database)] },
      { endpoint: asked.url },
    );
    await server.call(xapiRunResend, { eid: play.eid }, { as: admin });
    await deliver();
    expect(await deliveriesOf(others)).toEqual([]);
    expect((await deliveriesOf(own)).length).toBeGreaterThan(0);
    const told = asked.heard.map(({ body }) => body).join();
    expect(told).toContain('现在开庭');
    expect(told).toContain(`"${play.players.judge.account}"`);
    for (const words of SECRETS) expect(told).not.toContain(words);
    await Promise.all([own, others].map((id) => disconnect(id)));
    await asked.close();
  });

  it('that finds fault with one statement gets the others, and the one is given up with the reason', async () => {
    await server.call(xapiRunResend, { eid: play.eid }, { as: admin });
    // Fed, and not yet sent.
    const stopped = new Outbox(server.deps, [
      { ...xapiCarrier(), send: async (_d, _i, rows) => rows.map(() => LATER) },
    ]);
    server.pass(11_000);
    await stopped.look();
    const [wrong] = await query(
      `update deliveries set payload = jsonb_set(payload, '{statements,0,result}', '{"score":{"scaled":86}}')
        where id = (select min(id) from deliveries where integration_id = $1 and state = 'waiting') returning id`,
      [main],
    );
    await deliver();
    const rows = await deliveriesOf(main);
    const given = rows.filter(({ state }) => state !== 'delivered');
    expect(given).toHaveLength(1);
    expect(given[0]).toMatchObject({ id: wrong?.id, state: 'given_up' });
    expect(given[0]?.reason).toMatch(/^400 .*scaled.*86/);
  });

  it('that is away is told what happened meanwhile when it is back', async () => {
    const away = await connect(
      { course_ids: [(await courseOf(play)).courseId] },
      { endpoint: 'http://127.0.0.1:1/xAPI' },
    );
    await server.call(xapiRunResend, { eid: play.eid }, { as: admin });
    await deliver();
    const waiting = await deliveriesOf(away);
    expect(new Set(waiting.map(({ state }) => state))).toEqual(new Set(['waiting']));
    expect(waiting[0]?.reason).toMatch(/^connection: ECONNREFUSED/);
    await connect({}, { id: away });
    server.pass(60_000);
    await outbox.look();
    await outbox.look();
    expect((await deliveriesOf(away)).every(({ state }) => state === 'delivered')).toBe(true);
    await disconnect(away);
  });
});

describe('the test of the connection', () => {
  const checksOf = async (endpoint: string) => {
    const id = await connect({}, { endpoint });
    const { d } = await server.call(integrationTest, { id }, { as: admin });
    await disconnect(id);
    return d.checks.map(({ check, is_ok, detail }) => `${check} ${is_ok ? 'ok' : 'no'} ${detail}`.trim());
  };

  it('finds a store that is as it should be', async () => {
    expect(await checksOf(store.endpoint)).toEqual(['connection ok', 'answer ok 1.0.3', 'credentials ok']);
  });

  it.each([
    [404, '', 401, 'answer no GET /about: 404'],
    [200, '<html>', 200, 'answer no GET /about: no versions'],
    [200, '{"version":["0.9"]}', 200, 'answer no GET /about: 0.9'],
    [200, '{"version":["1.0.3"]}', 401, 'credentials no GET /statements: 401'],
    [200, '{"version":["1.0.3"]}', 403, 'credentials ok'],
    [200, '{"version":["1.0.3"]}', 500, 'answer no GET /statements: 500'],
  ])('with %i %j and %i ends with: %s', async (about, body, statements, last) => {
    const odd = await openStandIn(({ url }, response) => {
      response.writeHead(url.startsWith('/xAPI/about') ? about : statements).end(body);
    });
    expect((await checksOf(`${odd.url}/xAPI/`)).at(-1)).toBe(last);
    await odd.close();
  });
});

const LATER = { result: 'later', reason: '', afterMs: 0 } as const;

async function courseOf({ classId }: Play): Promise<{ courseId: number }> {
  const [row] = await query('select course_id::int as "courseId" from classes where id = $1', [classId]);
  return row;
}

const disconnect = (id: number) => query('delete from integrations where id = $1', [id]);
