import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { type Cell, writeWorkbook } from './write-sheet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lets-sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const LIMITS = { rows: 5000, columns: 10 };

async function write(rows: Iterable<readonly Cell[]>, name = 'sheet.xlsx'): Promise<string> {
  const path = join(folder, name);
  const columns = ['姓名', 'A & B', '"c"'].map((title) => ({ title, width: 12 }));
  await pipeline(writeWorkbook([{ name: '第一/页', columns, rows }], 'UTC'), createWriteStream(path));
  return path;
}

describe('a workbook', () => {
  it('holds what was written, texts that look like formulas or markup included', async () => {
    const rows = [
      ['陈思齐', '=1+1', '<b>&'],
      ['\u0000x', 20230001, null],
      [null, null, 'last'],
    ];
    expect(await readSheet(await write(rows), LIMITS)).toEqual([
      ['姓名', 'A & B', '"c"'],
      ['陈思齐', '=1+1', '<b>&'],
      ['x', '20230001', ''],
      ['', '', 'last'],
    ]);
  });

  it('writes a moment by the clock of a zone', async () => {
    const { readFileSync } = await import('node:fs');
    const serialIn = async (zone: string) => {
      const path = join(folder, `${zone.replace('/', '-')}.xlsx`);
      const rows = [[new Date(Date.UTC(2026, 0, 1, 20))]];
      const sheets = [{ name: 'x', columns: [{ title: 'a', width: 9 }], rows }];
      await pipeline(writeWorkbook(sheets, zone), createWriteStream(path));
      const sheet = new TextDecoder().decode(unzipSync(readFileSync(path))['xl/worksheets/sheet1.xml']);
      return Number(/<v>([^<]+)<\/v>/.exec(sheet)?.[1]);
    };
    expect(await serialIn('UTC')).toBeCloseTo(46_023 + 20 / 24, 6);
    expect(await serialIn('Pacific/Auckland')).toBeCloseTo(46_024 + 9 / 24, 6);
    expect(await serialIn('America/Lima')).toBeCloseTo(46_023 + 15 / 24, 6);
  });

  it('writes no formula', async () => {
    const path = await write([['=HYPERLINK("x")', '@SUM(1)', '-1+2']], 'formulas.xlsx');
    const { readFileSync } = await import('node:fs');
    const parts = unzipSync(readFileSync(path));
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
    expect(sheet).not.toContain('<f');
    expect(sheet.match(/s="3"/g)).toHaveLength(3);
  });

  it('takes its rows as they come', async () => {
    let made = 0;
    const rows = (function* () {
      for (; made < 100_000; made += 1) yield [`row ${made}`, made, null];
    })();
    const stream = writeWorkbook([{ name: 'x', columns: [{ title: 'a', width: 9 }], rows }], 'UTC');
    stream.once('readable', () => stream.destroy());
    await new Promise((resolve) => stream.once('close', resolve));
    expect(made).toBeLessThan(20_000);
  });

  it('fails when its rows do', async () => {
    const rows = (async function* (): AsyncGenerator<Cell[]> {
      yield ['first'];
      throw new Error('the database went away');
    })();
    const sheets = [{ name: 'x', columns: [{ title: 'a', width: 9 }], rows }];
    await expect(writeWorkbook(sheets, 'UTC').toArray()).rejects.toThrow('the database went away');
  });
});

describe('a sheet that was sent', () => {
  it.each([
    ['no archive', Buffer.from([0xff, 0xff, 0x00, 0x80])],
    ['an archive of something else', zipSync({ 'a.txt': strToU8('x') })],
    [
      'an archive that unpacks to far more',
      zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(50_000_000) }),
    ],
    ['nothing', new Uint8Array()],
  ])('is refused when it is %s', async (_what, bytes) => {
    const path = join(folder, 'hostile.xlsx');
    await writeFile(path, bytes);
    await expect(readSheet(path, LIMITS)).rejects.toMatchObject({
      code: 'file_refused',
      data: { file: 'not_a_sheet' },
    });
  });

  it('is refused when it unpacks to more than it claims', async () => {
    const whole = unzipSync(await readFile(await write([['a', 1, null]], 'modest.xlsx')));
    const bomb = { ...whole, 'xl/media/image1.bin': new Uint8Array(50_000_000) };
    const bytes = Buffer.from(zipSync(bomb));
    const DIRECTORY_ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');
    for (let at = bytes.indexOf(DIRECTORY_ENTRY); at >= 0; at = bytes.indexOf(DIRECTORY_ENTRY, at + 1))
      bytes.writeUInt32LE(1000, at + 24);
    const path = join(folder, 'lying.xlsx');
    await writeFile(path, bytes);
    await expect(readSheet(path, LIMITS)).rejects.toMatchObject({ data: { file: 'not_a_sheet' } });
  });

  it('is refused when its cells hold far more letters than a sheet of people has', async () => {
    const rows = Array.from({ length: 100 }, () => ['x'.repeat(30_000), 1, null]);
    const path = await write(rows, 'wordy.xlsx');
    await expect(readSheet(path, LIMITS)).rejects.toMatchObject({ data: { file: 'too_many' } });
  });

  it('is refused when it has more rows than may come at once', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => [`n${index}`, index, null]);
    const path = await write(rows, 'long.xlsx');
    await expect(readSheet(path, { rows: 11, columns: 10 })).rejects.toMatchObject({
      data: { file: 'too_many' },
    });
    expect(await readSheet(path, { rows: 12, columns: 10 })).toHaveLength(13);
  });
});
