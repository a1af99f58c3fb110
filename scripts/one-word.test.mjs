import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/paths.mjs';
import { listSources, readSource } from './lib/sources.mjs';

/** The Chinese words that the glossary gives up for another: 旁听 “Not 观察员”. */
function givenUp() {
  const rows = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').split('\n');
  return rows.flatMap((row) => {
    const [, words = ''] = /\bNot ([^.;|]*\p{Script=Han}[^.;|]*)/u.exec(row) ?? [];
    return words.match(/\p{Script=Han}+/gu) ?? [];
  });
}

/** What people may read: the texts of the screens, and whatever the server, the packages and the partners say. */
function told() {
  const locales = join(ROOT, 'apps/web/src/i18n/locales/zh');
  const texts = readdirSync(locales).map((name) => ({
    path: name,
    text: readFileSync(join(locales, name), 'utf8'),
  }));
  const sources = ['apps/server/src', 'apps/web/src', 'packages', 'players/src']
    .flatMap(listSources)
    .filter((path) => !/\.test\.tsx?$/.test(path));
  return [...texts, ...sources.map(readSource)];
}

it('nothing is called by a word that the glossary has given up', () => {
  const words = givenUp();
  expect(words).toEqual(expect.arrayContaining(['观察员', '未担任角色', '错误尝试', '错误选择']));
  const found = told().flatMap(({ path, text }) =>
    words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

it('a member without a role has one name on every screen', () => {
  const namesIn = (language, name) => {
    const path = join(ROOT, 'apps/web/src/i18n/locales', language, name);
    return [...readFileSync(path, 'utf8').matchAll(/"observer": "(.*)"/g)].map(([, word]) =>
      word.toLowerCase(),
    );
  };
  const files = readdirSync(join(ROOT, 'apps/web/src/i18n/locales/zh'));
  const namesOf = (language) => [...new Set(files.flatMap((name) => namesIn(language, name)))];
  expect(namesOf('zh')).toEqual(['旁听']);
  expect(namesOf('en')).toEqual(['observer']);
});
