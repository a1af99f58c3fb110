import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ambiguousZips, unusualZips } from '../../test/hostile-zips.ts';
import { rawZip } from '../../test/raw-zip.ts';
import { createFolderStorage } from './folder-storage.ts';
import { sniffFile } from './sniff.ts';
import { UploadMissing } from './storage.ts';

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

/** A comment before each frame, colours of its own in each, and a letter for its picture. */
const gif = (width: number, height: number, frames: readonly (readonly [number, number])[] = []) => {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const pieces = frames.flatMap(([w, h]) => {
    const frame = Buffer.from(',\0\0\0\0\0\0\0\0\x81', 'latin1');
    frame.writeUInt16LE(w, 5);
    frame.writeUInt16LE(h, 7);
    return [
      Buffer.from('!\xfe\x05,abcd\0', 'latin1'),
      frame,
      Buffer.alloc(12),
      Buffer.from('\x02\x01x\0', 'latin1'),
    ];
  });
  return Buffer.concat([head, Buffer.alloc(6), ...pieces, Buffer.from(';')]);
};
const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const WORD = `<Override ContentType="${OPEN_XML}.wordprocessingml.document.main+xml"/>`;
const openXml = (kind: string, padding = '') =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types>${padding}<Override ContentType="${OPEN_XML}.${kind}.main+xml"/></Types>`,
      ),
      'word/document.xml': strToU8('<document/>'),
    }),
  );
const macros = () =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
      ),
    }),
  );
/** A compound file whose directory has one stream; what else is `said` stands where no entry is. */
const compound = (stream: string, said = '') => {
  const bytes = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  const name = Buffer.from(`${stream}\0`, 'utf16le');
  name.copy(bytes, 1024);
  bytes.writeUInt16LE(name.length, 1024 + 64);
  bytes[1024 + 66] = 2;
  bytes.write(said, 600, 'utf16le');
  return bytes;
};

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
    ['text/plain', Buffer.from('原告陈述如下。'.repeat(160_000))],
    ['image/gif', gif(800, 600)],
    [
      'image/gif',
      gif(800, 600, [
        [800, 600],
        [20, 30],
      ]),
    ],
    [`${OPEN_XML}.wordprocessingml.document`, openXml('wordprocessingml.document')],
    [`${OPEN_XML}.spreadsheetml.sheet`, openXml('spreadsheetml.sheet')],
    [`${OPEN_XML}.presentationml.presentation`, openXml('presentationml.presentation')],
    ['application/msword', compound('WordDocument')],
    ['application/vnd.ms-excel', compound('Workbook')],
    ['application/vnd.ms-excel', compound('Book')],
    ['application/vnd.ms-powerpoint', compound('PowerPoint Document')],
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
    [
      'long text with one broken character at its end',
      Buffer.concat([Buffer.alloc(3 * 2 ** 20, 'a'), Buffer.from([0xe5])]),
    ],
    [
      'an archive that names a document without being one',
      Buffer.from(zipSync({ 'word/document.xml': strToU8(WORD) })),
    ],
    [
      'an archive whose list of parts unpacks to too much',
      openXml('wordprocessingml.document', ' '.repeat(600 * 1024)),
    ],
    ['a document with macros', macros()],
    ['a broken archive', openXml('wordprocessingml.document').subarray(0, 60)],
    ['a compound file of something else', compound('SummaryInformation')],
    ['a compound file that only mentions the stream', compound('SummaryInformation', 'WordDocument')],
    ['a moving picture that would fill the memory', gif(60_000, 60_000)],
    ['a moving picture whose first frame would', gif(1, 1, [[60_000, 60_000]])],
    [
      'a moving picture whose last frame would',
      gif(8, 8, [
        [8, 8],
        [8, 8],
        [50_000, 8_000],
      ]),
    ],
    ['a picture whose header is cut', Buffer.from('89504e470d0a1a0a00', 'hex')],
    ['a picture that would fill the memory', png(60_000, 60_000)],
    ['the same as a photograph', jpeg(60_000, 60_000)],
  ])('refuses %s', async (_, bytes) => {
    expect(await sniff(bytes)).toBeNull();
  });
});

describe('an office file is what its suite would open', () => {
  const list = (said: string) => Buffer.from(`<Types>${said}</Types>`);
  const macroEnabled = '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>';
  const word = {
    name: '[Content_Types].xml',
    shown: list(WORD),
    hidden: list(macroEnabled),
    rest: [{ name: 'word/document.xml', data: Buffer.from('<document/>') }],
  };

  test.each(ambiguousZips(word))('and is refused that has %s', async (_, bytes) => {
    expect(await sniff(bytes)).toBeNull();
  });

  test.each(unusualZips(word))('and is taken that has %s', async (_, bytes) => {
    expect(await sniff(bytes)).toBe(`${OPEN_XML}.wordprocessingml.document`);
  });

  test('and is refused that lists macros too', async () => {
    expect(
      await sniff(rawZip([{ ...word.rest[0], name: word.name, data: list(WORD + macroEnabled) }])),
    ).toBeNull();
  });

  test('and is refused that unpacks to more than a machine should open', async () => {
    const bomb = {
      name: 'word/media/1.bin',
      data: new Uint8Array(9),
      claims: 3e8,
      listed: { unpacked: 3e8 },
    };
    expect(await sniff(rawZip([{ name: word.name, data: word.shown }, bomb]))).toBeNull();
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
    await expect(storage.read(key)).rejects.toThrow(UploadMissing);
    for (const wrong of ['../upload', 'a', `${key}/../../upload`, '']) {
      expect(() => storage.read(wrong)).toThrow('not a storage key');
    }
  });
});
