import { classAttendance, guideAttendance, IDENTITY } from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPlayer, openPlay, type Play } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { beginSpan } from '../../runs/presence-repository.ts';

let server: TestServer;
let play: Play;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  play = await openPlay(server);
});

const MINUTE = 60_000;
const read = async () => (await play.call(play.mentor, guideAttendance, { eid: play.eid })).d;
const readClass = async (input = {}) => (await play.call(play.mentor, classAttendance, input)).d;

async function was(role: 'judge' | 'claimant' | 'witness', fromMinute: number, untilMinute: number) {
  const start = (await read()).from ?? 0;
  const [from, until] = [fromMinute, untilMinute].map((minute) => new Date(start + minute * MINUTE));
  if (from && until)
    await beginSpan(server.deps.database, { eid: play.eid, userId: play.players[role].id, from, until });
}

describe('the attendance of a run', () => {
  it('says of each student when they came, and when they were away', async () => {
    await was('judge', 0, 60);
    await was('claimant', 7, 20);
    server.pass(60 * MINUTE);
    const { members, from, until } = await read();
    expect(until).toBeNull();
    expect(from).not.toBeNull();
    const of = (role: 'judge' | 'claimant' | 'witness') =>
      members.find(({ user }) => user.id === play.players[role].id);
    expect(of('judge')).toMatchObject({ late_seconds: 0, is_here: true, away: [] });
    expect(of('claimant')).toMatchObject({ late_seconds: 420, is_here: false, present_seconds: 780 });
    expect(of('claimant')?.away).toHaveLength(1);
    expect(of('witness')).toMatchObject({ first_seen: null, late_seconds: null });
    expect(members).toHaveLength(5);
  });

  it('is for the staff of the run alone', async () => {
    const other = await buildPlayer(server, { identity: IDENTITY.mentor });
    expect((await play.call(other, guideAttendance, { eid: play.eid })).code).toBe('not_found');
    expect((await play.call(play.leader, guideAttendance, { eid: play.eid })).code).toBe('no_authority');
    expect((await play.call(play.leader, classAttendance, {})).code).toBe('no_authority');
    expect((await play.call(other, classAttendance, {})).d).toMatchObject({ students: 0, missing: [] });
  });

  it('lists nobody while the run waits', async () => {
    play = await openPlay(server, { isStarted: false });
    expect(await read()).toMatchObject({ from: null, members: [] });
  });
});

it('sums a class up: who is missing now, who came late', async () => {
  // Who has not come yet is not missing before they are late.
  expect(await readClass()).toMatchObject({ students: 5, here: 0, missing: [], late: [] });
  await was('judge', 0, 30);
  await was('claimant', 7, 20);
  server.pass(30 * MINUTE);
  const { judge, claimant, assessor, respondent, witness } = play.players;
  const { missing, late, here } = await readClass({ class_id: play.classId });
  expect(here).toBe(1);
  expect(missing.map(({ user }) => user.id).sort((a, b) => a - b)).toEqual(
    [claimant, assessor, respondent, witness].map(({ id }) => id).sort((a, b) => a - b),
  );
  expect(missing.at(-1)).toMatchObject({ eid: play.eid, team: 'team', user: { id: claimant.id } });
  expect(missing[0]?.since).toBeNull();
  expect(late).toMatchObject([{ user: { id: claimant.id }, late_seconds: 420 }]);
  expect(missing.some(({ user }) => user.id === judge.id)).toBe(false);
  expect(await readClass({ project_id: play.projectId + 1000 })).toMatchObject({ students: 0 });
});
