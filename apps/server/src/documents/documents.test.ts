import { crc32, deflateSync } from 'node:zlib';
import type { RichNode } from '@lets/contract';
import { RichDocument } from '@lets/contract';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ambiguousZips, unusualZips } from '../../test/hostile-zips.ts';
import { pdfText } from '../../test/pdf-text.ts';
import type { Paper } from './paper.ts';
import { buildPdf } from './pdf.ts';
import { printPaper, readWordFile } from './press.ts';
import { readDocx } from './read-docx.ts';

const text = (words: string, ...marks: string[]): RichNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });
const cell = (words: string, type = 'tableCell'): RichNode => ({ type, content: [paragraph(text(words))] });

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const FILE = '7f7a9f57-6a5b-4a0e-9d3c-3f4b7f8a1b2c';

const paper: Paper = {
  title: '民事起诉状',
  lang: 'zh',
  content: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1, textAlign: 'center' }, content: [text('民事起诉状')] },
      paragraph(text('原告：', 'bold'), text('陈晓岚，女，'), {
        type: 'mergeField',
        attrs: { key: 'tel', label: '原告电话', value: '' },
      }),
      {
        type: 'orderedList',
        attrs: { start: 1 },
        content: [
          { type: 'listItem', content: [paragraph(text('判令被告返还借款'))] },
          { type: 'listItem', content: [paragraph(text('诉讼费由被告承担'))] },
        ],
      },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('证据', 'tableHeader'), cell('来源', 'tableHeader')] },
          { type: 'tableRow', content: [cell('借条'), cell('原告')] },
        ],
      },
      { type: 'image', attrs: { file_id: FILE, alt: '借条照片' } },
      paragraph(text('依据'), {
        type: 'citation',
        attrs: { text: '《中华人民共和国民法典》第六百七十五条' },
      }),
      { type: 'signature', attrs: { role_id: 'claimant', label: '具状人' } },
      { type: 'signature', attrs: { role_id: 'agent', label: '代理人' } },
      { type: 'seal', attrs: { name: '恒正律师事务所' } },
    ],
  },
  signatures: {
    claimant: { status: 'signed', image: 'M10 10 L200 60 L220 20', signer: '陈晓岚', reason: null },
    agent: { status: 'refused', image: null, signer: '沈知行', reason: '金额有误' },
  },
  images: { [FILE]: { bytes: PIXEL, mime: 'image/png', width: 1, height: 1 } },
  note: 'SHA-256 abc',
};

/** The paragraphs of a read document, without their looks. */
function words(node: RichNode): string {
  return node.type === 'text'
    ? (node.text ?? '')
    : (node.content ?? []).map(words).join(node.type === 'doc' ? '\n' : '');
}

test('a Word file that we made reads back as the same document', async () => {
  const made = await printPaper(paper, 'docx');
  const { content, images, left_out } = await readWordFile(made);
  expect(RichDocument.safeParse(content).error).toBeUndefined();
  const kinds = (content.content ?? []).map(({ type }) => type);
  expect(kinds.slice(0, 4)).toEqual(['heading', 'paragraph', 'orderedList', 'table']);
  expect(content.content?.[0]).toMatchObject({ attrs: { level: 1, textAlign: 'center' } });
  expect(content.content?.[1]?.content?.[0]).toMatchObject({ text: '原告：', marks: [{ type: 'bold' }] });
  expect(content.content?.[2]?.content).toHaveLength(2);
  expect(content.content?.[3]?.content?.[0]?.content?.[0]?.type).toBe('tableHeader');
  expect(words(content)).toContain('［待填：原告电话］');
  expect(words(content)).toContain('《中华人民共和国民法典》第六百七十五条');
  expect(words(content)).toContain('（沈知行拒绝签名：金额有误）');
  // The photograph and the drawn signature.
  expect(images).toHaveLength(2);
  expect(Buffer.from(images[0]?.bytes ?? [])).toEqual(PIXEL);
  expect(left_out).toEqual([]);
});

test('Chinese in a Word file is set in an East Asian face', async () => {
  const styles = unzipSync(await printPaper(paper, 'docx'))['word/styles.xml'];
  expect(strFromU8(styles ?? new Uint8Array())).toContain('w:eastAsia="SimSun"');
});

test('a PDF holds the Chinese text as text', async () => {
  const made = await printPaper(paper, 'pdf');
  expect(Buffer.from(made.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(await pdfText(made)).toMatch(/民事起诉状[\s\S]*判令被告返还借款[\s\S]*第六百七十五条/);
});

test('a drawn paper is left out of Word and PDF, which hold its words', async () => {
  const drawn: RichNode = { type: 'facsimile', attrs: { drawing: 'loan-note' } };
  const content = { type: 'doc', content: [drawn, paragraph(text('今借到人民币贰拾万元整'))] };
  const page = { ...paper, content: RichDocument.parse(content) };
  const [pdf, docx] = await Promise.all([printPaper(page, 'pdf'), printPaper(page, 'docx')]);
  expect(await pdfText(pdf)).toContain('今借到人民币贰拾万元整');
  const read = await readWordFile(docx);
  expect(words(read.content).split('\n')).toEqual(['今借到人民币贰拾万元整', 'SHA-256 abc']);
  expect(read.images).toEqual([]);
});

test('a Word file that another program would read otherwise is not read', async () => {
  const { 'word/document.xml': shown = new Uint8Array(), ...others } = unzipSync(
    await printPaper(paper, 'docx'),
  );
  const hidden = strToU8(strFromU8(shown).replace('陈晓岚', '周启明'));
  const rest = Object.entries(others).map(([name, data]) => ({ name, data }));
  const parts = { name: 'word/document.xml', shown, hidden, rest };
  for (const [what, bytes] of ambiguousZips(parts)) await expect(readDocx(bytes), what).rejects.toThrow();
  for (const [what, bytes] of unusualZips(parts))
    expect(words((await readDocx(bytes)).content), what).toContain('陈晓岚');
});

describe('a picture that unpacks to more than it says', () => {
  const chunk = (type: string, data: Uint8Array) => {
    const piece = Buffer.alloc(12 + data.length);
    piece.writeUInt32BE(data.length, 0);
    piece.write(type, 4, 'latin1');
    piece.set(data, 8);
    piece.writeUInt32BE(crc32(piece.subarray(4, 8 + data.length)), 8 + data.length);
    return piece;
  };
  const header = (width: number, height: number) => {
    const data = Buffer.alloc(13);
    data.writeUInt32BE(width, 0);
    data.writeUInt32BE(height, 4);
    data.set([8, 6, 0, 0, 0], 8);
    return chunk('IHDR', data);
  };
  const png = (...chunks: Buffer[]) =>
    Buffer.concat([PIXEL.subarray(0, 8), ...chunks, chunk('IEND', new Uint8Array())]);
  const printed = async (bytes: Uint8Array) => {
    const images = { [FILE]: { bytes, mime: 'image/png', width: 2, height: 2 } as const };
    return pdfText(await buildPdf({ ...paper, images }));
  };
  const pixels = chunk('IDAT', deflateSync(new Uint8Array(18)));

  test.each([
    ['in its pixels', png(header(2, 2), chunk('IDAT', deflateSync(new Uint8Array(2 ** 20))))],
    ['by a second header', png(header(2, 2), header(900, 900), pixels)],
    ['by a length that is not there', png(header(2, 2), pixels, chunk('IDAT', pixels).subarray(0, -4))],
  ])('%s is not printed', async (_, bytes) => {
    expect(await printed(bytes)).toContain('[借条照片]');
  });

  test('is told from one that does not', async () => {
    expect(await printed(png(header(2, 2), pixels))).not.toContain('借条照片');
  });
});

test('what is no Word file fails, and the next one is read', async () => {
  await expect(readWordFile(zipSync({ 'a.txt': new Uint8Array(3) }))).rejects.toThrow();
  const { content } = await readWordFile(await printPaper(paper, 'docx'));
  expect(content.content?.length).toBeGreaterThan(5);
});

/** What stands in a Word file, whenever it was made and however its pictures are numbered. */
function partsOf(docx: Uint8Array): string {
  const parts = unzipSync(docx);
  const named = ['word/document.xml', 'word/footer1.xml', 'docProps/core.xml', 'word/numbering.xml'];
  return named
    .map((path) => strFromU8(parts[path] as Uint8Array))
    .join('\n')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|<wp:docPr id="\d+"/g, '');
}

/** The same with a sign after every text of it, but for what names something. */
function spoilt<T>(value: T, sign: string, key = ''): T {
  const isName = [
    'type',
    'file_id',
    'role_id',
    'key',
    'lang',
    'status',
    'textAlign',
    'mime',
    'start',
    'image',
  ].includes(key);
  if (typeof value === 'string') return (isName && !value.startsWith('text:') ? value : value + sign) as T;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map((item) => spoilt(item, sign)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, spoilt(inner, sign, name)]),
  ) as T;
}

test('prints a document kept with control characters in every text, title, signer, reason and note as if without', async () => {
  const signatures: Paper['signatures'] = {
    ...paper.signatures,
    clerk: { status: 'signed', image: 'text:何建平', signer: '何建平', reason: null },
  };
  const signed: RichNode = { type: 'signature', attrs: { role_id: 'clerk', label: '书记员' } };
  const content = { type: 'doc', content: [...(paper.content.content ?? []), signed] };
  const clean: Paper = { ...paper, content, signatures };
  const old = spoilt(clean, '\u0001\u000b\u001f\ufffe\ud800');
  expect(old.signatures.clerk?.image).not.toBe('text:何建平');
  expect(await pdfText(await printPaper(old, 'pdf'))).toBe(await pdfText(await printPaper(clean, 'pdf')));
  expect(partsOf(await printPaper(old, 'docx')) === partsOf(await printPaper(clean, 'docx'))).toBe(true);
});

test('what was kept before the rules prints without what cannot be printed', async () => {
  const across = (words: string, attrs: RichNode['attrs']): RichNode => ({ ...cell(words), attrs });
  const row = (...content: RichNode[]): RichNode => ({ type: 'tableRow', content });
  const content: RichNode[] = [
    { type: 'table' },
    { type: 'table', content: [row()] },
    paragraph(text('前\u0001后')),
    { type: 'doc', content: [paragraph(text('套中'))] },
    {
      type: 'table',
      content: [row(across('合并', { rowspan: 2, colspan: 2 })), row(), row(cell('甲'), cell('乙'))],
    },
    { type: 'table', content: [row(...Array.from({ length: 40 }, (_, i) => cell(`格${i}`)))] },
    { type: 'image', attrs: { file_id: FILE, alt: '大图' } },
  ];
  const old: Paper = { ...paper, content: { type: 'doc', content }, images: { [FILE]: null } };
  const said =
    /前后[\s\S]*套中[\s\S]*合并[\s\S]*甲[\s\S]*乙[\s\S]*格0[\s\S]*格39[\s\S]*大图：此图未印出，因为本文件中的图片过大或过多。请登录平台，在实验中打开这份文书查看/;
  expect(await pdfText(await printPaper(old, 'pdf'))).toMatch(said);
  const word = await readWordFile(await printPaper(old, 'docx'));
  expect(words(word.content)).toMatch(said);
  const english: Paper = { ...old, lang: 'en' };
  const why =
    '大图: this picture is not printed, because the pictures in this file are too large or too many. To see it, log in and open the document in the experiment';
  // A line of the page ends without its blank.
  const unspaced = (said: string) => said.replaceAll(/\s+/g, '');
  expect(unspaced(await pdfText(await printPaper(english, 'pdf')))).toContain(unspaced(why));
  expect(words((await readWordFile(await printPaper(english, 'docx'))).content)).toContain(why);
});

test('only a row that is longer than a page breaks, and the others of its table stay whole', async () => {
  const line = (name: string, count: number) => ({
    type: 'tableRow',
    content: [cell(`${name}始${'案情如下。'.repeat(count)}${name}终`), cell('备注')],
  });
  const rows = Array.from({ length: 40 }, (_, at) => line(`第${at}行`, at === 12 ? 600 : 12 + (at % 5)));
  const head = { type: 'tableRow', content: [cell('内容', 'tableHeader'), cell('说明', 'tableHeader')] };
  const content = { type: 'doc', content: [{ type: 'table', content: [head, ...rows] }] };
  const pages = (await pdfText(await buildPdf({ ...paper, content, note: '' }))).split('\n');
  const pageOf = (said: string) => pages.findIndex((page) => page.replaceAll(/\s/g, '').includes(said));
  const broken = rows.flatMap((_, at) =>
    pageOf(`第${at}行始`) === pageOf(`第${at}行终`) ? [] : [`第${at}行`],
  );
  expect(broken).toEqual(['第12行']);
});
