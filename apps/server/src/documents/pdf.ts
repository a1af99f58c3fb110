import { createRequire } from 'node:module';
import { shownBlocks } from '@lets/contract';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { PAPER_TEXTS, type Paper } from './paper.ts';
import { pdfBlocks } from './pdf-blocks.ts';
import { SEAL_FAMILY } from './seal-drawing.ts';

const { resolve } = createRequire(import.meta.url);
const FONTS = '@expo-google-fonts/noto-serif-sc';
const regular = resolve(`${FONTS}/400Regular/NotoSerifSC_400Regular.ttf`);
const bold = resolve(`${FONTS}/700Bold/NotoSerifSC_700Bold.ttf`);

// Only those characters that are used go into the file. Chinese has no italics: slanted text stays upright.
pdfmake.setFonts({ [SEAL_FAMILY]: { normal: regular, bold, italics: regular, bolditalics: bold } });
// A document must not fetch what its text names.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === regular || path === bold);

/** A document as a PDF file that brings its own fonts. */
export async function buildPdf(paper: Paper): Promise<Uint8Array> {
  return pdfmake.createPdf(pageOf(paper)).getBuffer();
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

export function pageOf(paper: Paper): TDocumentDefinitions {
  const { title, lang, note, content } = paper;
  return {
    pageSize: 'A4',
    pageMargins: [79, 72, 74, 72],
    info: { title, creator: 'LETS' },
    language: lang === 'zh' ? 'zh-CN' : 'en',
    defaultStyle: { font: SEAL_FAMILY, fontSize: 12, lineHeight: 1.35, color: '#1b1b1b' },
    footer: (page, of) => ({
      text: `${title}   ${PAPER_TEXTS[lang].page(page, of)}`,
      alignment: 'center',
      fontSize: 9,
      color: '#6b6558',
      margin: [0, 24, 0, 0],
    }),
    pageBreakBefore: breaker(content.content?.length ?? 0),
    content: [
      ...pdfBlocks(shownBlocks(content.content ?? []), paper),
      ...(note
        ? [
            {
              text: note,
              fontSize: 9,
              color: '#6b6558',
              margin: [0, 16, 0, 0] as [number, number, number, number],
            },
          ]
        : []),
    ],
  };
}
