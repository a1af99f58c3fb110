import { execFileSync } from 'node:child_process';
import { accountQuery, login, messagePush } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlay, playTo } from '../../test/play.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';

const TOKEN = 'a-token-of-prometheus';
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { METRICS_TOKEN: TOKEN, AUDIT_SYSLOG: 'tcp://127.0.0.1:601' } });
});
afterAll(() => server.close());

const scrape = (authorization?: string) =>
  server.app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } });
const read = async () => (await scrape(`Bearer ${TOKEN}`)).payload;
const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name));

it('shows itself to the bearer of the token only, and to nobody where there is none', async () => {
  const answers = [
    await scrape(),
    await scrape('Bearer another-token-of-theirs'),
    await scrape(`Bearer ${TOKEN}`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
  expect(answers[0]?.payload).toBe('');
  expect(answers[2]?.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
});

it('counts calls by what is declared and what was answered, and whatever else as other', async () => {
  await server.call(accountQuery, {});
  for (const url of ['/', '/api/nothing/of/theirs', '/api/user/12345', `/${'x'.repeat(50)}`])
    await server.app.inject({ url });
  const counts = linesOf(await read(), 'lets_http_request_duration_seconds_count');
  expect(counts).toContain(
    'lets_http_request_duration_seconds_count{call="GET /account/query",code="10003"} 1',
  );
  const called = new Set(counts.map((line) => /call="([^"]*)"/.exec(line)?.[1]));
  expect(called).toEqual(new Set(['GET /account/query', 'other']));
});

it('counts acts by kind and result, their commits and the runs they belong to, and names no person', async () => {
  const play = await openPlay(server);
  await playTo(play, 'hearing');
  const speech = { kind: 'speech', eid: play.eid, nid: 'hearing', role_id: 'claimant' } as const;
  const before = linesOf(await read(), 'lets_acts_total{kind="speak"');
  expect(before).toEqual([]);
  await play.call(play.players.claimant, messagePush, { ...speech, text: 'words-of-the-claimant' });
  server.pass(31_000);
  const text = await read();
  expect(linesOf(text, 'lets_acts_total{kind="speak"')).toHaveLength(1);
  const commits = Number(linesOf(text, 'lets_act_commit_seconds_count')[0]?.split(' ')[1]);
  expect(commits).toBeGreaterThan(0);
  expect(linesOf(text, 'lets_runs{state="in_progress"}')).toEqual(['lets_runs{state="in_progress"} 1']);
  server.deps.alarms.raise('backup_old', '30 h');
  expect(await read()).toContain('lets_alarms{kind="backup_old"} 1');
  expect(text).not.toMatch(/words-of-the-claimant|user_id|account=/);
});

it('counts what waits: for threads, for a seal of the audit log, and for the syslog server', async () => {
  server.pass(31_000);
  const sealed = await server.deps.database.owner.query('SELECT seal_audit_log() AS sealed');
  const { sealed: sent } = sealed.rows[0];
  await server.call(login, { userData: { account: 'nobody', password: 'nothing' } });
  const text = await read();
  expect(linesOf(text, 'lets_audit_unsealed')).toEqual(['lets_audit_unsealed 1']);
  expect(linesOf(text, 'lets_outbox_pending')).toEqual([`lets_outbox_pending{kind="syslog"} ${sent}`]);
  expect(linesOf(text, 'lets_queue_waiting')).toContain('lets_queue_waiting{queue="acts"} 0');
});

it('counts what is in the outbox by service, and says how long the oldest has waited', async () => {
  const { pool } = server.deps.database;
  const { rows } = await pool.query(
    `insert into integrations (kind, name, settings) values ('xapi', '{"zh":"库","en":"Store"}', '{}') returning id::int`,
  );
  const id: number = rows[0]?.id;
  for (const [item, state, hours] of [
    ['a', 'waiting', 2],
    ['b', 'waiting', 1],
    ['c', 'given_up', 9],
  ])
    await pool.query(
      `insert into deliveries (integration_id, topic, order_key, item_key, payload, state, created_at)
        values ($1, 'xapi_statement', '', $2, '{}', $3, to_timestamp($4::double precision / 1000) - make_interval(hours => $5))`,
      [id, item, state, server.deps.clock(), hours],
    );
  server.pass(31_000);
  const text = await read();
  expect(linesOf(text, 'lets_outbox{').sort()).toEqual([
    `lets_outbox{integration="xapi-${id}",state="given_up"} 1`,
    `lets_outbox{integration="xapi-${id}",state="waiting"} 2`,
  ]);
  const [oldest] = linesOf(text, 'lets_outbox_oldest_seconds{');
  expect(oldest).toContain(`{integration="xapi-${id}"}`);
  expect(Math.round(Number(oldest?.split(' ')[1]) / 3600)).toBe(2);
});

const hasPromtool = (() => {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

it.skipIf(!hasPromtool)('is what promtool takes for good metrics', async () => {
  const said = execFileSync('promtool', ['check', 'metrics'], { input: await read(), stdio: 'pipe' });
  expect(said.toString()).toBe('');
});
