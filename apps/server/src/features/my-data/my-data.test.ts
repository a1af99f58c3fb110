import {
  docComment,
  evaluateNotesSave,
  evaluateSave,
  fileUpload,
  meetApply,
  myData,
  myDataState,
  noteCreate,
  profileSave,
  sendMessage,
} from '@lets/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft, openPlay, type Play, type Player, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let play: Play;
beforeAll(async () => {
  server = await openTestServer();
  play = await openPlay(server);
  await playMarked();
});
afterAll(() => server.close());

const HOSTILE = '<script>alert(1)</script>&"\'';

/** A run under way in which what is the claimant's begins with OWN, and what they may not know with SEALED. */
async function playMarked(): Promise<void> {
  const { claimant, respondent, judge, assessor } = play.players;
  const { eid } = play;
  const own = await draft(play, 'claimant', 'complaint', 'complaint_form', 'OWN-DRAFT');
  await play.call(claimant, docComment, {
    eid,
    doc_id: own.document.id,
    role_id: 'claimant',
    body: 'OWN-REMARK',
  });
  await draft(play, 'respondent', 'defence', 'defence_form', 'SEALED-DRAFT');
  await playTo(play, 'hearing');
  await play.push(claimant, 'hearing', {
    kind: 'speech',
    role_id: 'claimant',
    text: `OWN-SPEECH ${HOSTILE}`,
  });
  await play.push(judge, 'hearing', { kind: 'speech', role_id: 'judge', text: 'OTHERS-SPEECH' });
  const at = { eid, nid: 'hearing' };
  await play.call(claimant, noteCreate, { ...at, text: 'OWN-NOTE' });
  await play.call(respondent, noteCreate, { ...at, text: 'SEALED-NOTE' });
  const asked = await play.call(judge, meetApply, {
    kind: 'ask',
    ...at,
    role_id: 'judge',
    target_role: 'respondent',
  });
  const meeting_id = asked.d.seq;
  const agreed = { kind: 'answer', ...at, role_id: 'respondent', meeting_id, agree: true } as const;
  await play.call(respondent, meetApply, agreed);
  await play.push(judge, 'hearing', { kind: 'speech', role_id: 'judge', text: 'SEALED-TALK', meeting_id });
  await message(claimant, respondent, 'OWN-MESSAGE');
  await message(respondent, claimant, 'OWN-RECEIVED');
  await message(respondent, judge, 'SEALED-MESSAGE');
  await playTo(play, 'panel');
  await play.push(judge, 'panel', { kind: 'vote', role_id: 'judge', option_id: 'for' });
  await play.push(assessor, 'panel', { kind: 'vote', role_id: 'assessor', option_id: 'against' });
  await play.call(claimant, profileSave, { email: 'own@school.edu.cn', contact: 'OWN-CONTACT' });
  await server.deps.database.pool.query(
    `INSERT INTO passkeys (user_id, credential_id, public_key, rp_id, name)
      VALUES ($1, 'SEALED-CREDENTIAL', 'SEALED-KEY', 'school.edu.cn', 'OWN-PASSKEY')`,
    [claimant.id],
  );
  await server.call(
    fileUpload,
    { eid },
    {
      as: claimant.token,
      file: { name: 'OWN-FILE.txt', bytes: Buffer.from('OWN-UPLOAD'), mime: 'text/plain' },
    },
  );
}

const message = (from: Player, to: Player, content: string) =>
  play.call(from, sendMessage, { to: [to.id], content });

async function copyOf(who: Player, lang = 'en'): Promise<Record<string, string>> {
  const headers = { 'accept-language': lang };
  const answer = await server.call(myData, { job: 'job-of-my-data' }, { as: who.token, headers });
  expect(answer.code).toBe('ok');
  const parts = Object.entries(unzipSync(answer.d as Buffer));
  return Object.fromEntries(parts.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

describe('a copy of one’s data', () => {
  it('holds what is one’s own, and nothing that others keep sealed in a run under way; its pages run nothing', async () => {
    const copy = await copyOf(play.players.claimant, 'zh');
    const all = Object.values(copy).join('\n');
    for (const mark of [
      'OWN-DRAFT',
      'OWN-REMARK',
      'OWN-SPEECH',
      'OWN-NOTE',
      'OWN-MESSAGE',
      'OWN-RECEIVED',
      'OWN-CONTACT',
      'OWN-PASSKEY',
      'OWN-UPLOAD',
      'own@school.edu.cn',
    ])
      expect(all, mark).toContain(mark);
    expect(all).not.toContain('SEALED');
    // Everybody in the hearing heard it, but it is not this person's data.
    expect(all).not.toContain('OTHERS');
    const html = Object.entries(copy).flatMap(([path, text]) => (path.endsWith('.html') ? [text] : []));
    expect(html.join('')).toContain('我的数据');
    expect(html.join('')).toContain('&lt;script&gt;');
    expect(html.join('')).not.toContain('<script');
    for (const page of html) expect(page).toContain(`default-src 'none'`);
    expect(JSON.parse(copy['index.json'] ?? '').account[0]).toMatchObject({
      account: play.players.claimant.account,
    });
    expect(server.makings.at(-1)).toMatchObject({ userId: play.players.claimant.id, job: 'job-of-my-data' });
  });

  it('tells of a secret ballot only how one voted oneself, and leads from its first page to every other', async () => {
    const copy = await copyOf(play.players.judge);
    const acts = Object.entries(copy).find(([path]) => path.endsWith('acts-1.json'))?.[1] ?? '';
    expect(JSON.parse(acts).acts.filter((act: { type: string }) => act.type === 'ballot_cast')).toHaveLength(
      1,
    );
    const all = Object.values(copy).join('\n');
    expect(all).toContain('SEALED-TALK');
    expect(all).not.toContain(play.players.assessor.account);
    const pages = Object.keys(copy).filter((path) => path.endsWith('.html') && path !== 'index.html');
    for (const path of pages) expect(copy['index.html']).toContain(`href="${path}"`);
  });

  it('has an evaluation once it is published, and never what staff note among themselves', async () => {
    const { witness } = play.players;
    const { eid, mentor } = play;
    await server.deps.database.pool.query(
      `UPDATE experiments SET status = 'ended', ending = 'terminated', ended_at = now() WHERE id = $1`,
      [eid],
    );
    const team = { goals: {}, remarks: {}, comment: 'SEALED-EVALUATION', moments: [] };
    const notes = { team: 'SEALED-TEAM', members: [{ user_id: witness.id, text: 'SEALED-OF-ME' }] };
    const kept = await play.call(mentor, evaluateNotesSave, { eid, revision: 0, notes });
    const saved = await play.call(mentor, evaluateSave, { eid, revision: 0, content: { team, members: [] } });
    expect([kept.code, saved.code]).toEqual(['ok', 'ok']);
    const all = Object.values(await copyOf(witness)).join('\n');
    for (const mark of ['SEALED-EVALUATION', 'SEALED-TEAM', 'SEALED-OF-ME']) expect(all).not.toContain(mark);
  });

  it('is made once in a day, and stands in the log', async () => {
    const { respondent } = play.players;
    await copyOf(respondent);
    const again = await server.call(myData, {}, { as: respondent.token });
    expect(again).toMatchObject({ code: 'too_many_tries', d: { retry_after: expect.any(Number) } });
    const state = (await server.call(myDataState, {}, { as: respondent.token })).d;
    expect(state.next_at).toBe((state.taken_at ?? 0) + 24 * 3_600_000);
    server.pass(24 * 3_600_000);
    expect((await server.call(myDataState, {}, { as: respondent.token })).d.next_at).toBeNull();
    await copyOf(respondent);
    const { rows } = await server.deps.database.pool.query(
      `SELECT count(*)::int AS count FROM audit_log WHERE action = 'my_data_taken' AND actor_id = $1`,
      [respondent.id],
    );
    expect(rows[0].count).toBe(2);
  });
});
