import {
  experienceList,
  experienceSave,
  experimentList,
  noteCreate,
  noteList,
  noteShare,
  notesShared,
} from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAs } from '../../../test/factories.ts';
import { buildPlayer, openPlay, type Play, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let play: Play;
beforeAll(async () => {
  server = await openTestServer();
  play = await openPlay(server);
  const { claimant } = play.players;
  const note = { eid: play.eid, nid: 'complaint', text: 'Ask for the receipt' };
  await play.call(claimant, noteCreate, note);
  await playTo(play, 'closing');
});
afterAll(() => server.close());

it('a member writes their experience after the end once, from another login and when the team is no more', async () => {
  const { eid, teamId, players } = play;
  const { claimant, respondent } = players;
  const { pool } = server.deps.database;
  await pool.query('DELETE FROM team_members WHERE team_id = $1 AND user_id = $2', [teamId, claimant.id]);
  const later = { as: await logInAs(server.deps.database, claimant) };
  const cardOf = async () => {
    const { d } = await server.call(experimentList, { scope: 'done' }, later);
    return d.list.find((card) => card.eid === eid);
  };
  expect(await cardOf()).toMatchObject({ experience_written: false });
  const save = (content: string) => server.call(experienceSave, { eid, content, request_id: content }, later);
  expect((await save('What I learnt')).code).toBe('ok');
  expect((await save('Something else')).code).toBe('already_done');
  expect(await cardOf()).toMatchObject({ experience_written: true });
  const read = await server.call(experienceList, { eid }, later);
  expect(read.d).toMatchObject({ mine: true, list: [{ content: 'What I learnt', mine: true }] });
  const others = await play.call(respondent, experienceList, { eid });
  expect(others.d).toMatchObject({ mine: false, list: [{ content: 'What I learnt', mine: false }] });
  const outsider = await buildPlayer(server);
  const refused = await server.call(
    experienceSave,
    { eid, content: 'x', request_id: 'outsider-1' },
    { as: outsider.token },
  );
  expect(refused.code).toBe('not_found');
});

it('own notes stay readable and can be shared after the end, but are not written any more', async () => {
  const { eid, mentor, players } = play;
  const { claimant } = players;
  const notes = await play.call(claimant, noteList, { eid });
  expect(notes.d.list).toMatchObject([{ text: 'Ask for the receipt', current: false, shared: false }]);
  expect((await play.call(mentor, notesShared, { eid })).d.list).toEqual([]);
  const shared = await play.call(claimant, noteShare, { eid, nid: 'complaint', shared: true });
  expect(shared.code).toBe('ok');
  expect((await play.call(mentor, notesShared, { eid })).d.list).toMatchObject([
    { text: 'Ask for the receipt' },
  ]);
  const late = await play.call(claimant, noteCreate, { eid, nid: 'complaint', text: 'Too late' });
  expect(late.code).toBe('not_current_section');
  expect((await play.call(claimant, noteList, { eid })).d.list).toMatchObject([
    { text: 'Ask for the receipt' },
  ]);
});
