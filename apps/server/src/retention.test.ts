import { IDENTITY, retentionPreview, settingSave } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPlayer, openPlay, type Play, type Player } from '../test/play.ts';
import { openTestServer, type TestServer } from '../test/test-server.ts';
import { sweep } from './housekeeping.ts';

const FILE = '5f0f7a3e-1111-4222-8333-444455556666';

let server: TestServer;
let keeper: Player;
let play: Play;
beforeAll(async () => {
  server = await openTestServer();
  keeper = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['setting'] });
  play = await openPlay(server);
  const { judge, claimant } = play.players;
  await query(
    `INSERT INTO messages (from_id, to_id, content, sent_at) VALUES
      ($1, $2, 'old', now() - interval '100 days'), ($2, $1, 'reply', now() - interval '99 days'), ($1, $2, 'new', now() - interval '89 days')`,
    [judge.id, claimant.id],
  );
  await query(
    `UPDATE messages SET parent_id = (SELECT id FROM messages WHERE content = 'reply') WHERE content = 'new'`,
  );
  await query(
    `INSERT INTO people_imports (by_id, state, file_name, identity, total, created, changed, same, begun_at)
      VALUES ($1, 'done', 'old.xlsx', 1, 0, 0, 0, 0, now() - interval '100 days')`,
    [keeper.id],
  );
  await query(
    `INSERT INTO presence_spans (experiment_id, user_id, from_at, until_at)
      VALUES ($1, $2, now() - interval '100 days', now() - interval '100 days')`,
    [play.eid, judge.id],
  );
  await query(
    `INSERT INTO notices (title_zh, title_en, body_zh, body_en, pinned, published_at, withdrawn_at) VALUES
      ('old', 'old', '', '', false, now() - interval '100 days', null),
      ('pinned', 'pinned', '', '', true, now() - interval '100 days', null),
      ('withdrawn', 'withdrawn', '', '', true, now() - interval '100 days', now() - interval '99 days'),
      ('new', 'new', '', '', false, now() - interval '89 days', null)`,
  );
  for (const [name, deadline] of [
    ['forgotten', null],
    ['due', new Date()],
  ])
    await query(
      `INSERT INTO experiments (project_id, flow_id, name, creator_id, creator_type, leader_id, state, deadline, created_at)
        SELECT project_id, flow_id, $1, creator_id, creator_type, leader_id, state, $2, now() - interval '100 days'
          FROM experiments WHERE id = $3`,
      [name, deadline, play.eid],
    );
  await query(
    `INSERT INTO files (id, experiment_id, owner_id, name, mime, size, sha256)
      SELECT $1, id, $2, 'a.txt', 'text/plain', 1, 'x' FROM experiments WHERE name = 'forgotten'`,
    [FILE, judge.id],
  );
});
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) =>
  (await server.deps.database.pool.query(text, values)).rows;
const contents = async () =>
  (await query('SELECT content FROM messages ORDER BY id')).map((row) => row.content);
const each = (days: number) => ({
  keep_messages_days: days,
  keep_imports_days: days,
  keep_attendance_days: days,
  keep_waiting_days: days,
  keep_notices_days: days,
});
const NONE = each(0);
const DAYS = each(90);
const preview = async (days: typeof NONE) =>
  (await server.call(retentionPreview, days, { as: keeper.token })).d;
const save = (days: Partial<typeof NONE>) => server.call(settingSave, days, { as: keeper.token });

it('deletes nothing unless the settings say so, and what they say they tell before', async () => {
  await sweep(server.deps);
  expect(await contents()).toEqual(['old', 'reply', 'new']);
  expect(await preview(NONE)).toEqual(NONE);
  // The run of the attendance has not ended.
  expect(await preview(DAYS)).toEqual({
    keep_messages_days: 2,
    keep_imports_days: 1,
    keep_attendance_days: 0,
    keep_waiting_days: 1,
    keep_notices_days: 2,
  });
  expect((await save({ keep_messages_days: 3 })).code).toBe('bad_parameter');
});

it('deletes what is older, and nothing else', async () => {
  expect((await save(DAYS)).code).toBe('ok');
  const removed: string[] = [];
  const storage = { ...server.deps.storage, remove: async (key: string) => void removed.push(key) };
  await sweep({ ...server.deps, storage });
  expect(await contents()).toEqual(['new']);
  expect(await query('SELECT id FROM people_imports')).toEqual([]);
  expect(await query('SELECT id FROM presence_spans')).toHaveLength(1);
  const names = async (text: string) => (await query(text)).map(({ name }) => name);
  expect(await names(`SELECT name FROM experiments WHERE status = 'waiting'`)).toEqual(['due']);
  expect(await names('SELECT title_en AS name FROM notices ORDER BY id')).toEqual(['pinned', 'new']);
  expect(await query('SELECT id FROM files')).toEqual([]);
  expect(removed).toEqual([FILE]);
  expect(
    await query(`SELECT target, detail FROM audit_log WHERE action = 'retention_applied' ORDER BY id`),
  ).toEqual([
    { target: 'keep_messages_days', detail: '2' },
    { target: 'keep_imports_days', detail: '1' },
    { target: 'keep_waiting_days', detail: '1' },
    { target: 'keep_notices_days', detail: '2' },
  ]);
  await query(
    `UPDATE experiments SET status = 'ended', ending = 'terminated', ended_at = now() - interval '91 days' WHERE id = $1`,
    [play.eid],
  );
  await sweep(server.deps);
  expect(await query('SELECT id FROM presence_spans')).toEqual([]);
});
