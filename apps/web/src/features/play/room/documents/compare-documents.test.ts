import type { RichDocument, RichNode } from '@lets/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComparedBlock, compareDocuments, countChanges, type Piece } from './compare-documents.ts';

const document = (...lines: string[]): RichDocument => ({
  type: 'doc',
  content: lines.map(
    (text): RichNode => ({
      type: 'paragraph',
      ...(text && { content: [{ type: 'text', text }] }),
    }),
  ),
});
const without = (blocks: readonly ComparedBlock[], kind: Piece['kind']) =>
  blocks
    .map(({ pieces }) =>
      pieces
        .filter((piece) => piece.kind !== kind)
        .map(({ text }) => text)
        .join(''),
    )
    .join('');

describe('comparing two versions', () => {
  it('marks words, in Chinese as in English', () => {
    const zh = compareDocuments(document('按月利率 1.5% 支付利息'), document('按四倍 LPR 支付利息'), 'zh');
    expect(zh[0]?.pieces.at(0)).toEqual({ kind: 'same', text: '按' });
    expect(zh[0]?.pieces.at(-1)).toMatchObject({ kind: 'same', text: expect.stringContaining('支付利息') });
    const en = compareDocuments(document('pays the interest'), document('pays full interest'), 'en');
    expect(en[0]?.pieces).toEqual([
      { kind: 'same', text: 'pays ' },
      { kind: 'removed', text: 'the' },
      { kind: 'added', text: 'full' },
      { kind: 'same', text: ' interest' },
    ]);
  });

  it('tells a new paragraph from its neighbours', () => {
    const blocks = compareDocuments(document('一', '三'), document('一', '二', '三'), 'zh');
    expect(blocks.map(({ pieces }) => pieces)).toEqual([
      [{ kind: 'same', text: '一' }],
      [{ kind: 'added', text: '二' }],
      [{ kind: 'same', text: '三' }],
    ]);
    expect(countChanges(blocks)).toEqual({ added: 1, removed: 0 });
  });

  it('holds both versions whole, whatever they are', () => {
    const lines = fc.array(fc.string({ unit: fc.constantFrom('甲', '乙', 'a ', 'b', '，') }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const blocks = compareDocuments(document(...before), document(...after), 'zh');
        expect(without(blocks, 'added')).toBe(before.join(''));
        expect(without(blocks, 'removed')).toBe(after.join(''));
      }),
    );
  });
});
