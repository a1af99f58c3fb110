import {
  evaluateDetail,
  evaluateNotes,
  evaluateNotesSave,
  evaluatePublish,
  evaluateSave,
  IDENTITY,
  reportGenerate,
} from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptForIdle } from '../../../test/long-run.ts';
import { buildPlayer, openPlay, type Play, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let play: Play;
beforeAll(async () => {
  server = await openTestServer();
  play = await openPlay(server);
  await server.deps.database.pool.query(
    `UPDATE experiments SET status = 'ended', ending = 'terminated', ended_at = now() WHERE id = $1`,
    [play.eid],
  );
});
afterAll(() => server.close());

const read = (who: Player) => play.call(who, evaluateNotes, { eid: play.eid });
const save = (
  who: Player,
  revision: number,
  team: string,
  members: { user_id: number; text: string }[] = [],
) => play.call(who, evaluateNotesSave, { eid: play.eid, revision, notes: { team, members } });

it('keeps notes for the staff of the run alone, and overwrites nobody unseen', async () => {
  const { judge, claimant } = play.players;
  const other = await buildPlayer(server, { identity: IDENTITY.mentor });
  expect((await read(play.mentor)).d).toMatchObject({ notes: { team: '', members: [] }, revision: 0 });
  const members = [{ user_id: judge.id, text: 'SECRET-NOTE' }];
  expect((await save(play.mentor, 0, '分工不均', members)).d).toEqual({ revision: 1 });
  expect(await save(play.mentor, 0, '覆盖')).toMatchObject({
    code: 'changed_meanwhile',
    d: { revision: 1, notes: { team: '分工不均', members } },
  });
  expect((await read(play.mentor)).d).toMatchObject({
    notes: { team: '分工不均', members },
    saved_by: { id: play.mentor.id },
  });
  for (const [who, code] of [
    [judge, 'no_authority'],
    [claimant, 'no_authority'],
    [other, 'not_found'],
  ] as const) {
    expect((await read(who)).code).toBe(code);
    expect((await save(who, 1, '')).code).toBe(code);
  }
  const stranger = [{ user_id: play.stranger.id, text: 'x' }];
  expect((await save(play.mentor, 1, '', stranger)).d).toEqual({ notes: 'not_one_of' });
});

it('puts nothing of them into the evaluation or a report', async () => {
  const { d } = await play.call(play.mentor, evaluateDetail, { eid: play.eid });
  const goals = Object.fromEntries(d.goals.map(({ id }) => [id, 80]));
  const team = { goals, remarks: {}, comment: '', moments: [] };
  const members = d.members.filter(({ idle }) => idle).map(({ id }) => keptForIdle(id));
  await play.call(play.mentor, evaluateSave, { eid: play.eid, revision: 0, content: { team, members } });
  expect((await play.call(play.mentor, evaluatePublish, { eid: play.eid, revision: 1 })).code).toBe('ok');
  for (const who of [play.players.judge, play.mentor]) {
    const answer = await play.call(who, evaluateDetail, { eid: play.eid });
    expect(JSON.stringify(answer.d)).not.toContain('SECRET-NOTE');
    const report = await play.call(who, reportGenerate, { eid: play.eid, format: 'docx' });
    expect(report.code).toBe('ok');
    expect((report.d as Buffer).includes('SECRET-NOTE')).toBe(false);
  }
});
