import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dropPicture, picturedParts, pictureMark, placeMark, withoutPictures } from './pictured.ts';

const picture = (n: number) => ({
  file_id: `00000000-0000-4000-8000-00000000000${n}`,
  caption: { zh: '', en: '' },
});

describe('pictures in a text', () => {
  test('stand where the text marks them, the others below', () => {
    expect(picturedParts('先看平面图。\n〔图2〕\n再量距离。', 3)).toEqual([
      { text: '先看平面图。' },
      { picture: 1 },
      { text: '再量距离。' },
      { picture: 0 },
      { picture: 2 },
    ]);
    expect(picturedParts('See [picture 1] here.', 1)).toEqual([
      { text: 'See ' },
      { picture: 0 },
      { text: ' here.' },
    ]);
  });

  test('that are not there leave the words as they are', () => {
    const text = '合同附【图 3】及〔图0〕。\n\n  第二段';
    expect(picturedParts(text, 2)).toEqual([{ text }, { picture: 0 }, { picture: 1 }]);
    expect(withoutPictures({ zh: '甲〔图1〕', en: '[Picture 1]\nB' })).toEqual({ zh: '甲', en: 'B' });
  });

  it('shows every picture, and every word but the marks', () => {
    const piece = fc.oneof(
      fc.constantFrom('〔图1〕', '[Picture 2]', '【图 3】', '\n', ' '),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece), fc.nat(4), (pieces, count) => {
        const text = pieces.join('');
        const parts = picturedParts(text, count);
        const shown = new Set(parts.flatMap((part) => ('picture' in part ? [part.picture] : [])));
        expect([...shown].sort()).toEqual(Array.from({ length: count }, (_, at) => at));
        const words = parts.flatMap((part) => ('text' in part ? [part.text] : []));
        if (count === 0) expect(words.join('')).toBe(text.trim() ? text : '');
        for (const word of words) expect(text).toContain(word);
        const marks = shown.size > 0 ? /[〔[【](?:图|Picture) ?\d[〕\]】]/gu : /$^/;
        const kept = (said: string) => said.replace(marks, '').replace(/\s/g, '');
        expect(kept(words.join(' '))).toBe(kept(text));
      }),
    );
  });

  test('that one is taken from keeps the others in their places', () => {
    const pictures = [picture(1), picture(2), picture(3)];
    const text = { zh: '甲\n〔图1〕\n乙\n〔图3〕\n丙【图7】', en: 'A\n[Picture 3]' };
    expect(dropPicture({ text, pictures }, 0)).toEqual({
      text: { zh: '甲\n乙\n〔图2〕\n丙【图7】', en: 'A\n[Picture 2]' },
      pictures: [picture(2), picture(3)],
    });
  });

  test('are marked on a line of their own where somebody writes', () => {
    expect(placeMark('甲\n乙', pictureMark(1, 'zh'), 1)).toBe('甲\n〔图1〕\n乙');
    expect(placeMark('甲乙', pictureMark(1, 'en'), 1)).toBe('甲\n[Picture 1]\n乙');
    expect(placeMark('', pictureMark(2, 'zh'), 0)).toBe('〔图2〕');
  });
});
