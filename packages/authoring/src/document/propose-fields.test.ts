import { CASE_FIELDS, plainText, RichDocument, type RichNode } from '@lets/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillGaps, proposeFields } from './propose-fields.ts';
import { MOST_GAPS, writingGaps } from './writing-gaps.ts';

const FIELDS = CASE_FIELDS.flatMap(({ fields }) => fields.map(({ id, name }) => ({ key: id, name })));

const text = (words: string): RichNode => ({ type: 'text', text: words });
const line = (...words: string[]): RichNode => ({ type: 'paragraph', content: words.map(text) });
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });
const cell = (words: string): RichNode => ({
  type: 'tableCell',
  content: [words ? line(words) : { type: 'paragraph' }],
});
const table = (...rows: string[][]): RichNode => ({
  type: 'table',
  content: rows.map((cells) => ({ type: 'tableRow', content: cells.map(cell) })),
});

/** Each gap as what asks for it, and the key that is proposed. */
const proposed = (document: RichNode, language: 'zh' | 'en' = 'zh') =>
  proposeFields(document, FIELDS, language).map(({ gap, field }) => [gap.label, field?.key ?? null]);

describe('a field is proposed by the words before a gap', () => {
  test('in the lines of a party, whoever it is', () => {
    const document = doc(
      line('原告：____，性别：__，出生日期：____年__月__日，住所地：________，联系电话：____。'),
      line('被告：＿＿＿＿，住', '所地：________。'),
      line('法定代表人：____'),
      line('委托诉讼代理人：____'),
    );
    expect(proposed(document)).toEqual([
      ['原告', 'plaintiff_name'],
      ['性别', 'plaintiff_gender'],
      ['出生日期', 'plaintiff_birth'],
      ['住所地', 'plaintiff_address'],
      ['联系电话', 'plaintiff_phone'],
      ['被告', 'defendant_name'],
      ['住所地', 'defendant_address'],
      ['法定代表人', 'defendant_head'],
      ['委托诉讼代理人', 'counsel_d_name'],
    ]);
  });

  test('where one name is part of another', () => {
    expect(proposed(doc(line('被申请人：____，地址：____'), line('被告人____')))).toEqual([
      ['被申请人', 'respondent_name'],
      ['地址', 'respondent_address'],
      ['被告人', 'accused_name'],
    ]);
  });

  test('behind a sentence, with its number and its unit', () => {
    const document = doc(
      line('1. 判令被告支付本金____元；'),
      line('2. 支付违约金人民币【　】元。'),
      line('案号：（　　）民初（　）号'),
    );
    expect(proposed(document)).toEqual([
      ['判令被告支付本金', 'principal_sum'],
      ['支付违约金人民币', 'default_sum'],
      ['案号', 'case_number'],
      ['民初', null],
    ]);
  });

  test('behind a colon and blanks, at the end of a line, in a named bracket and in a cell', () => {
    const document = doc(
      line('申请人：　　　　被申请人：　　　　'),
      line('案由：'),
      line('【仲裁委员会】'),
      line('【裁判要旨】'),
      table(['劳动者', '', '用人单位', ''], ['入职时间', '', '岗位', '司机']),
    );
    expect(proposed(document)).toEqual([
      ['申请人', 'claimant_name'],
      ['被申请人', 'respondent_name'],
      ['案由', 'cause'],
      ['仲裁委员会', 'arbitration_body'],
      ['劳动者', 'worker_name'],
      ['用人单位', 'employer_name'],
      ['入职时间', 'hire_date'],
    ]);
  });

  test('but not where words follow, and a list is what was asked for', () => {
    const list: RichNode = {
      type: 'orderedList',
      content: [{ type: 'listItem', content: [line('返还借款')] }],
    };
    expect(
      proposed(doc(line('诉讼请求：'), list, line('事实与理由：被告未付款。'), line('第（一）项'))),
    ).toEqual([]);
  });

  test('where a day is left open: by what was done on it', () => {
    const document = doc(
      line('申请人于____年__月__日入职，劳动合同解除日期：____年__月__日。'),
      line('双方于____年__月__日商谈'),
    );
    expect(proposed(document)).toEqual([
      ['申请人于', 'hire_date'],
      ['劳动合同解除日期', 'dismissal_date'],
      ['双方于', null],
    ]);
  });

  test('in English', () => {
    const document = doc(
      line('Plaintiff: ____, address: ____'),
      line('Defendant: ____'),
      line('Telephone: ____'),
    );
    expect(proposed(document, 'en')).toEqual([
      ['Plaintiff', 'plaintiff_name'],
      ['address', 'plaintiff_address'],
      ['Defendant', 'defendant_name'],
      ['Telephone', 'defendant_phone'],
    ]);
  });

  test('and a gap that nothing asks for has none', () => {
    expect(proposed(doc(line('________'), line('　　　年　月　日')))).toEqual([
      ['', null],
      ['', null],
    ]);
  });
});

describe('what is accepted', () => {
  test('stands in its gap, and what is declined stays as it was', () => {
    const bold = { ...text('__，住所：____。'), marks: [{ type: 'bold' }] };
    const document = doc({
      type: 'paragraph',
      content: [text('原告：__'), bold, { type: 'hardBreak' }, text('（　）')],
    });
    const [name, address] = proposeFields(document, FIELDS, 'zh');
    if (!name?.field || !address?.field) throw new Error('nothing proposed');
    const accepted = [
      { gap: address.gap, field: address.field },
      { gap: name.gap, field: name.field },
    ];
    const filled = fillGaps(document, accepted, 'zh');
    expect(plainText(filled).trim()).toBe('原告：[原告]，住所：[原告住所]。\n（　）');
    expect(filled.content?.[0]?.content?.map(({ type, text: words }) => words ?? type)).toEqual([
      '原告：',
      'mergeField',
      '，住所：',
      'mergeField',
      '。',
      'hardBreak',
      '（　）',
    ]);
    expect(filled.content?.[0]?.content?.[2]?.marks).toEqual([{ type: 'bold' }]);
    expect(fillGaps(document, [], 'zh')).toEqual(document);
  });

  test('is a document again, and says all that was said, whatever was written', () => {
    const piece = fc.constantFrom(
      '原告',
      '：',
      '__',
      '（',
      '　',
      '）',
      '【】',
      '年',
      '月',
      '日',
      '，',
      '  ',
      '住所',
      '×××',
      '。',
    );
    const words = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
    const node = fc.oneof(
      words.map(text),
      fc.constant<RichNode>({ type: 'hardBreak' }),
      fc.constant<RichNode>({ type: 'mergeField', attrs: { key: 'k', label: 'l', value: '' } }),
    );
    const block = fc
      .array(node, { maxLength: 5 })
      .map((content): RichNode => ({ type: 'paragraph', content }));
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (content) => {
        const document = doc(...content);
        const gaps = writingGaps(document);
        const field = { key: 'x', name: { zh: '甲', en: '' } };
        const filled = fillGaps(
          document,
          gaps.map((gap) => ({ gap, field })),
          'zh',
        );
        expect(RichDocument.safeParse(filled).error).toBeUndefined();
        const said = (one: RichNode) => plainText(one).replace(/\[甲\]|[_＿×\s\u3000【】年月日]/gu, '');
        expect(said(filled)).toBe(said(document));
        expect(plainText(filled).split('[甲]')).toHaveLength(gaps.length + 1);
      }),
    );
  });

  test('is found in time that grows with the text alone', () => {
    const long = '（ '.repeat(5000) + '：　'.repeat(5000) + '×年'.repeat(5000) + ' '.repeat(20_000);
    expect(writingGaps(doc(line(long))).length).toBeLessThanOrEqual(MOST_GAPS);
  });
});
