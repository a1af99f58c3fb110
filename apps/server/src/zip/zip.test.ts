import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ambiguousZips, unusualZips } from '../../test/hostile-zips.ts';
import { rawZip } from '../../test/raw-zip.ts';
import { readZip, type ZipLimits, ZipRefused } from './read-zip.ts';
import { repackZip } from './repack-zip.ts';
import { writeZip } from './write-zip.ts';

const MB = 1024 * 1024;
const LIMITS: ZipLimits = { entries: 20, bytes: 4 * MB };
const parts = { name: 'word.xml', shown: Buffer.from('shown'), hidden: Buffer.from('hidden') };
const why = (bytes: Uint8Array, limits = LIMITS) =>
  readZip(bytes, limits).then(
    () => null,
    (error) => (error instanceof ZipRefused ? error.why : error),
  );

test.each(ambiguousZips(parts))('an archive is refused that has %s', async (_, bytes) => {
  expect(await why(bytes)).toBe('broken');
});

test.each(unusualZips(parts))('an archive is read that has %s', async (_, bytes) => {
  const found = await readZip(bytes, LIMITS);
  expect(Buffer.from(found.get('word.xml') ?? []).toString()).toBe('shown');
});

test('what a directory does not list is not read', async () => {
  const data = parts.hidden;
  const bytes = rawZip([
    { name: 'a', data },
    { name: 'b', data, listed: null },
    { name: 'c', data },
  ]);
  expect([...(await readZip(bytes, LIMITS)).keys()]).toEqual(['a', 'c']);
});

test('a bomb is refused by what it unpacks to, whatever it claims', async () => {
  const [data, small] = [new Uint8Array(5 * MB), new Uint8Array(3 * MB)];
  expect(await why(zipSync({ a: data }))).toBe('too_much');
  expect(await why(rawZip([{ name: 'a', data, claims: 9, listed: { unpacked: 9 } }]))).toBe('broken');
  expect(await why(zipSync({ a: small, b: small }))).toBe('too_much');
  expect(await why(zipSync({ a: small }), { ...LIMITS, each: () => MB })).toBe('too_much');
  expect(await why(zipSync({ a: small }))).toBeNull();
});

test('entries are counted, and none is read of a name that nobody expects', async () => {
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`${i}`, new Uint8Array(1)]));
  expect(await why(zipSync(many))).toBe('too_many');
  const each = (name: string) => (name === 'a' ? 9 : null);
  expect(await why(zipSync({ a: new Uint8Array(1), b: new Uint8Array(1) }), { ...LIMITS, each })).toBe(
    'stray_entry',
  );
});

test('what is no archive, or half of one, is refused', async () => {
  const whole = zipSync({ a: crypto.getRandomValues(new Uint8Array(500)) });
  expect(await why(new Uint8Array())).toBe('not_a_zip');
  expect(await why(Buffer.from('%PDF-1.7 and so on, long enough for an end'))).toBe('not_a_zip');
  expect(await why(whole.subarray(0, 300))).toBe('broken');
  expect(await why(whole.subarray(20))).toBe('not_a_zip');
});

test('one on disk is read like one in memory, and what nobody wants is not kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lets-zip-'));
  const path = join(folder, 'a.zip');
  await writeFile(path, zipSync({ a: Buffer.from('1'), b: Buffer.from('2') }));
  const file = await open(path);
  try {
    expect([...(await readZip(file, LIMITS, (name) => name === 'b')).keys()]).toEqual(['b']);
  } finally {
    await file.close();
    await rm(folder, { recursive: true });
  }
});

test('what is packed again holds what was counted, and nothing else', async () => {
  const repacked = await repackZip(zipSync({ a: parts.shown }), LIMITS);
  expect(unzipSync(repacked)).toEqual({ a: new Uint8Array(parts.shown) });
});

test('an archive of ours is read by others', async () => {
  const written = await writeZip([
    { name: 'a.json', bytes: parts.shown },
    { name: 'files/b', bytes: parts.hidden, isPacked: false },
  ]);
  expect(Object.keys(unzipSync(written))).toEqual(['a.json', 'files/b']);
  expect(await why(written)).toBeNull();
});
