import { createRequire } from 'node:module';
import { type ShownBlock, shownBlocks } from '@lets/contract';
import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { withHonestPictures } from './honest-png.ts';
import { PAPER_TEXTS, type Paper } from './paper.ts';
import { pdfBlocks } from './pdf-blocks.ts';
import { PdfPages } from './pdf-pages.ts';
import { SEAL_FAMILY } from './seal-drawing.ts';

const { resolve } = createRequire(import.meta.url);
const FONTS = '@expo-google-fonts/noto-serif-sc';
const regular = resolve(`${FONTS}/400Regular/NotoSerifSC_400Regular.ttf`);
const bold = resolve(`${FONTS}/700Bold/NotoSerifSC_700Bold.ttf`);

// Only those characters that are used go into the file. Chinese has no italics: slanted text stays upright.
const fonts = () => ({
  [SEAL_FAMILY]: { normal: regular, bold, italics: regular, bolditalics: bold },
});
pdfmake.setFonts(fonts());
// A document must not fetch what its text names.
pdfmake.setUrlAccessPolicy(() => false);
const mayRead = (path: string) => path === regular || path === bold;
pdfmake.setLocalAccessPolicy(mayRead);

/** A document of more blocks than this, a few dozen pages, is laid out in parts of so many: it takes no more memory for being long. */
const TOGETHER = 500;
const PART = 200;

/** A document of any length as a PDF file that brings its own fonts; of a long one is told how many of its blocks are set. */
export async function buildPdf(
  given: Paper,
  tell: (done: number, of: number) => void = () => {},
): Promise<Uint8Array> {
  const paper = await withHonestPictures(given);
  const nodes = paper.content.content ?? [];
  if (nodes.length <= TOGETHER) return pdfmake.createPdf(pageOf(paper)).getBuffer();
  const pages = new PdfPages({ ...lookOf(paper), fonts: fonts(), mayRead });
  // How many pages there will be is not known before the last.
  const footer = (page: number) => footOf(paper, PAPER_TEXTS[paper.lang].pageAlone(page));
  let waiting: ShownBlock[] = [];
  for (let at = 0; at < nodes.length; at += PART) {
    waiting.push(...shownBlocks(nodes.slice(at, at + PART)));
    const isLast = at + PART >= nodes.length;
    const breakBefore = at === 0 ? paper.breakBefore : null;
    const content = [...pdfBlocks(waiting, paper, breakBefore), ...(isLast ? noteOf(paper) : [])];
    const written = await pages.add(content, { isLast, footer, breaker: breaker(waiting.length) });
    waiting = waiting.slice(written);
    tell(Math.min(nodes.length, at + PART), nodes.length);
  }
  return pages.end();
}

/** Each break lays the whole document out again: a long one has fewer of them, or it would take minutes. */
const BLOCKS_LAID_OUT = 40_000;

/** A heading goes over with what it heads when too little of that would follow it. */
function breaker(blocks: number): NonNullable<TDocumentDefinitions['pageBreakBefore']> {
  let left = Math.ceil(BLOCKS_LAID_OUT / Math.max(1, blocks));
  return ({ headlineLevel = 0, startPosition: at }) => {
    if (headlineLevel === 0 || left === 0 || at === undefined) return false;
    const isLow = at.verticalRatio > 0.3 && roomBelow(at) < headlineLevel;
    if (isLow) left -= 1;
    return isLow;
  };
}

const roomBelow = (at: { verticalRatio: number; pageInnerHeight: number }) =>
  (1 - at.verticalRatio) * at.pageInnerHeight;

/** Pure: a whole document as pdfmake wants it. */
export function pageOf(paper: Paper): TDocumentDefinitions {
  const nodes = paper.content.content ?? [];
  return {
    pageSize: 'A4',
    ...lookOf(paper),
    footer: (page, of) => footOf(paper, PAPER_TEXTS[paper.lang].page(page, of)),
    pageBreakBefore: breaker(nodes.length),
    content: [...pdfBlocks(shownBlocks(nodes), paper, paper.breakBefore), ...noteOf(paper)],
  };
}

function lookOf({ title, lang, madeAt }: Paper) {
  return {
    pageMargins: [79, 72, 74, 72] as [number, number, number, number],
    info: { title, creator: 'LETS', ...(madeAt !== undefined && { creationDate: new Date(madeAt) }) },
    language: lang === 'zh' ? 'zh-CN' : 'en',
    defaultStyle: { font: SEAL_FAMILY, fontSize: 12, lineHeight: 1.35, color: '#1b1b1b' },
  };
}

const SMALL = { fontSize: 9, color: '#6b6558' } as const;

function footOf({ title }: Paper, page: string): Content {
  return { text: `${title}   ${page}`, alignment: 'center', ...SMALL, margin: [0, 24, 0, 0] };
}

function noteOf({ note }: Paper): Content[] {
  return note ? [{ text: note, ...SMALL, margin: [0, 16, 0, 0] }] : [];
}
