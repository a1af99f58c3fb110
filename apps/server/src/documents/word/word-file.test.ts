import { RichDocument, type RichNode } from '@lets/contract';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readDocx } from '../read-docx.ts';
import { numeral } from './numbering.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const OTHERS =
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';

/** A Word file of this body, with such styles and lists. */
function word(
  body: string,
  { styles = '', numbering = '', more = {} as Record<string, string> } = {},
): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<w:document ${W} ${OTHERS}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${W}>${styles}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${W}>${numbering}</w:numbering>`,
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const p = (text: string, properties = '', run = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r>${run && `<w:rPr>${run}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const numbered = (text: string, list: number, level = 0) =>
  p(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
const level = (at: number, format: string, text: string, start = 1) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const list = (id: number, ...levels: string[]) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum><w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;

async function read(...given: Parameters<typeof word>) {
  const { content, left_out } = await readDocx(word(...given));
  expect(RichDocument.safeParse(content).error).toBeUndefined();
  return { blocks: content.content ?? [], left_out };
}

/** A block as one reads it: its kind, its look and its words. */
function shown(node: RichNode): string {
  const { level: depth, textAlign, start } = node.attrs ?? {};
  const about = [depth, textAlign, start].filter((one) => one !== undefined && one !== null).join(' ');
  const inner = node.text ?? (node.content ?? []).map((one) => (one.text ? one.text : shown(one))).join(' ');
  return `${node.type}${about && ` ${about}`}(${inner})`;
}

describe('a Word file', () => {
  test('keeps what is centred and what is a heading, by itself or by its style', async () => {
    const styles = [
      '<w:style w:type="paragraph" w:styleId="a"><w:name w:val="文书标题"/><w:pPr><w:jc w:val="center"/><w:outlineLvl w:val="0"/></w:pPr></w:style>',
      '<w:style w:type="paragraph" w:styleId="b"><w:name w:val="副标题"/><w:basedOn w:val="a"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>',
      '<w:style w:type="paragraph" w:styleId="c"><w:name w:val="居中"/><w:basedOn w:val="c"/><w:pPr><w:jc w:val="center"/></w:pPr></w:style>',
    ].join('');
    const body = [
      p('民事起诉状', '<w:pStyle w:val="a"/>'),
      p('附页', '<w:pStyle w:val="b"/><w:jc w:val="left"/>'),
      p('一', '<w:pStyle w:val="c"/>'),
      p('此致', '<w:outlineLvl w:val="8"/>'),
      p('落款', '<w:jc w:val="end"/>'),
    ].join('');
    const { blocks } = await read(body, { styles });
    expect(blocks.map(shown)).toEqual([
      'heading 1 center(民事起诉状)',
      'heading 2(附页)',
      'paragraph center(一)',
      'heading 3(此致)',
      'paragraph right(落款)',
    ]);
  });

  test('has a title in its first line where that is centred and large', async () => {
    const centred = '<w:jc w:val="center"/>';
    const large = '<w:sz w:val="44"/>';
    const body = p('', centred) + p('劳动仲裁申请书', centred, large) + p('二〇二六年', centred, large);
    const { blocks } = await read(body);
    expect(blocks.map(shown)).toEqual([
      'paragraph center()',
      'heading 1 center(劳动仲裁申请书)',
      'paragraph center(二〇二六年)',
    ]);
  });

  test('keeps its numbers: plain ones as lists that count on, others as the words they are', async () => {
    const numbering =
      list(1, level(0, 'decimal', '%1.'), level(1, 'decimal', '%1.%2')) +
      list(2, level(0, 'chineseCounting', '第%1条'), level(1, 'decimal', '（%2）')) +
      list(3, level(0, 'bullet', '·')) +
      '<w:num w:numId="4"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>';
    const body = [
      numbered('判令还款', 1),
      numbered('判令付息', 1),
      p('其中：'),
      numbered('诉讼费', 1),
      numbered('自第二日起', 1, 1),
      numbered('重新起算', 4),
      numbered('合同', 2),
      numbered('甲方', 2, 1),
      numbered('乙方', 2, 1),
      numbered('价款', 2),
      numbered('丙方', 2, 1),
      numbered('附件', 3),
    ].join('');
    const { blocks } = await read(body, { numbering });
    expect(blocks.map(shown)).toEqual([
      'orderedList(listItem(paragraph(判令还款)) listItem(paragraph(判令付息)))',
      'paragraph(其中：)',
      'orderedList 3(listItem(paragraph(诉讼费)))',
      'paragraph(3.1 自第二日起)',
      'orderedList(listItem(paragraph(重新起算)))',
      'paragraph(第一条\u3000合同)',
      'paragraph(（1）甲方)',
      'paragraph(（2）乙方)',
      'paragraph(第二条\u3000价款)',
      'paragraph(（1）丙方)',
      'bulletList(listItem(paragraph(附件)))',
    ]);
  });

  test('keeps the number of a heading, and a number that a style gives', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="h"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="0"/></w:pPr></w:style>';
    const numbering = list(1, level(0, 'decimal', '%1.', 2));
    const { blocks } = await read(p('事实', '<w:pStyle w:val="h"/>') + p('理由', '<w:pStyle w:val="h"/>'), {
      styles,
      numbering,
    });
    expect(blocks.map(shown)).toEqual(['heading 1(2. 事实)', 'heading 1(3. 理由)']);
  });

  test('says what could not be kept', async () => {
    const text = '<w:txbxContent><w:p><w:r><w:t>附注</w:t></w:r></w:p></w:txbxContent>';
    const box = `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${text}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${text}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`;
    const body = [
      `<w:p><w:r><w:t>正文</w:t></w:r><w:r>${box}</w:r></w:p>`,
      '<w:p><w:ins><w:r><w:t>新增</w:t></w:r></w:ins><w:del><w:r><w:delText>删去</w:delText></w:r></w:del></w:p>',
      '<w:p><m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath></w:p>',
      '<w:p><w:r><w:drawing><wp:inline/></w:drawing></w:r></w:p>',
    ].join('');
    const more = {
      'word/header1.xml': `<w:hdr ${W}><w:p><w:r><w:t>某某法院</w:t></w:r></w:p></w:hdr>`,
      'word/footer1.xml': `<w:ftr ${W}><w:p><w:r><w:t>第 </w:t></w:r><w:r><w:t>1</w:t></w:r><w:r><w:t> 页</w:t></w:r></w:p></w:ftr>`,
    };
    const { blocks, left_out } = await read(body, { more });
    const said = JSON.stringify(blocks);
    for (const kept of ['正文', '附注', '新增']) expect(said).toContain(kept);
    expect(said).not.toContain('删去');
    const counts = Object.fromEntries(left_out.map(({ kind, count }) => [kind, count]));
    expect(counts).toEqual({ text_box: 1, tracked: 2, equation: 1, drawing: 1, header_footer: 1 });
  });

  test('has lines to write on where blanks are underlined', async () => {
    const line = '<w:r><w:rPr><w:u w:val="single"/></w:rPr>';
    const body = `<w:p><w:r><w:t>原告：</w:t></w:r>${line}<w:t xml:space="preserve">      </w:t></w:r><w:r><w:t>住</w:t></w:r>${line}<w:tab/></w:r></w:p>`;
    const { blocks } = await read(body);
    expect((blocks[0]?.content ?? []).map(({ text }) => text).join('')).toBe('原告：______住____');
  });

  test('that is hostile is read or refused, in bounded time', async () => {
    const deep = `${'<w:sdt>'.repeat(5000)}${'</w:sdt>'.repeat(5000)}`;
    await expect(readDocx(word(deep))).rejects.toThrow();
    const styles = Array.from(
      { length: 2000 },
      (_, i) => `<w:style w:type="paragraph" w:styleId="s${i}"><w:basedOn w:val="s${i + 1}"/></w:style>`,
    ).join('');
    const body = Array.from({ length: 2000 }, () => p('x', '<w:pStyle w:val="s0"/>')).join('');
    expect((await readDocx(word(body, { styles }))).content.content).toHaveLength(2000);
    const forged = `<w:p><w:bookmarkStart w:name="lets.p.99999"/><w:bookmarkStart w:name="lets.p.-1"/><w:r><w:t>x</w:t></w:r></w:p>`;
    expect((await readDocx(word(forged))).content.content).toHaveLength(1);
    const odd = numbered('x', 7, 99) + numbered('y', 1, -5);
    expect(
      (
        await readDocx(
          word(odd, { numbering: '<w:num w:numId="1"><w:abstractNumId w:val="9"/></w:num><w:lvl/>' }),
        )
      ).content.content,
    ).toHaveLength(2);
  });
});

test.each([
  [1, 'chineseCounting', '一'],
  [10, 'chineseCounting', '十'],
  [12, 'chineseCountingThousand', '十二'],
  [20, 'chineseCounting', '二十'],
  [105, 'chineseCounting', '一百零五'],
  [1010, 'chineseCounting', '一千零一十'],
  [12, 'chineseLegalSimplified', '壹拾贰'],
  [20, 'ideographDigital', '二〇'],
  [28, 'lowerLetter', 'bb'],
  [4, 'upperLetter', 'D'],
  [1994, 'upperRoman', 'MCMXCIV'],
  [3, 'decimalEnclosedCircle', '③'],
  [7, 'decimalZero', '07'],
  [0, 'chineseCounting', '0'],
  [7, 'thaiLetters', '7'],
] as const)('%i in %s is %s', (value, format, words) => {
  expect(numeral(value, format)).toBe(words);
});
