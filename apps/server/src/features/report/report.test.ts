import { dossier, type Language, logList, type RichNode, reportGenerate, wallClock } from '@lets/contract';
import { type ByteSource, verifyArchive } from '@lets/dossier';
import { unzipSync } from 'fflate';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { playWhole, speechAt } from '../../../test/long-run.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { buildPlayer, openPlay, type Play, type Player } from '../../../test/play.ts';
import { setZone } from '../../../test/school-zone.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { readDocx } from '../../documents/read-docx.ts';
import { LINES_IN_VOLUME } from '../../documents/volumes.ts';

const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
});

const SPEECHES = 5000;
let server: TestServer;
let play: Play;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  server = await openTestServer({ log });
  play = await openPlay(server);
  await playWhole(play, { speeches: SPEECHES });
}, 120_000);
afterAll(() => server.close());

async function reportFor(
  who: Player,
  format: 'docx' | 'pdf',
  lang: Language,
  { eid }: Play = play,
): Promise<Buffer> {
  const answer = await server.call(
    reportGenerate,
    { eid, format },
    { as: who.token, headers: { 'accept-language': lang } },
  );
  expect(answer.code).toBe('ok');
  const { 'content-disposition': name, 'content-type': mime } = answer.headers;
  fileNames.push(`${mime} ${decodeURIComponent(String(name))}`);
  return answer.d as Buffer;
}
/** Each with its kind, as the answers named them. */
const fileNames: string[] = [];

/** The volumes of a long one, by their file names in order. */
function volumesOf(archive: Buffer): [name: string, bytes: Uint8Array][] {
  return Object.entries(unzipSync(archive)).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The words of a block, its children one after the other. */
function words(node: RichNode): string {
  return node.type === 'text' ? (node.text ?? '') : (node.content ?? []).map(words).join('');
}

const CHAPTERS = {
  zh: ['实验评价', '基本情况', '成员与角色', '实验路径', '实验笔录', '文书', '表决', '误选', '实验心得'],
  en: [
    'Evaluation',
    'The case',
    'Members and roles',
    'The path taken',
    'Record',
    'Documents',
    'Votes',
    'Wrong tries',
    'What was learnt',
  ],
} as const;
const COUNT = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

describe('the report of a long run', () => {
  it('is complete in Word volumes: chapters in order, every speech, documents with signatures, votes, results', async () => {
    const volumes = volumesOf(await reportFor(play.players.claimant, 'docx', 'zh'));
    expect(volumes.map(([name]) => name.slice(name.indexOf('-')))).toEqual([
      '-实验报告-第1卷.docx',
      '-实验报告-第2卷.docx',
    ]);
    expect(fileNames.at(-1)).toMatch(/^application\/zip .*-实验报告（共2卷）\.zip$/);
    const read = await Promise.all(volumes.map(async ([, bytes]) => (await readDocx(bytes)).content));
    read.forEach(({ content }, index) => {
      expect(words(content?.[2] as RichNode)).toBe(`第 ${index + 1} 卷，共 2 卷`);
      expect(content?.length).toBeLessThan(LINES_IN_VOLUME + 20);
    });
    const chapters = read.map(({ content = [] }) =>
      content.filter(({ type, attrs }) => type === 'heading' && attrs?.level === 2).map(words),
    );
    const titles = CHAPTERS.zh.map((title, index) => `${COUNT[index]}、${title}`);
    expect(chapters[0]?.slice(1)).toEqual(titles.slice(0, 5));
    expect(chapters[1]?.slice(1)).toEqual([`${titles[4]}（续）`, ...titles.slice(5)]);
    const all = read.flatMap(({ content }) => content ?? []).map(words);
    const spoken = all.filter((line) => line.includes('被告于二〇二三年'));
    expect(spoken).toHaveLength(SPEECHES);
    for (let n = 1; n <= SPEECHES; n++) expect(spoken[n - 1]).toContain(speechAt(n));
    const text = all.join('\n');
    for (const said of [
      '现在开庭。',
      '判决如下：被告偿还借款本金。',
      '陪审员签名',
      '证据要先固定。',
      'adjourn（中）',
      '配合良好。',
      '围绕争议焦点发问。',
      '见记录：',
      '只给原告看的评语',
    ])
      expect(text.includes(said), said).toBe(true);
    expect(/SHA-256[0-9a-f]{64}/.test(text)).toBe(true);
  }, 120_000);

  it('is the same in a PDF, in the language asked for', async () => {
    const archive = await reportFor(play.players.judge, 'pdf', 'en');
    const volumes = volumesOf(archive);
    expect(await verifyArchive(sourceOf(archive))).toBe('report');
    expect(volumes.map(([name]) => name)).toEqual([
      expect.stringMatching(/volume 1\.pdf$/),
      expect.stringMatching(/volume 2\.pdf$/),
    ]);
    const read = await Promise.all(volumes.map(([, bytes]) => pdfText(bytes)));
    for (const [index, text] of read.entries()) expect(text).toContain(`Volume ${index + 1} of 2`);
    const text = read.join('');
    let from = 0;
    CHAPTERS.en.forEach((title, index) => {
      const at = text.indexOf(`${index + 1}. ${title}`, from);
      expect(at, title).toBeGreaterThan(-1);
      from = at;
    });
    const squeezed = text.replaceAll(/\s/g, '');
    for (let n = 1; n <= SPEECHES; n += 1) expect(squeezed.includes(`第${n}句`), `speech ${n}`).toBe(true);
    expect(squeezed.includes('实验笔录')).toBe(false);
    // What the mentor wrote to another member is that member's.
    expect(squeezed.includes('只给原告看的评语')).toBe(false);
  }, 180_000);
});

it('never holds more of the log than a page, in a report or a dossier', async () => {
  const { pool } = server.deps.database;
  const pages: number[] = [];
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<pg.QueryResult>;
  const spy = vi.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
    const answer = await query(...args);
    pages.push(answer.rows.length);
    return answer;
  }) as never);
  await reportFor(play.players.judge, 'docx', 'en');
  const reported = pages.reduce((sum, rows) => sum + rows, 0);
  await server.call(dossier, { eid: play.eid }, { as: play.players.judge.token });
  spy.mockRestore();
  // All of it was read, to divide it and to print it.
  expect(reported).toBeGreaterThan(2 * SPEECHES);
  expect(Math.max(...pages)).toBeLessThanOrEqual(500);
}, 60_000);

it('tells of a secret ballot who voted, not how', async () => {
  const short = await openPlay(server);
  await playWhole(short);
  const readBy = async (who: Player) =>
    words((await readDocx(await reportFor(who, 'docx', 'en', short))).content);
  const text = await readBy(short.mentor);
  expect(fileNames.at(-1)).toMatch(/wordprocessingml\.document .*-Experiment report\.docx$/);
  expect(text).toContain('panel (secret ballot)');
  expect(text).not.toMatch(/Assessor(for|against)/);
  const own = await readBy(short.players.assessor);
  expect(own).toContain('Assessorfor');
  expect(own).not.toContain('Judgefor');
}, 60_000);

it('tells each reader first how it ended, their own part, what decided it, and what the law says to a wrong turn', async () => {
  const short = await openPlay(server);
  await playWhole(short);
  const { judge, assessor, claimant } = short.players;
  const bytes = await reportFor(judge, 'docx', 'en', short);
  expect(await verifyArchive(sourceOf(bytes))).toBe('report');
  const blocks = (await readDocx(bytes)).content.content ?? [];
  const until = blocks.findIndex((block) => words(block).startsWith('1. Evaluation'));
  const first = blocks.slice(0, until);
  const heads = first.filter(({ type, attrs }) => type === 'heading' && attrs?.level === 3).map(words);
  expect(heads).toEqual(['The result', 'My part', 'Decisive moments', 'Wrong turns, and what the law says']);
  const page = first.map(words).join('\n');
  for (const said of [
    'Completed',
    'Score',
    'wrong tries 1',
    'Ballots: panel · for',
    'ended the vote: Passed',
    '“Option adjourn”',
  ])
    expect(page).toContain(said);
  expect(page).toContain('Not without a reason');
  // Reports are everybody's: they decide nothing.
  expect(page.match(/submitted “/g)).toHaveLength(1);
  // Nobody reads how another voted in secret, nor a part that is not theirs.
  expect(page.match(/panel · /g)).toHaveLength(1);
  const parts = await Promise.all(
    [assessor, claimant, short.mentor].map(async (who) => {
      const { content = [] } = (await readDocx(await reportFor(who, 'docx', 'en', short))).content;
      return content
        .slice(
          0,
          content.findIndex((block) => words(block).startsWith('1. Evaluation')),
        )
        .map(words);
    }),
  );
  const [assessors = '', claimants = '', mentors = ''] = parts.map((lines) => lines.join('\n'));
  expect(assessors).toContain('speeches 0, signatures 1, votes 1, wrong tries 0');
  expect(claimants).not.toContain('Ballots:');
  expect(mentors).toContain('What each did');
  expect(mentors).not.toMatch(/My part|Ballots:/);
  const rels = new TextDecoder().decode(unzipSync(bytes)['word/_rels/document.xml.rels']);
  expect(rels).toContain(`/experiment/done/detail/${short.eid}?seq=`);
}, 60_000);

it('has no chapter of scores before they are published, and says so', async () => {
  const short = await openPlay(server);
  await playWhole(short, { isEvaluated: false });
  const { content = [] } = (await readDocx(await reportFor(short.mentor, 'docx', 'en', short))).content;
  const heads = content.filter(({ type, attrs }) => type === 'heading' && attrs?.level === 2).map(words);
  expect(heads.slice(1, 3)).toEqual(['1. The case', '2. Members and roles']);
  expect(content.map(words).join('\n')).toContain('EvaluationNot published yet');
}, 60_000);

it.each(['docx', 'pdf'] as const)(
  'prints moments by the clocks of the school and names its zone, as %s',
  async (format) => {
    const short = await openPlay(server);
    await playWhole(short);
    const printed = async (zone: string) => {
      await setZone(server, zone);
      const { d, code } = await server.call(
        reportGenerate,
        { eid: short.eid, format },
        { as: short.mentor.token, headers: { 'accept-language': 'en' } },
      );
      expect(code).toBe('ok');
      const bytes = d as Buffer;
      return format === 'pdf' ? await pdfText(bytes) : words((await readDocx(bytes)).content);
    };
    const { rows } = await server.deps.database.pool.query<{ started_at: Date }>(
      'SELECT started_at FROM experiments WHERE id = $1',
      [short.eid],
    );
    const started = rows[0]?.started_at.getTime() ?? 0;
    const far = (hours: number) => wallClock(started + hours * 3_600_000, 'UTC').slice(11);
    const kathmandu = await printed('Asia/Kathmandu');
    expect(kathmandu).toMatch(/Time zone\s*Nepal Time \(UTC\+5:45\)/);
    expect(kathmandu).toContain(far(5.75));
    expect(kathmandu).not.toContain(far(14));
    expect(await printed('Pacific/Kiritimati')).toContain(far(14));
  },
  60_000,
);

it('is made for one person one at a time, and others do not wait for that', async () => {
  const short = await openPlay(server);
  const ask = (who: Player) =>
    server.call(reportGenerate, { eid: short.eid }, { as: who.token, headers: { 'accept-language': 'en' } });
  const { judge, claimant } = short.players;
  const answers = await Promise.all([ask(judge), ask(judge), ask(judge), ask(claimant)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([
    'export_under_way',
    'export_under_way',
    'ok',
    'ok',
  ]);
  expect(answers.find(({ code }) => code !== 'ok')?.m).toContain('still being prepared');
  expect((await ask(judge)).code).toBe('ok');
});

it('tells who asked, and nobody else, how far it is', async () => {
  const job = 'a-job-of-mine';
  const ask = { eid: play.eid, format: 'docx', job } as const;
  const before = server.makings.length;
  expect((await server.call(reportGenerate, ask, { as: play.mentor.token })).code).toBe('ok');
  const said = server.makings.slice(before);
  expect(new Set(said.map(({ userId, job: of }) => `${userId} ${of}`))).toEqual(
    new Set([`${play.mentor.id} ${job}`]),
  );
  expect(said.at(0)).toMatchObject({ step: 'reading' });
  // Two volumes: the second is put together while the first is sent.
  expect(said.filter(({ step }) => step === 'composing').map(({ percent }) => percent)).toEqual([15, 57]);
  // Without a name nothing is told.
  await reportFor(play.mentor, 'docx', 'zh');
  expect(server.makings).toHaveLength(before + said.length);
}, 60_000);

it('stands in the log of exports', async () => {
  const keeper = await buildPlayer(server, { identity: 4 });
  const { d } = await server.call(logList, { action: 'export' }, { as: keeper.token });
  expect(d.list.some(({ target }) => target === `report of experiment ${play.eid}`)).toBe(true);
});

it('says that it failed, and the log says why', async () => {
  const other = await openPlay(server);
  await server.deps.database.pool.query(
    `UPDATE experiments SET state = jsonb_set(state::jsonb, '{past_visits}', '[{"node_id": "hearing"}]')::json WHERE id = $1`,
    [other.eid],
  );
  const answer = await server.call(
    reportGenerate,
    { eid: other.eid, format: 'pdf' },
    { as: other.mentor.token, headers: { 'accept-language': 'en' } },
  );
  expect(answer).toMatchObject({ code: 'export_failed', m: 'Export failed' });
  expect(logged.join()).toContain('a report could not be made');
});
