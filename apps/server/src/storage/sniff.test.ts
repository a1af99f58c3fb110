import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';
import { sniffFile } from './sniff.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lets-sniff-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function sniff(bytes: Buffer): Promise<string | null> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return sniffFile(path, bytes.length);
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const png = (width: number, height: number) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), uint32(width), uint32(height)]);
const jpeg = (width: number, height: number) =>
  Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000ffc4000301', 'hex'),
    Buffer.from('ffc0001108', 'hex'),
    uint32(height * 65_536 + width),
    Buffer.from('03', 'hex'),
  ]);
const webp = (chunk: string, rest: string) =>
  Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'),
    Buffer.from(`${chunk}\0\0\0\0`, 'latin1'),
    Buffer.from(rest, 'hex'),
  ]);

describe('a file is what its content says', () => {
  test.each([
    ['image/png', png(800, 600)],
    ['image/jpeg', jpeg(800, 600)],
    ['image/webp', webp('VP8X', '000000001f03005702 00'.replaceAll(' ', ''))],
    ['image/webp', webp('VP8 ', '0000009d012a20035802')],
    ['image/webp', webp('VP8L', '2f1fc3950000')],
    ['application/pdf', Buffer.from('%PDF-1.7\n')],
    ['video/mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1')],
    ['text/plain', Buffer.from('原告陈述如下。\n')],
  ])('%s', async (type, bytes) => {
    expect(await sniff(bytes)).toBe(type);
  });

  test.each([
    ['a page that calls itself a picture', Buffer.concat([Buffer.from('GIF89a<script>'), Buffer.from([0])])],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['a phone picture in the film container', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
    ['text that is not UTF-8', Buffer.from([0xd6, 0xd0, 0xce, 0xc4])],
    ['nothing at all', Buffer.alloc(0)],
    ['a picture whose header is cut', Buffer.from('89504e470d0a1a0a00', 'hex')],
    ['a picture that would fill the memory', png(60_000, 60_000)],
    ['the same as a photograph', jpeg(60_000, 60_000)],
  ])('refuses %s', async (_, bytes) => {
    expect(await sniff(bytes)).toBeNull();
  });
});

describe('folder storage', () => {
  test('keeps, reads and removes by generated keys only', async () => {
    const storage = createFolderStorage(join(folder, 'kept'));
    const source = join(folder, 'upload');
    const key = crypto.randomUUID();
    await writeFile(source, 'content');
    await storage.keep(key, source);
    const chunks = await (await storage.read(key)).toArray();
    expect(Buffer.concat(chunks).toString()).toBe('content');
    await storage.remove(key);
    await storage.remove(key);
    await expect(storage.read(key)).rejects.toThrow('ENOENT');
    for (const wrong of ['../upload', 'a', `${key}/../../upload`, '']) {
      expect(() => storage.read(wrong)).toThrow('not a storage key');
    }
  });
});
