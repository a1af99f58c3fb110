import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
type Texts = { [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function readTexts(language: string, namespace: string): Map<string, string> {
  const path = join(root, `i18n/locales/${language}/${namespace}`);
  return new Map(flatten(JSON.parse(readFileSync(path, 'utf8')) as Texts));
}

const namespaces = readdirSync(join(root, 'i18n/locales/zh'));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** `count_one` and `count_other` are forms of one key; Chinese has one form. */
const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const holes = (text: string) => [...text.matchAll(/{{-?\s*(\w+)/g)].map((match) => match[1] ?? '').sort();

describe('texts are complete in both languages', () => {
  it('has the same files', () => {
    expect(readdirSync(join(root, 'i18n/locales/en'))).toEqual(namespaces);
  });

  it.each(namespaces)('%s has the same keys, none empty, with the same values to fill in', (namespace) => {
    const [zh, en] = [readTexts('zh', namespace), readTexts('en', namespace)];
    expect([...new Set([...en.keys()].map(base))].sort()).toEqual(
      [...new Set([...zh.keys()].map(base))].sort(),
    );
    for (const [key, text] of [...zh, ...en]) expect(text.trim(), key).not.toBe('');
    for (const [key, text] of en) {
      const chinese = zh.get(key) ?? zh.get(`${base(key)}_other`) ?? zh.get(base(key)) ?? '';
      const filled = new Set(holes(chinese));
      expect(
        holes(text).filter((hole) => !filled.has(hole)),
        key,
      ).toEqual([]);
    }
  });

  it('writes no Chinese on an English screen', () => {
    // The language switch names each language in itself.
    const allowed = new Set(['language.zh', 'language.switch_to_zh']);
    for (const namespace of namespaces) {
      for (const [key, text] of readTexts('en', namespace)) {
        if (!allowed.has(key)) expect(text, `${namespace} ${key}`).not.toMatch(/\p{Script=Han}/u);
      }
    }
  });
});

describe('components take their texts from the files', () => {
  const isData = (path: string) => path.endsWith('-catalog.ts');

  it('spells no Chinese text in code', () => {
    const literal = sources.filter(
      ({ path, text }) =>
        !isData(path) &&
        path !== 'lib/format.ts' &&
        /\p{Script=Han}/u.test(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')),
    );
    expect(literal.map(({ path }) => path)).toEqual([]);
  });

  it('asks for no key that is missing', () => {
    const known = new Map(
      namespaces.map((name) => [
        name.replace('.json', ''),
        new Set([...readTexts('zh', name).keys()].map(base)),
      ]),
    );
    const missing = sources.flatMap(({ path, text }) => {
      const spoken = [...text.matchAll(/useTranslation\((?:\[([^\]]*)\]|'([^']+)')/g)].flatMap((match) =>
        (match[1] ?? match[2] ?? '').split(',').map((name) => name.trim().replaceAll("'", '')),
      );
      const asked = [...text.matchAll(/\bt\(\s*'([^'$]+)'/g)].map((match) => match[1] ?? '');
      return asked
        .filter((key) => {
          const [namespace, rest] = key.includes(':') ? key.split(':') : [null, key];
          const names = namespace ? [namespace] : [...spoken, 'common'];
          return !names.some((name) => known.get(name)?.has(base(rest ?? '')));
        })
        .map((key) => `${path}: ${key}`);
    });
    expect(missing).toEqual([]);
  });
});
