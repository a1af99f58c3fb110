import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildProject, buildUser } from '../../test/factories.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { createPresenceRecorder } from './presence-recorder.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('writes down from when until when people were in a run', async () => {
  const { database } = server.deps;
  const [first, second] = [await buildUser(database), await buildUser(database)];
  const project = await buildProject(database);
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into experiments (project_id, flow_id, name, creator_id, creator_type, leader_id, state)
      values ($1, $2, 'x', $3, 'student', $3, '{}') returning id`,
    [project.id, project.flowId, first.id],
  );
  const eid = rows[0]?.id ?? 0;
  let now = 0;
  const log = createPresenceRecorder({ ...server.deps, clock: () => now, steadyClock: () => now });
  const at = (minutes: number, ...present: number[]) => {
    now = minutes * 60_000;
    log.note(eid, present);
  };
  at(0, first.id);
  at(10, first.id, second.id);
  at(15, second.id);
  at(20, second.id, first.id);
  log.note(999_999, [first.id]);
  now = 30 * 60_000;
  await log.stop();
  const { rows: spans } = await database.pool.query(
    `select user_id, extract(epoch from from_at)::int / 60 as "from", extract(epoch from until_at)::int / 60 as until
      from presence_spans where experiment_id = $1 order by user_id, from_at`,
    [eid],
  );
  expect(spans).toEqual([
    { user_id: first.id, from: 0, until: 15 },
    { user_id: first.id, from: 20, until: 30 },
    { user_id: second.id, from: 10, until: 30 },
  ]);
});
