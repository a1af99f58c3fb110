import { readdirSync, readFileSync } from 'node:fs';
import { plainText, type RichNode } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { EXCEPTIONS, glossaryFaults } from './glossary.ts';
import { bundledCases } from './index.ts';
import { bilingualsOf, documentsOf } from './test-support/walk.ts';

const LOCALES = new URL('../../apps/web/src/i18n/locales/', import.meta.url);

interface Text {
  readonly where: string;
  readonly zh: string;
  readonly en: string;
}

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${path}.${key}`));
}

/** Chinese has one form where English has two: both are told against it. */
function interfaceTexts(): Text[] {
  return readdirSync(new URL('zh/', LOCALES)).flatMap((file) => {
    const read = (language: string) =>
      flatten(JSON.parse(readFileSync(new URL(`${language}/${file}`, LOCALES), 'utf8')), file.slice(0, -5));
    const zh = new Map(read('zh'));
    return read('en').flatMap(([key, en]) => {
      const own =
        zh.get(key) ?? zh.get(key.replace(/_(one|other)$/, '')) ?? zh.get(key.replace(/_one$/, '_other'));
      return own === undefined ? [] : [{ where: key, zh: own, en }];
    });
  });
}

/** The blocks of a document side by side where both languages have as many, else the document as a whole. */
function blocksOf(zh: RichNode, en: RichNode | null, where: string): Text[] {
  if (!en) return [];
  const ours = zh.content ?? [];
  const theirs = en.content ?? [];
  if (ours.length !== theirs.length) return [{ where, zh: plainText(zh), en: plainText(en) }];
  return ours.flatMap((block, at) => {
    const twin = theirs[at];
    return twin ? [{ where: `${where}/${at}`, zh: plainText(block), en: plainText(twin) }] : [];
  });
}

function textsOf(code: string): Text[] {
  const file = bundledCases.find((one) => one.code === code);
  if (!file) throw new Error(code);
  return [
    ...bilingualsOf(file).map(({ text, path }) => ({ where: `${code}${path}`, ...text })),
    ...documentsOf(file).flatMap(({ body, path }) => blocksOf(body.zh, body.en, `${code}${path}`)),
  ];
}

function faultsIn(texts: readonly Text[]): string[] {
  return texts.flatMap(({ where, zh, en }) =>
    glossaryFaults({ zh, en })
      .filter((fault) => !EXCEPTIONS.some((one) => where.startsWith(one.where) && fault.startsWith(one.zh)))
      .map((fault) => `${where} ${fault} :: ${zh.slice(0, 60)} :: ${en.slice(0, 110)}`),
  );
}

describe('the glossary', () => {
  it('finds a word that is missing, and one that is not to be used', () => {
    expect(glossaryFaults({ zh: '申请回避', en: 'apply for recusal' })).toEqual([]);
    expect(glossaryFaults({ zh: '申请回避', en: 'apply for a change' })).toHaveLength(1);
    expect(glossaryFaults({ zh: '原告到庭', en: 'the plaintiff, or claimant, is here' })).toEqual([
      '原告: not "claimant"',
    ]);
    expect(glossaryFaults({ zh: '被上诉人答辩', en: 'the appellee answers' })).toEqual([]);
  });

  it('is kept by the interface', () => {
    const texts = interfaceTexts();
    expect(texts.length).toBeGreaterThan(500);
    expect(faultsIn(texts)).toEqual([]);
  });

  it.each(bundledCases.map(({ code }) => code))('is kept by %s', (code) => {
    expect(faultsIn(textsOf(code))).toEqual([]);
  });

  it('has no exception that nothing needs', () => {
    const texts = [...interfaceTexts(), ...bundledCases.flatMap(({ code }) => textsOf(code))];
    const idle = EXCEPTIONS.filter(
      (one) =>
        !texts.some(
          ({ where, zh, en }) =>
            where.startsWith(one.where) &&
            glossaryFaults({ zh, en }).some((fault) => fault.startsWith(one.zh)),
        ),
    );
    expect(idle).toEqual([]);
  });
});
