import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likenessOf, type Pair } from './likeness.ts';

const COPIED =
  '被告虽主张九千元系预先扣除的利息，但原告提交的转账凭证与微信聊天记录相互印证，足以认定实际交付本金为十九万一千元。';
const TEMPLATE = '事实和理由：请写明借款的时间、地点、数额、交付方式、约定的利息和还款期限，以及催要的经过。';
const first = `民事判决书\n${TEMPLATE}\n本院认为，${COPIED}判决如下。`;
const second = `${TEMPLATE} 合议庭评议后一致认为：${COPIED.replaceAll('，', ', ')}`;

const said = (text: string, { from, to }: { from: number; to: number }) => text.slice(from, to);

describe('passages', () => {
  it('are found across teams, whatever signs stand between the letters, with their places in both texts', () => {
    const [pair, ...others] = likenessOf(
      [
        { owner: 1, text: first },
        { owner: 2, text: second },
      ],
      [],
      10,
    );
    expect(others).toEqual([]);
    const longest = pair?.passages.find(({ left }) => said(first, left).includes('九千元'));
    expect(said(first, longest?.left ?? { from: 0, to: 0 })).toContain(COPIED.slice(0, -1));
    expect(said(second, longest?.right ?? { from: 0, to: 0 })).toContain('足以认定实际交付本金');
  });

  it('of one team are its own affair', () => {
    const texts = [first, second].map((text) => ({ owner: 1, text }));
    expect(likenessOf(texts, [], 10)).toEqual([]);
  });

  it('are short where they are common words', () => {
    const texts = ['原告陈晓岚诉被告周启明', '原告陈晓岚与被告周启明'].map((text, owner) => ({
      owner,
      text,
    }));
    expect(likenessOf(texts, [], 10)).toEqual([]);
  });

  it('cannot be hidden behind many copies of one’s own', () => {
    const copies = Array.from({ length: 60 }, () => ({ owner: 1, text: first }));
    const pairs = likenessOf([...copies, { owner: 2, text: second }], [], 10);
    expect(pairs.map(({ right }) => right)).toContain(60);
  });

  it('take no more room because of signs that stand for many letters', () => {
    const text = Array.from({ length: 100 }, (_, at) => `\ufdfa${String.fromCodePoint(0x4e00 + at)}`).join(
      '',
    );
    const [pair] = likenessOf(
      [
        { owner: 1, text },
        { owner: 2, text },
      ],
      [],
      10,
    );
    expect(pair?.letters).toBeGreaterThan(80);
    expect(pair?.letters).toBeLessThan(text.length + 18);
  });

  it('that a whole class has in common are told of some pairs, after little work', () => {
    const texts = Array.from({ length: 300 }, (_, owner) => ({ owner, text: first }));
    const pairs = likenessOf(texts, [], 100_000);
    expect(pairs.length).toBeGreaterThan(60);
    expect(pairs.length).toBeLessThan(1000);
  });

  it('are found in English too', () => {
    const copied =
      'The defendant bears the burden of proving that nine thousand yuan had been withheld in advance as interest on the loan.';
    const texts = [`We hold: ${copied}`, `In our view ${copied.toUpperCase()}`].map((text, owner) => ({
      owner,
      text,
    }));
    expect(likenessOf(texts, [], 10)).toHaveLength(1);
  });
});

const letters = fc.string({ unit: fc.constantFrom(...'甲乙丙丁戊己庚辛'), minLength: 30, maxLength: 60 });
/** Texts of pieces that they may have in common. */
const pieces = fc.array(letters, { minLength: 1, maxLength: 5 });
const arranged = (all: readonly string[]) =>
  fc
    .array(fc.nat(all.length - 1), { minLength: 1, maxLength: 5 })
    .map((order) => order.map((at) => all[at]).join('。'));

const mirrored = ({ letters: sum, passages }: Pair) => ({
  letters: sum,
  passages: passages.map(({ left, right, letters: own }) => ({ left: right, right: left, letters: own })),
});

describe('likeness', () => {
  it('is the same whichever text comes first', () => {
    const two = pieces.chain((all) => fc.tuple(arranged(all), arranged(all), arranged(all)));
    fc.assert(
      fc.property(two, ([one, other, template]) => {
        const there = likenessOf(
          [
            { owner: 1, text: one },
            { owner: 2, text: other },
          ],
          [template],
          10,
        );
        const back = likenessOf(
          [
            { owner: 2, text: other },
            { owner: 1, text: one },
          ],
          [template],
          10,
        );
        expect(back.map(({ letters: sum }) => sum)).toEqual(there.map(({ letters: sum }) => sum));
        expect(
          new Set(back.map((pair) => JSON.stringify(mirrored(pair).passages.map((p) => p.letters)))),
        ).toEqual(new Set(there.map(({ passages }) => JSON.stringify(passages.map((p) => p.letters)))));
      }),
    );
  });

  it('never counts what a template says', () => {
    const cases = pieces.chain((all) => fc.tuple(fc.constant(all), arranged(all), arranged(all)));
    fc.assert(
      fc.property(cases, ([templates, one, other]) => {
        // Each text is made of templates alone: only letters across their seams could be anybody's own, and those are no passage.
        const texts = [one, other].map((text, owner) => ({ owner, text }));
        expect(likenessOf(texts, [...templates, one], 10)).toEqual([]);
        expect(likenessOf(texts, [...templates, other], 10)).toEqual([]);
      }),
    );
  });
});
