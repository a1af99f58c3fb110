import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Gap } from './gap.ts';
import { gapsOf } from './gaps.ts';
import type { RichNode } from './rich-nodes.ts';

const text = (words: string): RichNode => ({ type: 'text', text: words });
const p = (...parts: (string | RichNode)[]): RichNode => ({
  type: 'paragraph',
  content: parts.map((part) => (typeof part === 'string' ? text(part) : part)),
});
const blank: RichNode = { type: 'paragraph' };
const h = (words: string, level = 2): RichNode => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
});
const field = (key: string, value = ''): RichNode => ({
  type: 'mergeField',
  attrs: { key, label: `label of ${key}`, value },
});
const sign = (role_id: string): RichNode => ({ type: 'signature', attrs: { role_id, label: role_id } });
const right = (child: RichNode): RichNode => ({
  type: 'paragraph',
  attrs: { textAlign: 'right' },
  content: [child],
});
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });
const row = (type: string, ...cells: string[]): RichNode => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type, content: [cell === '' ? blank : p(cell)] })),
});
const table = (...rows: string[][]): RichNode => ({
  type: 'table',
  content: rows.map((cells, at) => row(at === 0 ? 'tableHeader' : 'tableCell', ...cells)),
});
const told = (gaps: readonly Gap[]) => gaps.map(({ kind, text: words }) => `${kind} ${words}`);

describe('what is open in a document', () => {
  test('is a heading with room below, though the template goes on with words of its own', () => {
    const template = doc(h('请求'), blank, p('提出异议的一方签名：'), sign('counsel'));
    expect(told(gapsOf(template, { template }))).toEqual(['part 请求']);
    const written = doc(h('请求'), p('请求出庭。'), p('提出异议的一方签名：'), sign('counsel'));
    expect(gapsOf(written, { template })).toEqual([]);
  });

  test('are fields without value, with the way to each', () => {
    const body = doc(p('利率', field('rate')), p(field('court', '清和区人民法院')));
    expect(gapsOf(body)).toEqual([{ kind: 'field', text: 'label of rate', path: [0, 1], key: 'rate' }]);
  });

  it.each([
    '双方约定____元',
    '负责人：【】',
    '依据【请填写条文】',
    '由　　　负担',
    '依照第　项规定',
    'Under item [ ] of Article 177',
    '电话（庭后补正）',
    '见（待补）',
    'to pay (to be supplied)',
  ])('are blanks: %s', (words) => {
    expect(gapsOf(doc(p(words))).map(({ kind }) => kind)).toEqual(['blank']);
  });

  it.each([
    '案号：（2025）明 0102 民初 217 号　　案由：民间借贷纠纷',
    '上诉人（原审原告）同意调解（详见证据 3）。',
    '由陈可提供（由陈可提供或者申请出示）。',
    'Chen Xiaolan (plaintiff below) asks for 191,000 yuan (see item 3).',
    '2025 年 3 月 18 日',
  ])('is nothing in %s', (words) => {
    expect(gapsOf(doc(p(words)))).toEqual([]);
  });

  it.each([
    '（请写明催要的经过和被告的答复。）',
    '（写明教育的内容。）',
    '判决如下（请引用条文）：维持',
    '(State the demands made and what the defendant answered.)',
    'borne by (to be completed).',
    '(1. Principal: why it is so. Say who bears the burden.)',
  ])('are instructions: %s', (words) => {
    const template = doc(p(words));
    expect(gapsOf(template, { template }).map(({ kind }) => kind)).toEqual(['instruction']);
  });

  test('is a date without its numbers', () => {
    expect(told(gapsOf(doc(p('    年  月  日'))))).toEqual(['date 年  月  日']);
  });

  test('are headings and labels with nothing under them, in reading order', () => {
    const body = doc(
      h('民事判决书', 1),
      h('一、事实'),
      blank,
      h('二、理由'),
      p('理由成立。'),
      h('三、分项'),
      h('甲', 3),
      p('有。'),
      p('证据：'),
      blank,
      p('处罚：罚款。'),
      h('四、意见'),
      blank,
      sign('judge'),
    );
    expect(told(gapsOf(body))).toEqual(['part 一、事实', 'part 证据：', 'part 四、意见']);
  });

  test('is no heading over signatures, nor a label that is answered below', () => {
    expect(gapsOf(doc(h('签收'), sign('a'), p('理由：'), blank, p('借条为证。')))).toEqual([]);
  });

  test('is a label before the next line of the template, however that begins', () => {
    const template = doc(p('主持人和回避的权利：'), blank, p('你可以亲自参加。'));
    expect(told(gapsOf(template, { template }))).toEqual(['part 主持人和回避的权利：']);
    const written = doc(p('主持人和回避的权利：'), blank, p('注意：有权申请回避。'), p('你可以亲自参加。'));
    expect(gapsOf(written, { template })).toEqual([]);
  });

  test('are tables that nobody wrote in, and rows with a head alone', () => {
    const head = ['编号', '名称', '页数'];
    expect(told(gapsOf(doc(table(head, ['1', '', ''], ['2', '', '']))))).toEqual([
      'table 编号 / 名称 / 页数',
    ]);
    expect(told(gapsOf(doc(table(head, ['1', '借条', '1'], ['2', '', ''], ['', '', '']))))).toEqual([
      'row 2',
    ]);
  });

  test('are signatures, and the lines for signature and date that the template had', () => {
    const template = doc(p('甲'), sign('plaintiff'), sign('counsel'), right(field('complaint_date')));
    const body = doc(p('甲'), sign('plaintiff'));
    expect(told(gapsOf(body, { template, signed: new Set() }))).toEqual([
      'signature plaintiff',
      'signature counsel',
      'date label of complaint_date',
    ]);
    const whole = doc(p('甲'), sign('plaintiff'), sign('counsel'), p('2025 年 3 月 18 日'));
    expect(gapsOf(whole, { template, signed: new Set(['plaintiff', 'counsel']) })).toEqual([]);
  });

  test('are found in lists and quotations too', () => {
    const list: RichNode = {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [p('账户：____')] }],
    };
    expect(gapsOf(doc(list))).toEqual([{ kind: 'blank', text: '____', path: [0, 0, 0] }]);
  });

  it('leads to what is open: something stands at the end of every way', () => {
    const block = fc.constantFrom(
      blank,
      h('一'),
      p('甲：'),
      p(field('k')),
      p('__'),
      table(['a', 'b'], ['1', '']),
    );
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        const body = doc(...blocks);
        for (const { path } of gapsOf(body)) {
          const end = path.reduce<RichNode | undefined>((node, at) => node?.content?.[at], body);
          expect(end).toBeDefined();
          expect(path.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
