import { turnNudge } from '@lets/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { openPlay, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { connectDatabase } from '../../db/client.ts';
import { createProcessState } from '../../process-state.ts';
import { nudgeWaited } from './nudge.ts';
import { NUDGE_MS, paceNudges } from './nudge-pace.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('reminds those a section waits for, each at most once a minute, whoever asks', async () => {
  const play = await openPlay(server);
  await playTo(play, 'hearing');
  const told = vi.spyOn(server.deps.bus, 'turnNudged');
  const { claimant, respondent, judge } = play.players;
  const here = vi.spyOn(server.deps.bus, 'present').mockResolvedValue([]);
  const at = { eid: play.eid, nid: 'hearing' };
  expect((await play.call(claimant, turnNudge, at)).d).toEqual({ nudged: 0, absent: 1, retry_after: 0 });
  here.mockResolvedValue([{ user_id: judge.id, node_id: 'hearing', since: 0 }]);
  const first = await play.call(claimant, turnNudge, at);
  expect(first).toMatchObject({ code: 'ok', d: { nudged: 1, retry_after: NUDGE_MS / 1000 } });
  expect(told.mock.lastCall).toEqual([
    { eid: play.eid, node_id: 'hearing', by: claimant.id, holds_end: false },
    [judge.id],
  ]);
  const again = await play.call(respondent, turnNudge, at);
  expect(again.d).toMatchObject({ nudged: 0 });
  expect(told.mock.lastCall?.[1]).toEqual([]);
  server.pass(NUDGE_MS);
  expect((await play.call(respondent, turnNudge, at)).d.nudged).toBe(1);
  expect((await play.call(judge, turnNudge, at)).d).toEqual({ nudged: 0, absent: 0, retry_after: 0 });
  const closed = await play.call(judge, turnNudge, { ...at, nid: 'judgment' });
  expect(closed.code).toBe('not_current_section');
  told.mockRestore();
  here.mockRestore();
});

it('keeps that pace over several server processes, asked at once or one after the other', async () => {
  const play = await openPlay(server);
  await playTo(play, 'hearing');
  const { claimant, respondent, judge } = play.players;
  const here = vi.spyOn(server.deps.bus, 'present');
  here.mockResolvedValue([{ user_id: judge.id, node_id: 'hearing', since: 0 }]);
  const elsewhere = { ...server.deps, ...createProcessState(server.deps) };
  const remind = (deps: typeof server.deps, who: typeof judge) =>
    nudgeWaited(deps, { ...who, modules: [], session: '' }, { eid: play.eid, nid: 'hearing' });
  const four = [server.deps, elsewhere].flatMap((deps) => [remind(deps, claimant), remind(deps, respondent)]);
  expect((await Promise.all(four)).map(({ nudged }) => nudged).sort()).toEqual([0, 0, 0, 1]);
  for (const deps of [server.deps, elsewhere])
    expect(await remind(deps, claimant)).toMatchObject({ nudged: 0 });
  here.mockRestore();
});

it('reminds once when two servers are asked at the same moment, before either can see what the other has kept', async () => {
  const play = await openPlay(server);
  const { judge } = play.players;
  const { database, log, clock } = server.deps;
  const other = connectDatabase({ connectionString: database.url, max: 4 }, { kind: 'external', log });
  // Nobody writes before both have come as far as they can without it.
  const gate = await database.pool.connect();
  await gate.query('BEGIN');
  await gate.query('LOCK TABLE rate_hits IN SHARE MODE');
  const both = [database, other].map((one) => paceNudges({ database: one, clock }, play.eid, [judge.id]));
  await eventually(async () => expect(await waitingForLocks()).toBe(2));
  await gate.query('COMMIT');
  gate.release();
  const fresh = (await Promise.all(both)).flatMap((pace) => pace.fresh);
  await other.close();
  expect(fresh).toEqual([judge.id]);
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await server.deps.database.pool.query(
    `SELECT count(*) AS n FROM pg_locks l JOIN pg_stat_activity a USING (pid)
      WHERE NOT l.granted AND a.datname = current_database()`,
  );
  return Number(rows[0].n);
}
