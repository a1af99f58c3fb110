import { dossier, dossierVerify } from '@lets/contract';
import { type ByteSource, type Unreadable, type Verdict, verifyArchive, verifyFiles } from '@lets/dossier';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playWhole } from '../../../../test/long-run.ts';
import { pdfText } from '../../../../test/pdf-text.ts';
import { openPlay, type Play, type Player } from '../../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let play: Play;
let whole: Buffer;
beforeAll(async () => {
  server = await openTestServer();
  play = await openPlay(server);
  await playWhole(play, { speeches: 2500 });
  whole = await fileFor(play.mentor);
}, 120_000);
afterAll(() => server.close());

async function fileFor(who: Player): Promise<Buffer> {
  const answer = await server.call(dossier, { eid: play.eid }, { as: who.token });
  expect(answer.code).toBe('ok');
  return answer.d as Buffer;
}

function sourceOf(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
}

async function verdictOn(bytes: Uint8Array): Promise<Verdict> {
  const verdict = await verifyArchive(sourceOf(bytes));
  if (typeof verdict === 'string') throw new Error(verdict);
  return verdict;
}

const isFound = (verdict: Verdict | Unreadable) => typeof verdict === 'string' || !verdict.isIntact;

it('is an ordinary zip archive with everything in it, and intact', async () => {
  const files = unzipSync(whole);
  const paths = Object.keys(files);
  for (const part of ['case.json', 'flow.json', 'votes.json', 'experience.json', 'evaluation.json'])
    expect(paths).toContain(part);
  expect(paths.filter((path) => path.startsWith('events/')).length).toBeGreaterThan(2);
  const events = paths
    .filter((path) => path.startsWith('events/'))
    .flatMap((path) => new TextDecoder().decode(files[path]).trim().split('\n'))
    .map((line) => JSON.parse(line));
  events.forEach((event, index) => void expect(event.seq).toBe(index + 1));
  expect(events.filter(({ type }) => type === 'spoke')).toHaveLength(2501);
  const page = new TextDecoder().decode(files['index.html']);
  expect(page).toContain('/verify');
  const verdict = await verdictOn(whole);
  expect(verdict.isIntact).toBe(true);
  expect(verdict.findings.map(({ path }) => path)).toEqual(paths.slice(0, -1));
});

it('holds every version of a document under the hash that was signed', async () => {
  const { findings } = await verdictOn(whole);
  const files = unzipSync(whole);
  const signed = findings.find(({ path }) => path.endsWith('signatures.json'));
  const detail = JSON.parse(new TextDecoder().decode(files[signed?.path ?? '']));
  expect(detail.signatures[0]).toMatchObject({ role_id: 'assessor', status: 'signed' });
  const version = findings.find(({ path }) => path.endsWith(`v${detail.version}.json`));
  expect(version?.item?.sha256).toBe(detail.hash);
});

it('holds every document as a page to read, too, and the same document as the same page', async () => {
  const files = unzipSync(whole);
  const printed = Object.keys(files).filter((path) => path.endsWith('.pdf'));
  const folders = new Set(
    Object.keys(files)
      .filter((path) => path.startsWith('documents/'))
      .map((path) => path.split('/')[1]),
  );
  expect(printed).toHaveLength(folders.size);
  const judgment = await Promise.all(printed.map((path) => pdfText(files[path] ?? new Uint8Array())));
  expect(judgment.join('\n').replaceAll(/\s/g, '')).toContain('判决如下：被告偿还借款本金。');
  expect(judgment.join('\n').replaceAll(/\s/g, '')).toContain('陪审员签名');
});

it('shows any change of any byte, wherever it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ change, at);
      expect(isFound(await verifyArchive(sourceOf(bytes)))).toBe(true);
    }),
    { numRuns: 60 },
  );
  // Every byte around the items: the archive's list and its end.
  const tail = 400;
  for (let at = whole.length - tail; at < whole.length; at++) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    expect(isFound(await verifyArchive(sourceOf(bytes))), `byte ${at}`).toBe(true);
  }
}, 120_000);

it('shows what was cut off, put on or put in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length),
      fc.uint8Array({ minLength: 1, maxLength: 40 }),
      async (at, more) => {
        const longer = Buffer.concat([whole.subarray(0, at), more, whole.subarray(at)]);
        expect(isFound(await verifyArchive(sourceOf(longer)))).toBe(true);
        expect(isFound(await verifyArchive(sourceOf(whole.subarray(0, at === whole.length ? 0 : at))))).toBe(
          true,
        );
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);

it('names the item that was changed', async () => {
  const at = whole.indexOf('第1234句');
  const bytes = Buffer.from(whole);
  bytes.write('第1235句', at);
  const verdict = await verdictOn(bytes);
  expect(verdict.isIndexSound).toBe(true);
  const states = verdict.findings.filter(({ state }) => state !== 'intact');
  expect(states.map(({ state, path }) => [state, path.split('/')[0]])).toEqual([['changed', 'events']]);
});

it('verifies a file on its own against the index', async () => {
  const files = unzipSync(whole);
  const index = new TextDecoder().decode(files['index.json']);
  const text = files['votes.json'] ?? new Uint8Array();
  const changed = Uint8Array.from(text, (byte, at) => (at === 3 ? byte ^ 1 : byte));
  const verdict = await verifyFiles(index, [
    { name: 'renamed.json', source: sourceOf(text) },
    { name: 'votes.json', source: sourceOf(changed) },
    { name: 'strange.txt', source: sourceOf(new Uint8Array([1])) },
  ]);
  if (typeof verdict === 'string') throw new Error(verdict);
  expect(verdict.findings.map(({ path, state }) => [path, state])).toEqual([
    ['votes.json', 'intact'],
    ['votes.json', 'changed'],
    ['strange.txt', 'added'],
  ]);
  const forged = await verifyFiles(index.replace('"n":2,', '"n":2, '), []);
  expect(forged).toMatchObject({ isIndexSound: false, isIntact: false });
});

it('is confirmed by its head to anybody, and no other is', async () => {
  const { head, findings } = await verdictOn(whole);
  const { d } = await server.call(dossierVerify, { head });
  expect(d.issued).toMatchObject({ items: findings.length });
  const other = head.replace(/./, (digit) => (digit === 'f' ? '0' : 'f'));
  expect((await server.call(dossierVerify, { head: other })).d.issued).toBeNull();
  // The same again is the same file.
  expect((await verdictOn(await fileFor(play.mentor))).head).toBe(head);
});

it('tells a member no more than they may know', async () => {
  const files = unzipSync(await fileFor(play.players.witness));
  const text = (path: string) => new TextDecoder().decode(files[path]);
  expect(text('evaluation.json')).not.toContain('只给原告看的评语');
  const all = Object.keys(files).map(text).join('\n');
  expect(all).not.toContain('"ballot_cast"');
  expect(all).toContain('"sealed"');
});
