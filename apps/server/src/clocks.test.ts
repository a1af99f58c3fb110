import { accountQuery, experimentDetail, login, messagePush } from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashCheaply } from '../test/cheap-password.ts';
import { buildUser, logInAs } from '../test/factories.ts';
import { openPlay, playTo } from '../test/play.ts';
import { openTestServer, type TestServer } from '../test/test-server.ts';
import { paceNudges } from './features/guide/nudge-pace.ts';
import { sweep } from './housekeeping.ts';
import { absentMembers } from './runs/absence.ts';
import { findRun } from './runs/access.ts';
import { beginSpan } from './runs/presence-repository.ts';
import { readAttendance } from './runs/read-attendance.ts';
import { throttle } from './throttle.ts';

/** A clock that ran ahead by hours and was put back, or was put forward and right again. */

const HOUR_MS = 3_600_000;
const AHEAD_MS = 5 * HOUR_MS;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { PERSON_LIMITS: 'on' } });
});
afterAll(() => server.close());
/** Every test begins with a clock that runs ahead. */
beforeEach(() => server.putClock(AHEAD_MS));

const putRight = () => server.putClock(-AHEAD_MS);
const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));

describe('nobody is locked out for hours', () => {
  it('by wrong passwords, and none of them counts again when the clock comes there', async () => {
    const password_hash = await hashCheaply('Right-one-1');
    const { account } = await buildUser(server.deps.database, { password_hash });
    const enter = (password: string) => server.call(login, { userData: { account, password } });
    for (let i = 0; i < 5; i += 1) await enter('wrong');
    expect((await enter('Right-one-1')).code).toBe('too_many_tries');
    putRight();
    expect((await enter('wrong')).code).toBe('bad_credentials');
    await sweep(server.deps);
    server.putClock(AHEAD_MS);
    expect((await enter('Right-one-1')).code).toBe('ok');
    putRight();
  });

  it('by a limit that counts in the database', async () => {
    const once = () => throttle(server.deps, 'clock:1', { count: 1, windowMs: HOUR_MS });
    await once();
    await expect(once()).rejects.toMatchObject({ code: 'too_many_tries' });
    putRight();
    await once();
    await expect(once()).rejects.toMatchObject({ data: { retry_after: expect.closeTo(3600, -1) } });
  });

  it('by the pace of one person', async () => {
    const as = await logInAs(
      server.deps.database,
      await buildUser(server.deps.database),
      server.deps.clock(),
    );
    const speech = { kind: 'speech', eid: 999_999, nid: 'court', role_id: 'judge', text: '…' } as const;
    await times(200, () => server.call(messagePush, speech, { as }));
    putRight();
    server.pass(2000);
    expect((await server.call(messagePush, speech, { as })).code).toBe('not_found');
  });

  it('by reminders, which reach a person again after a minute', async () => {
    const { eid, players } = await openPlay(server);
    await paceNudges(server.deps, eid, [players.judge.id]);
    putRight();
    expect(await paceNudges(server.deps, eid, [players.judge.id])).toMatchObject({
      fresh: [players.judge.id],
    });
  });
});

it('a session outlives a clock that runs ahead by more than its time, and housekeeping meanwhile', async () => {
  putRight();
  const as = await logInAs(server.deps.database, await buildUser(server.deps.database));
  const ahead = 7 * 24 * HOUR_MS + AHEAD_MS;
  server.putClock(ahead);
  await sweep(server.deps);
  expect((await server.call(accountQuery, {}, { as })).code).toBe('not_logged_in');
  server.putClock(-ahead);
  expect((await server.call(accountQuery, {}, { as })).code).toBe('ok');
});

it('a person who was seen only by the wrong clock is missed after the usual time', async () => {
  const play = await openPlay(server);
  const { judge, claimant } = play.players;
  const span = (userId: number, ms: number) => {
    const at = new Date(server.deps.clock() + ms);
    return beginSpan(server.deps.database, { eid: play.eid, userId, from: at, until: at });
  };
  await span(judge.id, 0);
  putRight();
  await span(claimant.id, 0);
  const caller = { ...judge, modules: [], session: '' };
  const found = await findRun(server.deps, caller, play.eid);
  const absent = await absentMembers(server.deps, (found as Extract<typeof found, { run: unknown }>).run);
  expect(absent).toContain(judge.id);
  expect(absent).not.toContain(claimant.id);
});

it('the hours that a clock is put by while somebody is there are not counted, and do not send them away', async () => {
  putRight();
  const { eid, players } = await openPlay(server);
  const { judge } = players;
  const since = server.deps.clock();
  const present = async () => [{ user_id: judge.id, since, node_id: null }];
  const found = await findRun(server.deps, { ...judge, modules: [], session: '' }, eid);
  const { run } = found as Extract<typeof found, { run: unknown }>;
  const read = async () => {
    const bus = { ...server.deps.bus, present };
    return (await readAttendance({ ...server.deps, bus }, [run])).get(eid)?.get(judge.id);
  };
  server.putClock(AHEAD_MS);
  const seen = await read();
  expect(seen).toMatchObject({ is_here: true });
  expect(seen?.present_seconds).toBeLessThan(120);
  // Put back to before the run was started.
  server.putClock(-2 * AHEAD_MS);
  expect(await read()).toMatchObject({ is_here: true, late_seconds: 0, present_seconds: 0 });
  server.putClock(AHEAD_MS);
});

it('the events of a run stay in their order, and are answered', async () => {
  const play = await openPlay(server);
  await playTo(play, 'hearing');
  const speak = (text: string) =>
    play.push(play.players.judge, 'hearing', { kind: 'speech', role_id: 'judge', text });
  expect((await speak('before')).code).toBe('ok');
  putRight();
  expect((await speak('after')).code).toBe('ok');
  const log = await play.log();
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  expect(log.at(-1)).toMatchObject({ type: 'spoke', data: { text: 'after' } });
  const { d } = await play.call(play.players.claimant, experimentDetail, { eid: play.eid });
  expect(d.state.seq).toBe(log.length);
});
