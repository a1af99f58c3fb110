import {
  docsDelete,
  dossier,
  type ExperimentResult,
  evaluateDetail,
  experimentResult,
  experimentStatistics,
  formatDuration,
  guideAttendance,
  handOver,
  IDENTITY,
  type Language,
  nodeEnd,
  type RichNode,
  reportGenerate,
  statisticsExport,
} from '@lets/contract';
import { initialState, type RunState, replay, tallyOf } from '@lets/engine';
import { unzipSync } from 'fflate';
import readExcel from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playWhole } from '../../test/long-run.ts';
import { buildPlayer, draft, openPlay, type Play, type Player, playTo } from '../../test/play.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { readDocx } from '../documents/read-docx.ts';
import { REPORT_TEXTS } from './report-texts.ts';

/** A run with what is easily counted twice or not at all: every screen, report and sheet tells the same of it. */

let server: TestServer;
let play: Play;
let admin: Player;
let result: ExperimentResult;

beforeAll(async () => {
  server = await openTestServer();
  play = await openPlay(server);
  admin = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['experiment'] });
  await playTwice();
  result = (await play.call(play.mentor, experimentResult, { eid: play.eid })).d;
});
afterAll(() => server.close());

async function playTwice(): Promise<void> {
  const { eid, players, call } = play;
  const { judge, claimant, witness } = players;
  // A path that is left, with a wrong try on it, and a draft that is thrown away.
  await playTo(play, 'hearing');
  await play.end('judge', 'hearing', 'adjourn');
  expect((await call(judge, nodeEnd, { option: 'restart', eid, nid: 'hearing' })).code).toBe('ok');
  const { document } = await draft(play, 'claimant', 'complaint', 'complaint_form');
  const thrown = { eid, nid: 'complaint', role_id: 'claimant', doc_id: document.id };
  expect((await call(claimant, docsDelete, thrown)).code).toBe('ok');
  await draft(play, 'respondent', 'defence', 'defence_form');
  // Somebody who is left without a role.
  const given = { eid, target_role: 'witness', to_user: claimant.id, reason: '临时有事' };
  expect((await call(play.mentor, handOver, given)).code).toBe('ok');
  await playWhole(play, { speeches: 3 });
  const record = { record_seq: 1, hash: 'h' };
  await happens('record_signed', judge.id, { ...record, decision: 'signed', image: 'text:判' });
  await happens('record_signed', witness.id, { ...record, decision: 'refused', reason: '' });
  await happens('spoke', play.mentor.id, { text: '我来说一句', file_id: null }, { byStaff: true });
  await happens('spoke_in_meeting', witness.id, { meeting_id: 1, text: '私下说' });
  // The assessor let the others wait for a signature.
  await server.deps.database.pool.query(
    `update experiment_events set at = at - 330_000 where experiment_id = $1 and type = 'signature_requested'`,
    [eid],
  );
  // Not quite fifteen minutes; the judge came before and stayed after.
  await server.deps.database.pool.query(
    `update experiments set started_at = ended_at - interval '14 minutes 58.9 seconds' where id = $1`,
    [eid],
  );
  await server.deps.database.pool.query(
    `insert into presence_spans (experiment_id, user_id, from_at, until_at)
      select id, $2::bigint, started_at - interval '9 minutes', ended_at + interval '3 hours' from experiments where id = $1`,
    [eid, judge.id],
  );
}

/** As if it had been done in the hearing, without asking the engine. */
async function happens(type: string, by: number, data: object, { byStaff = false } = {}): Promise<void> {
  const { pool } = server.deps.database;
  await pool.query(
    `INSERT INTO experiment_events (experiment_id, seq, type, at, node_id, actor_id, role_id, by_staff, data)
      SELECT id, seq + 1, $2, $3::bigint, 'hearing', $4::bigint, null, $5, $6::jsonb FROM experiments WHERE id = $1`,
    [play.eid, type, server.deps.clock(), by, byStaff, JSON.stringify(data)],
  );
  await pool.query(
    `UPDATE experiments SET seq = seq + 1, revision = revision + 1,
      state = jsonb_set(state::jsonb, '{seq}', to_jsonb(seq + 1))::json WHERE id = $1`,
    [play.eid],
  );
}

const words = (node: RichNode): string =>
  node.type === 'text' ? (node.text ?? '') : (node.content ?? []).map(words).join('');

/** The rows of all tables of the report, the first page's among them. */
async function reportRows(lang: Language): Promise<string[][]> {
  const asked = { as: play.mentor.token, headers: { 'accept-language': lang } };
  const { d } = await server.call(reportGenerate, { eid: play.eid, format: 'docx' }, asked);
  const { content } = await readDocx(d as Buffer);
  const tables = (content.content ?? []).filter(({ type }) => type === 'table');
  return tables.flatMap(({ content: rows = [] }) => rows.map((row) => (row.content ?? []).map(words)));
}

const evaluated = async () => (await play.call(play.mentor, evaluateDetail, { eid: play.eid })).d.members;
const statistics = async () =>
  (await play.call(admin, experimentStatistics, { project_id: play.projectId })).d.totals;
const took = () => (result.ended_at ?? 0) - (result.started_at ?? 0);

describe('what was done in a run', () => {
  it('is counted over all its paths, by its members, but for what was thrown away', () => {
    expect(result.totals).toEqual({
      speeches: 4,
      documents: 2,
      signatures: 2,
      votes: 2,
      wrong_tries: 2,
      consequences: 0,
    });
  });

  it('adds up from section to section, those side by side among them', () => {
    const found = (nodeId: string) => result.sections.find(({ node_id }) => node_id === nodeId);
    expect(['complaint', 'defence', 'judgment'].map((id) => found(id)?.documents)).toEqual([0, 1, 1]);
    const sum = result.sections.reduce((total, { documents }) => total + documents, 0);
    expect(sum).toBe(result.totals.documents);
  });

  it('is the same member by member on the sheet of an evaluation', async () => {
    const members = await evaluated();
    for (const [key, total] of Object.entries(result.totals)) {
      const counts = members.map(({ contribution }) => contribution[key as keyof typeof result.totals]);
      expect(
        counts.reduce((sum, one) => sum + one, 0),
        key,
      ).toBe(total);
    }
  });

  it('is the same on the first page and in the chapters of a report, in both languages', async () => {
    const { speeches, documents, signatures, votes, wrong_tries, consequences } = result.totals;
    const [zh, en] = [await reportRows('zh'), await reportRows('en')];
    expect(zh).toContainEqual([
      expect.anything(),
      `发言 ${speeches} 次，文书 ${documents} 份，签名 ${signatures} 次，投票 ${votes} 次，误选 ${wrong_tries} 次，后果 ${consequences} 次`,
    ]);
    expect(en).toContainEqual([
      expect.anything(),
      `speeches ${speeches}, documents ${documents}, signatures ${signatures}, votes ${votes}, wrong tries ${wrong_tries}, consequences ${consequences}`,
    ]);
    for (const { name, contribution: own } of await evaluated()) {
      const counts = [own.speeches, own.documents, own.signatures, own.votes, own.wrong_tries];
      const printed = en.find((row) => row[0] === name && row.length === 8);
      expect(printed?.slice(2), name).toEqual([...counts, own.consequences].map(String));
    }
  });

  it('is the same in the dossier and in the statistics', async () => {
    const { d } = await play.call(play.mentor, dossier, { eid: play.eid });
    const facts = JSON.parse(new TextDecoder().decode(unzipSync(d as Buffer)['case.json']));
    expect(facts.totals).toEqual(result.totals);
    const { wrong_tries, consequences } = await statistics();
    expect({ wrong_tries, consequences }).toEqual({
      wrong_tries: result.totals.wrong_tries,
      consequences: result.totals.consequences,
    });
  });

  it('is what a screen counts that folds the events', async () => {
    const { wrong_tries, consequences, documents } = result.totals;
    const folded: RunState = replay(
      await play.log(),
      initialState({ leader_id: 0, member_ids: [], holders: {} }),
    );
    expect(tallyOf(folded)).toEqual({ wrong_tries, consequences });
    expect(tallyOf(await play.state())).toEqual({ wrong_tries, consequences });
    expect(Object.keys(folded.documents)).toHaveLength(documents);
  });
});

describe('how long a run took', () => {
  it('is told in whole minutes that have passed, wherever it is told', async () => {
    expect(formatDuration(took(), 'zh')).toBe('14 分');
    expect(await reportRows('zh')).toContainEqual([REPORT_TEXTS.took.zh, '14 分']);
    expect(await reportRows('en')).toContainEqual([REPORT_TEXTS.took.en, '14 min']);
    const { average_minutes } = await statistics();
    expect(formatDuration((average_minutes ?? 0) * 60_000, 'zh')).toBe('14 分');
  });

  it('bounds how long somebody was there, in the attendance and on the sheet alike', async () => {
    const { d } = await play.call(play.mentor, guideAttendance, { eid: play.eid });
    const { judge } = play.players;
    const attended = d.members.find(({ user }) => user.id === judge.id)?.present_seconds ?? 0;
    const sheet = (await evaluated()).find(({ id }) => id === judge.id)?.contribution.minutes_present;
    expect(formatDuration(attended * 1000, 'en')).toBe('14 min');
    expect(sheet).toBe(14);
    const { assessor } = play.players;
    const waited = (await evaluated()).find(({ id }) => id === assessor.id)?.contribution.minutes_waited_for;
    expect(waited).toBe(5);
  });
});

describe('who took part', () => {
  it('is as many people everywhere', async () => {
    const { d } = await play.call(admin, statisticsExport, { project_id: play.projectId });
    const [head = [], row = []] = (await readExcel(d as Buffer)).at(-1)?.data ?? [];
    const numbers = [
      (await evaluated()).length,
      (await statistics()).students,
      row[head.findIndex((title) => /^(Members|人数)/.test(String(title)))],
      (await play.call(play.mentor, guideAttendance, { eid: play.eid })).d.members.length,
    ];
    expect(numbers).toEqual(numbers.map(() => result.members.length));
  });

  it.each(['zh', 'en'] as const)('a member without a role is an observer, in %s', async (lang) => {
    const { name } = play.players.witness;
    expect(result.members.find((member) => member.name === name)?.roles).toEqual([]);
    const told = (await reportRows(lang))
      .filter((row) => row[0] === name && [2, 8].includes(row.length))
      .map(([, roles]) => roles);
    expect([...new Set(told)]).toEqual([REPORT_TEXTS.observer[lang]]);
    expect(REPORT_TEXTS.observer).toEqual({ zh: '旁听', en: 'Observer' });
  });
});
