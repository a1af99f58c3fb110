import { faultOf, gapsOf, plainText, type RichDocument } from '@lets/contract';
import { expect, it } from 'vitest';
import { finishDraft } from './finishing.ts';

const text = (words: string): RichDocument => ({ type: 'text', text: words });
const p = (...content: RichDocument[]): RichDocument => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
});
const h = (words: string): RichDocument => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] });
const field = (key: string, value: string): RichDocument => ({
  type: 'mergeField',
  attrs: { key, label: key, value },
});
const cell = (type: string, words: string): RichDocument => ({
  type,
  content: [words ? p(text(words)) : p()],
});
const row = (type: string, ...words: string[]): RichDocument => ({
  type: 'tableRow',
  content: words.map((one) => cell(type, one)),
});
const today = { zh: '2025年5月13日', en: '13 May 2025' };
const finish = (draft: RichDocument, ...source: string[]) => finishDraft(draft, source, { today }, 'zh');

const DRAFT: RichDocument = {
  type: 'doc',
  content: [
    h('一、事实'),
    p(),
    h('二、理由'),
    p(text('原告称（请逐项说明：为什么写 '), field('sum', '200'), text(' 元。），被告认为（请概括。）。')),
    p(text('利率：'), field('rate', '')),
    { type: 'table', content: [row('tableHeader', '编号', '名称'), row('tableCell', '1', '')] },
    p(text('由　　　负担，依照第　项，方式：'), field('manner', ''), text('，由　　　签收')),
    p(text('证据：')),
    p(),
    h('三、意见'),
    p(),
  ],
};

it('leaves nothing open, and says what the role has said, in its order', () => {
  const paper = finish(DRAFT, '甲。', '乙。', '丙。', '丁。', '戊。');
  expect(gapsOf(paper, { template: DRAFT })).toEqual([]);
  expect(faultOf(paper)).toBeNull();
  const words = plainText(paper);
  for (const said of ['甲。', '乙。', '丙。', '丁。', '戊。']) expect(words).toContain(said);
  expect(words.indexOf('甲。')).toBeLessThan(words.indexOf('戊。'));
  expect(words).not.toMatch(/请|　|\{/u);
});

it('says so where the role has nothing to say', () => {
  expect(plainText(finish(DRAFT))).toContain('没有进一步的意见');
});

it('keeps what surrounds an instruction, its fields gone with it', () => {
  const draft: RichDocument = { type: 'doc', content: [DRAFT.content?.[3] ?? p()] };
  expect(plainText(finish(draft, '甲', '乙')).trim()).toBe('原告称甲，被告认为乙。');
});
