import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkLiterals, findReferences } from './lib/i18n-source.mjs';
import { ROOT } from './lib/paths.mjs';
import { isTest, listSources, parseSource, readSource } from './lib/sources.mjs';

const WEB = 'apps/web/src';
const LOCALES = `${WEB}/i18n/locales`;
const DEFAULT_NAMESPACE = 'common';

/** Texts that are data or the making of texts itself, not what a component says. */
const MAY_SPELL_TEXT = [/-catalog\.ts$/, /^apps\/web\/src\/lib\/(format|name-order)\.ts$/];
/** The language switch names each language in itself. */
const MAY_BE_CHINESE = /^common:language\./;

/** `count_one` and `count_other` are forms of one key; Chinese has one form. */
const baseOf = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Pure: nested texts as a map from dotted key to text. */
function flatten(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value]],
  );
}

const holesOf = (text) => new Set([...String(text).matchAll(/{{-?\s*(\w+)/g)].map((match) => match[1]));

/** Pure: faults between Chinese and another language of one namespace. */
export function compareLanguages(namespace, zh, theirs, other = 'en') {
  const faults = [];
  const texts = { zh: new Map(flatten(zh)), [other]: new Map(flatten(theirs)) };
  const bases = { zh: new Map(), [other]: new Map() };
  for (const language of ['zh', other]) {
    for (const [key, text] of texts[language]) {
      bases[language].set(baseOf(key), text);
      const name = `${language}/${namespace} ${key}`;
      if (typeof text !== 'string' || text.trim() === '') faults.push(`${name}: empty`);
      if (language === 'en' && /\p{Script=Han}/u.test(text) && !MAY_BE_CHINESE.test(`${namespace}:${key}`)) {
        faults.push(`${name}: Chinese on an English screen`);
      }
    }
  }
  for (const [from, to] of [
    ['zh', other],
    [other, 'zh'],
  ]) {
    for (const key of bases[from].keys()) {
      if (!bases[to].has(key)) faults.push(`${to}/${namespace} ${key}: missing`);
    }
  }
  for (const [key, text] of texts[other]) {
    const filled = holesOf(bases.zh.get(baseOf(key)) ?? text);
    for (const hole of holesOf(text)) {
      if (!filled.has(hole)) faults.push(`zh/${namespace} ${key}: does not say {{${hole}}}`);
    }
  }
  return faults;
}

/** Pure: keys that no source asks for, and texts that are said with a hole left open. `namespaces` maps each key to the holes of its text. */
export function compareUse(namespaces, sources) {
  const faults = [];
  const used = new Map([...namespaces.keys()].map((name) => [name, new Set()]));
  for (const { path, references, spoken } of sources) {
    for (const reference of references) {
      const [prefix, rest] = reference.key.includes(':')
        ? reference.key.split(':')
        : [undefined, reference.key];
      const heard = spoken.length > 0 ? [...spoken, DEFAULT_NAMESPACE] : [...namespaces.keys()];
      const names = prefix === undefined ? heard : [prefix];
      for (const name of names) markUsed(namespaces.get(name), used.get(name), rest, reference.isPattern);
      const open = openHoles(
        names.map((name) => namespaces.get(name)?.get(rest)).filter(Boolean),
        reference.values,
      );
      for (const hole of open)
        faults.push(`${path}:${reference.line}: {{${hole}}} of ${reference.key} is not filled`);
    }
  }
  for (const [name, keys] of namespaces) {
    for (const key of keys.keys())
      if (!used.get(name).has(key)) faults.push(`${name} ${key}: no component uses it`);
  }
  return faults;
}

/** A reference may name one key, a branch of keys, or with holes in it any number of them. */
function markUsed(keys, used, reference, isPattern) {
  if (keys === undefined) return;
  const spelled = reference.split('\0').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const shape = new RegExp(`^${spelled.join('[^.]+')}(\\..+)?$`);
  for (const key of keys.keys()) {
    if (
      isPattern
        ? !shape.test(key)
        : key !== baseOf(reference) && key !== reference && !key.startsWith(`${reference}.`)
    )
      continue;
    used.add(key);
  }
}

/** The same key may stand in several namespaces that a file speaks: it is enough that one of the texts is filled. */
function openHoles(texts, values) {
  if (values === undefined) return [];
  const open = texts.map((holes) => [...holes].filter((hole) => !values.has(hole)));
  return open.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** Pure: what each key's text is filled with, plural forms and languages together. */
export function holesByKey(...languages) {
  const holes = new Map();
  for (const [key, text] of languages.flatMap((texts) => flatten(texts))) {
    const base = baseOf(key);
    holes.set(base, new Set([...(holes.get(base) ?? []), ...holesOf(text)]));
  }
  return holes;
}

function main() {
  const readTexts = (language, file) => JSON.parse(readFileSync(join(ROOT, LOCALES, language, file), 'utf8'));
  const filesOf = (language) => readdirSync(join(ROOT, LOCALES, language)).sort();
  const zhFiles = filesOf('zh');
  const others = readdirSync(join(ROOT, LOCALES)).filter((language) => language !== 'zh');
  const faults = others.flatMap((language) => [
    ...zhFiles
      .filter((file) => !filesOf(language).includes(file))
      .map((file) => `${language}/${file}: missing`),
    ...filesOf(language)
      .filter((file) => !zhFiles.includes(file))
      .map((file) => `zh/${file}: missing`),
  ]);
  const namespaces = new Map();
  for (const file of zhFiles) {
    const name = file.replace(/\.json$/, '');
    const zh = readTexts('zh', file);
    const translated = others.filter((language) => filesOf(language).includes(file));
    for (const language of translated)
      faults.push(...compareLanguages(name, zh, readTexts(language, file), language));
    namespaces.set(name, holesByKey(zh, ...translated.map((language) => readTexts(language, file))));
  }
  const sources = listSources(WEB)
    .filter((path) => !isTest(path))
    .map((path) => {
      const source = readSource(path);
      const tree = parseSource(source);
      if (!MAY_SPELL_TEXT.some((shape) => shape.test(path))) faults.push(...checkLiterals(source, tree));
      return { path, ...findReferences(source, tree) };
    });
  faults.push(...compareUse(namespaces, sources));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
