import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EvaluationContent,
  evaluateDetail,
  evaluatePublish,
  evaluateSave,
  experimentDetail,
  messageList,
  nodeEnd,
  scoresExport,
} from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPlay, type Play, playTo } from '../../../test/play.ts';
import { setZone } from '../../../test/school-zone.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { readSheet } from '../../spreadsheets/read-sheet.ts';

let server: TestServer;
let play: Play;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  play = await openPlay(server);
});

async function end(): Promise<void> {
  const { judge, claimant } = play.players;
  await playTo(play, 'hearing');
  await play.push(judge, 'hearing', { kind: 'speech', role_id: 'judge', text: '现在开庭。' });
  const { code } = await play.call(claimant, nodeEnd, {
    eid: play.eid,
    nid: 'hearing',
    role_id: 'claimant',
    option: 'terminate',
    reason: 'Settled',
  });
  expect(code).toBe('ok');
}

const goalIds = async () =>
  (await play.call(play.mentor, evaluateDetail, { eid: play.eid })).d.goals.map(({ id }) => id);

const UNSAID = { goals: {}, remarks: {}, comment: '', moments: [] };

/** 80 on everything for the team, and 100 for the judge. */
async function judged(): Promise<EvaluationContent> {
  const ids = await goalIds();
  const all = (score: number) => Object.fromEntries(ids.map((id) => [id, score]));
  return {
    team: { ...UNSAID, goals: all(80), comment: '配合良好。' },
    members: [
      { ...UNSAID, user_id: play.players.judge.id, goals: all(100), comment: '主持得当。' },
      { ...UNSAID, user_id: play.players.claimant.id, comment: 'SECRET-COMMENT' },
    ],
  };
}
const seqOf = async (type: string): Promise<number> => {
  const { rows } = await server.deps.database.pool.query<{ seq: number }>(
    'SELECT max(seq)::int AS seq FROM experiment_events WHERE experiment_id = $1 AND type = $2',
    [play.eid, type],
  );
  return rows[0]?.seq ?? 0;
};
const save = (content: EvaluationContent, revision: number) =>
  play.call(play.mentor, evaluateSave, { eid: play.eid, revision, content });
const publish = (revision: number, reason = '') =>
  play.call(play.mentor, evaluatePublish, { eid: play.eid, revision, reason });

describe('an evaluation', () => {
  it('waits for the end', async () => {
    expect((await play.call(play.mentor, evaluateDetail, { eid: play.eid })).code).toBe('not_ended');
  });

  it('is kept as it is written, and nobody overwrites another unseen', async () => {
    await end();
    const content = await judged();
    expect((await save(content, 0)).d).toEqual({ revision: 1 });
    expect(await save(content, 0)).toMatchObject({ code: 'changed_meanwhile', d: { revision: 1, content } });
    const { d } = await play.call(play.mentor, evaluateDetail, { eid: play.eid });
    expect(d.draft).toMatchObject({ revision: 1, content, saved_by: { id: play.mentor.id } });
    const { d: seen } = await play.call(play.players.judge, evaluateDetail, { eid: play.eid });
    expect(seen).toMatchObject({ draft: null, published: null, versions: [] });
  });

  it('is shown with a message, to each their own', async () => {
    await end();
    await save(await judged(), 0);
    expect((await publish(1)).d).toEqual({ version: 1 });
    const { judge, claimant } = play.players;
    const { d } = await play.call(judge, evaluateDetail, { eid: play.eid });
    expect(d.published).toMatchObject({
      version: 1,
      totals: [{ user_id: judge.id, score: 100 }],
      content: { team: { comment: '配合良好。' }, members: [{ user_id: judge.id, comment: '主持得当。' }] },
    });
    expect(JSON.stringify(d)).not.toContain('SECRET-COMMENT');
    const { d: other } = await play.call(claimant, evaluateDetail, { eid: play.eid });
    expect(other.published?.totals).toEqual([{ user_id: claimant.id, score: 80 }]);
    expect((await play.call(claimant, experimentDetail, { eid: play.eid })).d.evaluated).toBe(true);
    const { d: inbox } = await play.call(claimant, messageList, {});
    expect(JSON.stringify(inbox)).toContain('has been published');
  });

  it('is revised with a reason, and what was shown before is kept', async () => {
    await end();
    const content = await judged();
    await save(content, 0);
    await publish(1);
    await save({ ...content, team: { ...content.team, comment: '复核后更正。' } }, 1);
    expect(await publish(2)).toMatchObject({ code: 'bad_parameter', d: { reason: 'missing' } });
    expect((await publish(2, '漏计一项')).d).toEqual({ version: 2 });
    const { d } = await play.call(play.mentor, evaluateDetail, { eid: play.eid });
    expect(d.versions.map(({ version, reason }) => [version, reason])).toEqual([
      [2, '漏计一项'],
      [1, ''],
    ]);
    expect(d.published?.content.team.comment).toBe('复核后更正。');
  });

  it('names whoever has no score yet, and knows no goal or member but its own', async () => {
    await end();
    const content = await judged();
    await save({ ...content, team: UNSAID }, 0);
    const { code, d } = await publish(1);
    expect(code).toBe('bad_parameter');
    expect(Object.keys(d as object)).not.toContain(String(play.players.judge.id));
    expect(Object.keys(d as object)).toContain(String(play.players.claimant.id));
    for (const wrong of [
      { ...content, members: [{ ...UNSAID, user_id: play.stranger.id }] },
      { ...content, team: { ...UNSAID, goals: { unknown: 1 } } },
      { ...content, team: { ...UNSAID, remarks: { unknown: { text: 'x', moments: [] } } } },
      { ...content, team: { ...UNSAID, moments: [100_000] } },
    ])
      expect((await save(wrong, 1)).d).toEqual({ content: 'not_one_of' });
  });

  it('speaks of each goal and points into the record, as far as its reader may know it', async () => {
    await end();
    const seq = await seqOf('spoke');
    const ended = await seqOf('section_ended');
    const [goal = ''] = await goalIds();
    const content = await judged();
    const remarks = { [goal]: { text: '争点归纳准确。', moments: [seq] } };
    await save({ ...content, team: { ...content.team, remarks, moments: [ended] } }, 0);
    await publish(1);
    const { judge, claimant } = play.players;
    const { d } = await play.call(judge, evaluateDetail, { eid: play.eid });
    expect(d.published?.content.team.remarks).toEqual(remarks);
    expect(d.published?.moments).toMatchObject([
      { seq: ended },
      {
        seq,
        node_id: 'hearing',
        words: { zh: '现在开庭。' },
        who: { zh: expect.stringContaining(judge.name) },
      },
    ]);
    const { pool } = server.deps.database;
    const audience = { user_ids: [judge.id], staff: true };
    const hide = 'UPDATE experiment_events SET audience = $3 WHERE experiment_id = $1 AND seq = $2';
    await pool.query(hide, [play.eid, seq, audience]);
    const { d: other } = await play.call(claimant, evaluateDetail, { eid: play.eid });
    expect(other.published?.moments.map((one) => one.seq)).toEqual([ended]);
    expect(other.published?.content.team.remarks[goal]).toEqual({ text: '争点归纳准确。', moments: [] });
    expect((await play.call(judge, evaluateDetail, { eid: play.eid })).d.published?.moments).toHaveLength(2);
    await pool.query(hide, [play.eid, seq, { user_ids: [judge.id], staff: false }]);
    expect((await save({ ...content, team: { ...content.team, moments: [seq] } }, 1)).d).toEqual({
      content: 'not_one_of',
    });
  });

  it('two who publish at once publish once', async () => {
    await end();
    await save(await judged(), 0);
    const codes = (await Promise.all([publish(1), publish(1)])).map(({ code }) => code).sort();
    expect(codes).toEqual(['bad_parameter', 'ok']);
  });

  it('goes out as a sheet, by member and goal', async () => {
    await end();
    const content = await judged();
    const [goal = ''] = await goalIds();
    const team = { ...content.team, remarks: { [goal]: { text: '证据', moments: [await seqOf('spoke')] } } };
    await save({ ...content, team }, 0);
    await publish(1);
    await setZone(server, 'Asia/Kathmandu');
    const { d } = await play.call(play.mentor, scoresExport, { class_id: play.classId });
    const path = join(tmpdir(), `lets-scores-${process.pid}.xlsx`);
    await writeFile(path, d as Buffer);
    const [head, ...rows] = await readSheet(path, { rows: 100, columns: 30 });
    expect(head?.slice(0, 7)).toEqual(['Student ID', 'Name', 'Class', 'Group', 'Task', 'Project', 'Score']);
    expect(rows.find((row) => row[1] === play.players.judge.name)?.slice(6, 9)).toEqual([
      '100',
      '主持得当。',
      '配合良好。',
    ]);
    const rest = rows.find((row) => row[1] === play.players.judge.name)?.slice(10) ?? [];
    expect(head?.[9]).toBe('Published (UTC+5:45)');
    expect(head?.at(-1)).toBe('Record quoted (UTC+5:45)');
    expect(head?.[11]).toContain('comment');
    expect(rest.slice(0, 2)).toEqual(['100', 'Group: 证据']);
    expect(rest.at(-1)).toContain('现在开庭。');
    expect((await play.call(play.stranger, scoresExport, { class_id: play.classId })).code).toBe(
      'no_authority',
    );
  });
});

it('counts what each did, from the record', async () => {
  await end();
  const { pool } = server.deps.database;
  await pool.query(
    `insert into presence_spans (experiment_id, user_id, from_at, until_at)
      select id, $2::bigint, ended_at - interval '30 minutes', ended_at - interval '10 minutes' from experiments where id = $1
      union all select id, $2::bigint, ended_at - interval '20 minutes', ended_at + interval '3 hours' from experiments where id = $1`,
    [play.eid, play.players.judge.id],
  );
  const { d } = await play.call(play.mentor, evaluateDetail, { eid: play.eid });
  const of = (id: number) => d.members.find((member) => member.id === id)?.contribution;
  expect(of(play.players.judge.id)).toMatchObject({ speeches: 1, spoken: 5, minutes_present: 30 });
  expect(of(play.players.claimant.id)).toMatchObject({ speeches: 0, minutes_present: 0 });
});
