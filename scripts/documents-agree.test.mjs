import { readFileSync } from 'node:fs';
import { isKeepable, keepable, RICH_MARKS, RICH_NODES, RichDocument } from '@lets/contract';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { buildDocx } from '../apps/server/src/documents/docx.ts';
import { pageOf } from '../apps/server/src/documents/pdf.ts';
import { RichText } from '../apps/web/src/components/rich-text/rich-text.tsx';

/** The same document on the screen, in PDF and in Word: whatever one of them says the others say too, in the same order. */

const FILE = '7f7a9f57-6a5b-4a0e-9d3c-3f4b7f8a1b2c';
const SIGNATURES = {
  signed: { status: 'signed', image: 'text:陈晓岚', signer: '陈晓岚', reason: null },
  asked: { status: 'asked', image: null, signer: '沈知行', reason: null },
  refused: { status: 'refused', image: null, signer: '周启明', reason: '金额有误' },
};
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  const url = new URL('../apps/web/src/i18n/locales/zh/documents.json', import.meta.url);
  const documents = JSON.parse(readFileSync(url, 'utf8'));
  await i18next
    .use(initReactI18next)
    .init({ lng: 'zh', resources: { zh: { documents } }, interpolation: { escapeValue: false } });
});

// Documents -------------------------------------------------------------------------------------------------------------

const kinds = Object.keys(RICH_NODES);
const holding = (group) => kinds.filter((kind) => RICH_NODES[kind].group === group);
const said = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('原告', 'a<b>&"c', ' ', '还款\t付息', '𠮷', '１'),
);
const rough = fc.oneof(said, fc.constantFrom('前\u0001后', '\ud800断', '\u001f', '\uffff末', ''));
const clean = said.map(keepable);

function attributes(kind, words) {
  const cell = { colspan: fc.integer({ min: 1, max: 3 }), rowspan: fc.integer({ min: 1, max: 3 }) };
  const of = {
    paragraph: { indent: fc.boolean(), textAlign: fc.constantFrom('left', 'justify', null) },
    heading: { level: fc.integer({ min: 1, max: 4 }) },
    orderedList: { start: fc.integer({ min: 1, max: 5 }) },
    tableCell: cell,
    tableHeader: cell,
    image: { file_id: fc.constant(FILE), alt: words },
    mergeField: { key: fc.constant('key'), label: words, value: words },
    signature: { role_id: fc.constantFrom('signed', 'asked', 'refused', 'nobody'), label: words },
    seal: { name: words },
    citation: { text: words },
  };
  return of[kind] ? fc.record(of[kind]) : fc.constant(undefined);
}

const marks = fc.option(
  fc.subarray([...RICH_MARKS]).map((types) => types.map((type) => ({ type }))),
  { nil: undefined },
);

/** Nodes as the table of them says, or with children of any kind at all. */
function nodes(words, childrenOf) {
  const cache = new Map();
  const node = (kind, depth) => {
    const key = `${kind} ${depth}`;
    if (!cache.has(key)) cache.set(key, made(kind, depth));
    return cache.get(key);
  };
  const made = (kind, depth) => {
    const isInline = RICH_NODES[kind].group === 'inline';
    const allowed = childrenOf(kind, depth);
    const children = () => fc.array(fc.constantFrom(...allowed), { maxLength: 3 });
    return fc
      .record({
        type: fc.constant(kind),
        attrs: attributes(kind, words),
        marks: isInline ? marks : fc.constant(undefined),
        text: kind === 'text' ? words : fc.constant(undefined),
        content:
          allowed.length > 0 && depth < 7
            ? children().chain((chosen) => fc.tuple(...chosen.map((one) => node(one, depth + 1))))
            : fc.constant(undefined),
      })
      .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)));
  };
  return fc
    .array(fc.oneof(...childrenOf('doc', 0).map((kind) => node(kind, 1))), { maxLength: 6 })
    .map((content) => ({ type: 'doc', content }));
}

const ordered = nodes(clean, (kind) => (RICH_NODES[kind].holds ? holding(RICH_NODES[kind].holds) : []));
const sound = ordered.map(withoutEmpty).filter((document) => RichDocument.safeParse(document).success);
/** As it may have been kept before the rules: anything in anything. */
const kept = nodes(rough, (_, depth) => (depth < 5 ? kinds : ['text', 'seal']));

/** What never stands empty is filled. */
function withoutEmpty(node) {
  const rule = RICH_NODES[node.type];
  if (!node.content && !rule.holds) return node;
  const content = (node.content ?? []).map(withoutEmpty);
  if (rule.isNeverEmpty && content.length === 0) {
    const filler = { listItem: 'listItem', tableRow: 'tableRow', block: 'paragraph' }[rule.holds];
    content.push(withoutEmpty({ type: filler }));
  }
  if (node.type === 'tableRow' && content.length === 0) content.push(withoutEmpty({ type: 'tableCell' }));
  if (rule.first && content[0].type !== rule.first) content.unshift({ type: rule.first });
  return { ...node, content };
}

// Their texts -----------------------------------------------------------------------------------------------------------

/** Frames differ by their brackets and lines; the words are the same. */
const squeezed = (text) => text.replaceAll(/[\s（）〔〕［］：·_]/gu, '').replaceAll('章教学专用', '');

function screenText(document) {
  const drawn = renderToStaticMarkup(
    createElement(RichText, {
      document,
      signatures: SIGNATURES,
      unfilledLabel: (label) => i18next.t('documents:field.to_fill', { label }),
    }),
  );
  return unescaped(
    drawn
      .replaceAll(/<svg[^>]*aria-label[^>]*>.*?<\/svg>/gs, (svg) => sealOf(svg))
      .replaceAll(/<[^>]*>/g, ''),
  );
}

const sealOf = (svg) => /<textPath[^>]*>(.*?)<\/textPath>/s.exec(svg)?.[1] ?? '';

function unescaped(text) {
  const named = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (_, hex, code, name) =>
    name ? named[name] : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(code)),
  );
}

/** Everything that a definition for pdfmake says, in order. */
function pdfText(content) {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(pdfText).join('');
  if (content.svg) return letters(content.svg);
  const { text = [], stack = [], ul = [], ol = [], columns = [], table } = content;
  return [text, stack, ul, ol, columns, table?.body ?? []].map(pdfText).join('');
}

/** The letters along a seal's arc. */
function letters(svg) {
  return [...svg.matchAll(/<text[^>]*rotate[^>]*>(.*?)<\/text>/gs)]
    .map(([, letter]) => unescaped(letter))
    .join('');
}

async function wordText(paper) {
  const xml = strFromU8(unzipSync(await buildDocx(paper))['word/document.xml']);
  expect(isKeepable(xml)).toBe(true);
  return unescaped([...xml.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>/gs)].map(([, text]) => text).join(''));
}

async function compare(document) {
  const images = { [FILE]: { bytes: PIXEL, mime: 'image/png', width: 1, height: 1 } };
  const paper = { title: '文书', lang: 'zh', content: document, signatures: SIGNATURES, images };
  const screen = squeezed(screenText(document));
  expect(squeezed(pdfText(pageOf(paper).content))).toBe(screen);
  expect(squeezed(await wordText(paper))).toBe(screen);
  for (const words of writtenIn(document)) expect(screen).toContain(squeezed(words));
}

/** Every run of text, whatever it lies in. */
function writtenIn(node) {
  return [...(node.type === 'text' ? [keepable(node.text)] : []), ...(node.content ?? []).flatMap(writtenIn)];
}

it('says the same on the screen, in PDF and in Word', async () => {
  await fc.assert(fc.asyncProperty(sound, compare), { numRuns: 60, seed: 15 });
});

it('does so for what is kept in any disorder', async () => {
  await fc.assert(fc.asyncProperty(kept, compare), { numRuns: 60, seed: 15 });
});
