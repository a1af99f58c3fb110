import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  docDetail,
  type EvaluationContent,
  evaluateDetail,
  evaluatePublish,
  evaluateSave,
  evaluateWithdraw,
  experimentDetail,
  experimentList,
  messageList,
  nodeEnd,
  scoresExport,
  shownText,
} from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptForIdle } from '../../../test/long-run.ts';
import { draft, openPlay, type Play, type Player, playTo } from '../../../test/play.ts';
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

const detail = async (who = play.mentor) => (await play.call(who, evaluateDetail, { eid: play.eid })).d;
const goalIds = async () => (await detail()).goals.map(({ id }) => id);

const UNSAID = { goals: {}, remarks: {}, comment: '', moments: [] };

/** 80 on everything for the team, and 100 for the judge; who did nothing keeps the team's. */
async function judged(): Promise<EvaluationContent> {
  const { goals, members } = await detail();
  const ids = goals.map(({ id }) => id);
  const all = (score: number) => Object.fromEntries(ids.map((id) => [id, score]));
  return {
    team: { ...UNSAID, goals: all(80), comment: '配合良好。' },
    members: [
      { ...UNSAID, user_id: play.players.judge.id, goals: all(100), comment: '主持得当。' },
      { ...UNSAID, user_id: play.players.claimant.id, comment: 'SECRET-COMMENT' },
      ...members.filter(({ idle }) => idle).map(({ id }) => keptForIdle(id)),
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

const withdraw = (version: number, reason = '证据漏计') =>
  play.call(play.mentor, evaluateWithdraw, { eid: play.eid, version, reason });

/** How many runs are found in which somebody has less than 100; else the refusal. */
async function below(who: Player, scope: 'done' | 'evaluate'): Promise<number | string> {
  const { code, d } = await play.call(who, experimentList, { scope, score_below: 100 });
  return code === 'ok' ? d.total : code;
}

/** The exported scores, with their head. */
async function sheet(): Promise<readonly (readonly string[])[]> {
  const { d } = await play.call(play.mentor, scoresExport, {
    class_id: play.classId,
  });
  const path = join(tmpdir(), `lets-scores-${process.pid}.xlsx`);
  await writeFile(path, d as Buffer);
  return readSheet(path, { rows: 100, columns: 30 });
}

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

  it('tells nobody of a change in what they may not know', async () => {
    await end();
    const content = await judged();
    const { judge, claimant } = play.players;
    const seq = await seqOf('spoke');
    await server.deps.database.pool.query(
      'UPDATE experiment_events SET audience = $3 WHERE experiment_id = $1 AND seq = $2',
      [play.eid, seq, { user_ids: [judge.id], staff: true }],
    );
    await save(content, 0);
    await publish(1);
    await save({ ...content, team: { ...content.team, moments: [seq] } }, 1);
    await publish(2, '补充');
    const changed = [{ user_id: null, about: 'comment', goal: null }];
    expect((await detail(judge)).published?.changes).toEqual(changed);
    expect((await detail()).published?.changes).toEqual(changed);
    expect((await detail(claimant)).published?.changes).toEqual([]);
  });

  it('two who publish at once publish once', async () => {
    await end();
    await save(await judged(), 0);
    const codes = (await Promise.all([publish(1), publish(1)])).map(({ code }) => code).sort();
    expect(codes).toEqual(['nothing_to_publish', 'ok']);
  });

  it('is published anew only when something in it has changed', async () => {
    await end();
    const content = await judged();
    await save(content, 0);
    await publish(1);
    const [goal = ''] = await goalIds();
    // The same in other words of JSON.
    const isClaimant = (id: number) => id === play.players.claimant.id;
    const members = content.members
      .map((member) => (isClaimant(member.user_id) ? { ...member, goals: { [goal]: null } } : member))
      .reverse();
    await save({ ...content, members }, 1);
    expect((await publish(2, '再发一次')).code).toBe('nothing_to_publish');
    expect((await detail()).versions).toHaveLength(1);
    const team = { ...content.team, goals: { ...content.team.goals, [goal]: 70 } };
    await save({ ...content, team }, 2);
    expect((await publish(3, '复核')).code).toBe('ok');
    expect((await detail(play.players.claimant)).published?.changes).toEqual([
      { user_id: null, about: 'score', goal },
    ]);
  });

  it('asks about each member who did nothing before the team’s scores reach them', async () => {
    await end();
    const { members, goals } = await detail();
    const idle = members.filter((member) => member.idle).map(({ id }) => id);
    const { witness, judge, assessor } = play.players;
    expect(idle).toContain(witness.id);
    expect(idle).not.toContain(judge.id);
    const content = await judged();
    const of = (user_id: number, part: object) => ({
      ...content,
      members: [
        ...content.members.filter((member) => member.user_id !== user_id),
        { ...UNSAID, user_id, ...part },
      ],
    });
    await save(of(witness.id, {}), 0);
    expect(await publish(1)).toMatchObject({ code: 'idle_undecided', d: { [witness.id]: 'missing' } });
    await save(of(witness.id, { decision: { is: 'excluded', reason: '  ' } }), 1);
    expect((await publish(2)).code).toBe('idle_undecided');
    const nought = Object.fromEntries(goals.map(({ id }) => [id, 0]));
    await save(of(witness.id, { goals: nought }), 2);
    expect((await publish(3)).code).toBe('ok');
    expect((await detail(witness)).published?.totals).toEqual([{ user_id: witness.id, score: 0 }]);
    const reason = '未到场，另行补考';
    await save(of(witness.id, { decision: { is: 'excluded', reason } }), 3);
    expect((await publish(4, '另行补考')).code).toBe('ok');
    const { published } = await detail(witness);
    expect(published).toMatchObject({
      totals: [],
      content: { members: [{ user_id: witness.id, decision: { is: 'excluded', reason } }] },
    });
    expect((await detail()).published?.totals.map(({ user_id }) => user_id)).not.toContain(witness.id);
    // Nobody else learns of it.
    expect(JSON.stringify(await detail(assessor))).not.toContain(reason);
  });

  it('tells no member by trying what the others were given', async () => {
    await end();
    await save(await judged(), 0);
    await publish(1);
    expect(await below(play.players.judge, 'done')).toBe('no_authority');
  });

  it('comments on passages of papers, which their writers and signers read once it is published', async () => {
    const { judge, claimant, respondent, assessor } = play.players;
    const { document } = await draft(
      play,
      'claimant',
      'complaint',
      'complaint_form',
      '请求返还借款本金二十万元。',
    );
    await play.push(claimant, 'complaint', { kind: 'submit', role_id: 'claimant', doc_id: document.id });
    await end();
    const paper = (await play.state()).documents[document.id];
    if (!paper) throw new Error('there is no paper');
    const read = await play.call(play.mentor, docDetail, { eid: play.eid, doc_id: paper.id });
    const words = shownText(read.d.content);
    const comment = {
      id: randomUUID(),
      document_id: paper.id,
      version: paper.version,
      from: 2,
      to: 8,
      quote: words.slice(2, 8),
      text: 'PAPER-COMMENT',
    };
    const content = { ...(await judged()), papers: [comment] };
    for (const wrong of [
      { from: 3, to: 9 },
      { version: 99 },
      { document_id: randomUUID() },
      { from: 1_000_000, to: 1_000_006 },
    ])
      expect((await save({ ...content, papers: [{ ...comment, ...wrong }] }, 0)).d).toEqual({
        content: 'not_one_of',
      });
    expect((await save({ ...content, papers: [comment, comment] }, 0)).code).toBe('bad_parameter');
    expect((await save(content, 0)).code).toBe('ok');
    const said = async (who: Player) => JSON.stringify(await detail(who)).includes('PAPER-COMMENT');
    expect(await said(claimant)).toBe(false);
    await publish(1);
    expect((await detail(claimant)).published).toMatchObject({
      content: { papers: [comment] },
      documents: [{ id: paper.id, name: paper.name }],
    });
    for (const other of [respondent, assessor, judge]) {
      expect(await said(other)).toBe(false);
      expect((await detail(other)).published?.documents).toEqual([]);
    }
    await server.deps.database.pool.query(
      `INSERT INTO signatures (document_id, version, role_id, experiment_id, user_id, decision, hash)
        VALUES ($1, 1, 'judge', $2, $3, 'signed', '')`,
      [paper.id, play.eid, judge.id],
    );
    expect(await said(judge)).toBe(true);
    await withdraw(1);
    for (const who of [claimant, judge]) expect(await said(who)).toBe(false);
    const papersAgain = [{ ...comment, text: 'ANOTHER' }];
    await save({ ...content, papers: papersAgain }, 1);
    await publish(2, '补充批注');
    expect((await detail(claimant)).published?.changes).toEqual([
      { user_id: null, about: 'papers', goal: null },
    ]);
    expect((await detail(respondent)).published?.changes).toEqual([]);
  });

  it('is taken back: nothing of it is told any more, it stays in the history, and is published anew', async () => {
    await end();
    const { judge, claimant } = play.players;
    expect((await withdraw(1)).code).toBe('nothing_to_withdraw');
    const content = await judged();
    await save(content, 0);
    await publish(1);
    expect(await below(play.mentor, 'evaluate')).toBe(1);
    expect((await withdraw(2)).code).toBe('changed_meanwhile');
    expect((await play.call(judge, evaluateWithdraw, { eid: play.eid, version: 1, reason: 'x' })).code).toBe(
      'no_authority',
    );
    expect((await withdraw(1, '')).code).toBe('bad_parameter');
    expect((await withdraw(1)).code).toBe('ok');
    expect((await withdraw(1)).code).toBe('nothing_to_withdraw');
    const seen = await detail(claimant);
    expect(seen).toMatchObject({
      published: null,
      draft: null,
      versions: [],
      withdrawn: { by: { id: play.mentor.id }, reason: '证据漏计' },
    });
    expect(JSON.stringify(seen)).not.toContain('SECRET-COMMENT');
    expect((await play.call(claimant, experimentDetail, { eid: play.eid })).d.evaluated).toBe(false);
    expect((await sheet()).length).toBe(1);
    expect(JSON.stringify((await play.call(claimant, messageList, {})).d)).toContain(
      'withdrawn for revision',
    );
    const { rows } = await server.deps.database.pool.query(
      `SELECT detail FROM audit_log WHERE action = 'grade' AND target = $1 ORDER BY id DESC LIMIT 1`,
      [`experiment ${play.eid}`],
    );
    expect(rows).toEqual([{ detail: 'version 1 withdrawn: 证据漏计' }]);
    expect(await below(play.mentor, 'evaluate')).toBe(0);
    // As it was: it was taken back by mistake.
    expect((await publish(1, '误撤回')).d).toEqual({ version: 2 });
    const mine = await detail();
    expect(mine).toMatchObject({ withdrawn: null, published: { version: 2, changes: [] } });
    expect(mine.versions.map(({ version, withdrawn }) => [version, withdrawn?.reason])).toEqual([
      [2, undefined],
      [1, '证据漏计'],
    ]);
    expect((await detail(claimant)).published?.totals).toEqual([{ user_id: claimant.id, score: 80 }]);
  });

  it('goes out as a sheet, by member and goal', async () => {
    await end();
    const content = await judged();
    const [goal = ''] = await goalIds();
    const team = { ...content.team, remarks: { [goal]: { text: '证据', moments: [await seqOf('spoke')] } } };
    const members = content.members.map((member) =>
      member.user_id === play.players.witness.id
        ? { ...member, decision: { is: 'excluded', reason: '另行补考' } as const }
        : member,
    );
    await save({ team, members }, 0);
    await publish(1);
    await setZone(server, 'Asia/Kathmandu');
    const [head, ...rows] = await sheet();
    expect(head?.slice(0, 8)).toEqual([
      'Student ID',
      'Name',
      'Class',
      'Group',
      'Task',
      'Project',
      'Score',
      'Whose score',
    ]);
    const rowOf = ({ name }: Player) => rows.find((row) => row[1] === name) ?? [];
    const { judge, claimant, assessor, witness } = play.players;
    expect(rowOf(judge).slice(6, 10)).toEqual(['100', 'Their own', '主持得当。', '配合良好。']);
    expect(rowOf(claimant).slice(6, 8)).toEqual(['80', 'The group’s']);
    expect(rowOf(assessor)[7]).toBe('The group’s: 病假，组内已补做');
    expect(rowOf(witness).slice(6, 8)).toEqual(['', 'Not scored: 另行补考']);
    const rest = rowOf(judge).slice(11);
    expect(head?.[10]).toBe('Published (UTC+5:45)');
    expect(head?.at(-1)).toBe('Record quoted (UTC+5:45)');
    expect(head?.[12]).toContain('comment');
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
  await pool.query(`update experiments set started_at = ended_at - interval '1 hour' where id = $1`, [
    play.eid,
  ]);
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
