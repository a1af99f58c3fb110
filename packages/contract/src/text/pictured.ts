import { z } from 'zod';
import type { Language } from '../core/kinds.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual } from '../core/values.ts';

/** Pictures of a text, uploaded by its author: each where the text marks its place, else below. */
export const TextPictures = z
  .array(z.object({ file_id: z.uuid(), caption: Bilingual }))
  .max(LIMITS.text_pictures);
export type TextPictures = z.infer<typeof TextPictures>;

export interface PicturedText {
  readonly text: Bilingual;
  readonly pictures?: TextPictures | undefined;
}

/** A piece of a text, or the picture (counted from 0) that stands in it. */
export type PicturedPart = { readonly text: string } | { readonly picture: number };

/** As many as a mark can count. */
const ANY_PICTURE = 99;

/** Pure: what marks the place of a picture, counted from 1. */
export function pictureMark(at: number, language: Language): string {
  return language === 'zh' ? `〔图${at}〕` : `[Picture ${at}]`;
}

/** Either language's mark is understood in both, and brackets as they are typed. */
const MARK = /[〔【[［]\s*(?:图|picture)\s*(\d{1,2})\s*[〕】\]］]/giu;

/** Pure: whether a text marks the place of a picture, counted from 0. */
export function marksPicture(text: string, picture: number): boolean {
  return [...text.matchAll(MARK)].some(([, digits]) => Number(digits) - 1 === picture);
}

/** Pure: a text and its pictures in the order in which they are read; what names no picture is text. */
export function picturedParts(text: string, pictures: number): PicturedPart[] {
  const parts: PicturedPart[] = [];
  const placed = new Set<number>();
  let rest = '';
  let at = 0;
  for (const mark of text.matchAll(MARK)) {
    const picture = Number(mark[1]) - 1;
    rest += text.slice(at, mark.index);
    at = mark.index + mark[0].length;
    if (picture < 0 || picture >= pictures) {
      rest += mark[0];
      continue;
    }
    if (rest.trim()) parts.push({ text: rest.replace(/^[^\S\n]*\n|\n[^\S\n]*$/gu, '') });
    parts.push({ picture });
    placed.add(picture);
    rest = '';
  }
  rest += text.slice(at);
  if (rest.trim()) parts.push({ text: placed.size > 0 ? rest.replace(/^[^\S\n]*\n/u, '') : rest });
  const below = Array.from({ length: pictures }, (_, picture) => picture).filter((one) => !placed.has(one));
  return [...parts, ...below.map((picture) => ({ picture }))];
}

/** Pure: the words alone, for a line in a list. */
export function withoutPictures(text: Bilingual): Bilingual {
  const words = (one: string) => {
    const parts = picturedParts(one, ANY_PICTURE);
    return parts.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n');
  };
  return { zh: words(text.zh), en: words(text.en) };
}

/** Pure: the text with one picture (counted from 0) taken out; the marks of those behind it count on. */
export function dropPicture({ text, pictures = [] }: PicturedText, dropped: number): Required<PicturedText> {
  const count = pictures.length;
  const renumber = (one: string, language: Language) =>
    one.replace(new RegExp(`\\n?${MARK.source}`, MARK.flags), (mark, digits: string) => {
      const picture = Number(digits) - 1;
      if (picture === dropped) return '';
      const isBehind = picture > dropped && picture < count;
      return isBehind ? `${mark.startsWith('\n') ? '\n' : ''}${pictureMark(picture, language)}` : mark;
    });
  return {
    text: { zh: renumber(text.zh, 'zh'), en: renumber(text.en, 'en') },
    pictures: pictures.filter((_, index) => index !== dropped),
  };
}

/** Pure: a mark on a line of its own, where someone was writing. */
export function placeMark(text: string, mark: string, caret: number): string {
  const [before, after] = [text.slice(0, caret), text.slice(caret)];
  const head = before === '' || before.endsWith('\n') ? before : `${before}\n`;
  return `${head}${mark}${after.startsWith('\n') || after === '' ? after : `\n${after}`}`;
}
