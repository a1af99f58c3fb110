import {
  type CallDeclaration,
  docExport,
  dossier,
  experienceSave,
  type InputOf,
  recordCheck,
  recordExport,
  reportGenerate,
} from '@lets/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../test/pdf-text.ts';
import { draft, openPlay, type Play, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { readDocx } from '../../documents/read-docx.ts';

/** A run from before control characters were refused: one after every text, of whatever table, that people wrote or read. */
let server: TestServer;
let play: Play;
let documentId: string;
beforeAll(async () => {
  server = await openTestServer();
  play = await openPlay(server);
  const { judge, claimant } = play.players;
  documentId = (await draft(play, 'claimant', 'complaint', 'complaint_form', '请求判令被告还款。')).document
    .id;
  await playTo(play, 'hearing');
  await play.push(judge, 'hearing', { kind: 'speech', role_id: 'judge', text: '现在开庭。' });
  const where = { eid: play.eid, nid: 'hearing', role_id: 'judge' };
  const closed = await play.call(judge, recordCheck, { ...where, kind: 'close' } as InputOf<
    typeof recordCheck
  >);
  expect(closed.code).toBe('ok');
  await play.call(claimant, experienceSave, { eid: play.eid, content: '证据要先固定。' });
  for (const [name, call, input, format] of cases)
    clean.set(`${name} ${format}`, await print(call, input(), format));
  await spoilTexts();
}, 90_000);
afterAll(() => server.close());

async function spoilTexts(): Promise<void> {
  const { pool } = server.deps.database;
  const { rows } = await pool.query<{ table: string; column: string; type: string }>(
    `SELECT table_name AS table, column_name AS column, data_type AS type FROM information_schema.columns
      WHERE table_schema = 'public' AND is_generated = 'NEVER' AND data_type IN ('text', 'json', 'jsonb')
        AND table_name IN (SELECT table_name FROM information_schema.role_table_grants
          WHERE grantee = current_user AND privilege_type = 'UPDATE')
        AND table_name IN (SELECT event_object_table FROM information_schema.triggers) IS NOT TRUE`,
  );
  const spoilt: string[] = [];
  for (const { table, column, type } of rows) {
    const changed =
      type === 'text'
        ? `${column} || chr(1)`
        : `regexp_replace(${column}::text, '((?:[一-龥]|\\w )[^"\\\\]*)"(?=\\s*[],}])', '\\1\\\\u0001"', 'g')::${type}`;
    const { rowCount } = await pool.query(
      `UPDATE "${table}" SET ${column} = ${changed} WHERE ${column}::text ~ '[一-龥]|\\w '`,
    );
    if (rowCount) spoilt.push(`${table}.${column}`);
  }
  expect(spoilt).toEqual(
    expect.arrayContaining(['users.name', 'experiment_events.data', 'experiments.state']),
  );
}

const calls: [string, CallDeclaration, () => object][] = [
  ['report', reportGenerate, () => ({})],
  ['court record', recordExport, () => ({ nid: 'hearing' })],
  ['document', docExport, () => ({ doc_id: documentId })],
];
const cases = calls.flatMap((call) => (['docx', 'pdf'] as const).map((format) => [...call, format] as const));
/** As they read before. */
const clean = new Map<string, string>();

async function print(call: CallDeclaration, input: object, format: 'docx' | 'pdf'): Promise<string> {
  const { code, d, headers } = await server.send(
    call,
    { eid: play.eid, ...input, format },
    { as: play.players.claimant.token, headers: { 'accept-language': 'zh' } },
  );
  expect(code).toBe('ok');
  expect(decodeURIComponent(String(headers['content-disposition']))).not.toContain('\u0001');
  const text = format === 'pdf' ? await pdfText(d as Buffer) : await wordText(d as Buffer);
  // Of when it was printed.
  return text.replaceAll(/\s|\d/g, '');
}

test.each(cases)(
  'the %s is printed as if nothing had been there that no page can hold',
  async (name, call, input, format) => {
    const text = await print(call, input(), format);
    expect(text).toContain(name === 'document' ? '请求判令被告还款。' : '现在开庭。');
    expect(text).toBe(clean.get(`${name} ${format}`));
  },
  60_000,
);

test('the dossier is made of them too', async () => {
  const { code, d } = await server.call(dossier, { eid: play.eid }, { as: play.players.judge.token });
  expect(code).toBe('ok');
  const files = Object.entries(unzipSync(d as Buffer));
  expect(files.map(([path]) => path).join()).not.toContain('\u0001');
  const records = files.filter(([path]) => path.startsWith('record/')).map(([, bytes]) => strFromU8(bytes));
  expect(records.join()).toContain('现在开庭。');
});

/** Every part of the file is read, as Word would refuse the whole for one of them. */
async function wordText(bytes: Buffer): Promise<string> {
  for (const [path, part] of Object.entries(unzipSync(bytes)))
    if (path.endsWith('.xml')) expect(strFromU8(part).includes('\u0001'), path).toBe(false);
  return JSON.stringify((await readDocx(bytes)).content);
}
