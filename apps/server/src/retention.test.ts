import { IDENTITY, retentionPreview, settingSave } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPlayer, openPlay, type Play, type Player } from '../test/play.ts';
import { openTestServer, type TestServer } from '../test/test-server.ts';
import { sweep } from './housekeeping.ts';

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
      ($1, $2, 'old', now() - interval '100 days'), ($2, $1, 'reply', now() - interval '99 days'), ($1, $2, 'new', now())`,
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
});
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) =>
  (await server.deps.database.pool.query(text, values)).rows;
const contents = async () =>
  (await query('SELECT content FROM messages ORDER BY id')).map((row) => row.content);
const NONE = { keep_messages_days: 0, keep_imports_days: 0, keep_attendance_days: 0 };
const DAYS = { keep_messages_days: 90, keep_imports_days: 90, keep_attendance_days: 90 };
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
  });
  expect((await save({ keep_messages_days: 3 })).code).toBe('bad_parameter');
});

it('deletes what is older, and nothing else', async () => {
  expect((await save(DAYS)).code).toBe('ok');
  await sweep(server.deps);
  expect(await contents()).toEqual(['new']);
  expect(await query('SELECT id FROM people_imports')).toEqual([]);
  expect(await query('SELECT id FROM presence_spans')).toHaveLength(1);
  await query(
    `UPDATE experiments SET status = 'ended', ending = 'terminated', ended_at = now() - interval '91 days' WHERE id = $1`,
    [play.eid],
  );
  await sweep(server.deps);
  expect(await query('SELECT id FROM presence_spans')).toEqual([]);
});
