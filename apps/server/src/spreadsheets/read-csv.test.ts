import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const GBK = Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xd1, 0xa7, 0xba, 0xc5, 0x0a, 0xb3, 0xc2, 0x2c, 0x31]);
/** 㙍 and 𠮷, which GBK does not have. */
const GB18030 = Buffer.from([0xd0, 0xd5, 0x2c, 0x82, 0x31, 0x8f, 0x34, 0x2c, 0x95, 0x34, 0xb1, 0x30]);
const LINES = [
  ['姓名', '学号'],
  ['陈', '1'],
];

function utf16(text: string, isBig: boolean): Buffer {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
}

describe('a text file', () => {
  it.each([
    ['UTF-8', Buffer.from('姓名,学号\n陈,1')],
    ['UTF-8 with its mark', Buffer.from('\ufeff姓名,学号\r\n陈,1\r\n')],
    ['GBK', GBK],
    ['UTF-16, as “Unicode text” is saved', utf16('姓名\t学号\r\n陈\t1\r\n', false)],
    ['UTF-16 of the other order', utf16('姓名;学号\r陈;1', true)],
  ])('is read in %s', (_what, bytes) => {
    expect(readCsv(bytes, 99)).toEqual(LINES);
  });

  it('is read with the rare characters of GB18030', () => {
    const decoded = new TextDecoder('gb18030').decode(GB18030).split(',');
    expect(decoded.every((text) => !text.includes('\ufffd'))).toBe(true);
    expect(readCsv(GB18030, 9)).toEqual([decoded]);
  });

  it('may hold separators, marks and lines in quoted cells', () => {
    const text = '"a,b","say ""hi""","two\nlines"\r\n,"",x\n="0042",1 "2",';
    expect(readCsv(Buffer.from(text), 9)).toEqual([
      ['a,b', 'say "hi"', 'two\nlines'],
      ['', '', 'x'],
      ['0042', '1 "2"', ''],
    ]);
  });

  it.each([
    ['a mark that is never closed', Buffer.from('a,"b\nc""')],
    ['bytes of no encoding', Buffer.from([0xff, 0xff, 0x30])],
    ['bytes that are no text', Buffer.from('a,\0b')],
  ])('is none with %s', (_what, bytes) => {
    expect(readCsv(bytes, 9)).toBeNull();
  });

  it('is read only as far as it may be long', () => {
    expect(readCsv(Buffer.from('x,y\n'.repeat(100_000)), 5)).toHaveLength(6);
  });

  it('of one endless cell is refused in no time', () => {
    expect(readCsv(Buffer.from(`"${'""'.repeat(1_000_000)}`), 5)).toBeNull();
  });
});
