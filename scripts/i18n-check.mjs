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
const MAY_SPELL_TEXT = [/-catalog\.ts$/, /^apps\/web\/src\/lib\/format\.ts$/];
/** The language switch names each language in itself. */
const MAY_BE_CHINESE = /^common:language\./;

/** `count_one` and `count_other` are forms of one key; Chinese has one form. */
const baseOf = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Pure: nested texts as a map from dotted key to text. */
export function flatten(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value]],
  );
}

const holesOf = (text) => new Set([...String(text).matchAll(/{{-?\s*(\w+)/g)].map((match) => match[1]));

/** Pure: faults between the two languages of one namespace. */
export function compareLanguages(namespace, zh, en) {
  const faults = [];
  const texts = { zh: new Map(flatten(zh)), en: new Map(flatten(en)) };
  const bases = { zh: new Map(), en: new Map() };
  for (const language of ['zh', 'en']) {
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
    ['zh', 'en'],
    ['en', 'zh'],
  ]) {
    for (const key of bases[from].keys()) {
      if (!bases[to].has(key)) faults.push(`${to}/${namespace} ${key}: missing`);
    }
  }
  for (const [key, text] of texts.en) {
    const filled = holesOf(bases.zh.get(baseOf(key)) ?? text);
    for (const hole of holesOf(text)) {
      if (!filled.has(hole)) faults.push(`zh/${namespace} ${key}: does not say {{${hole}}}`);
    }
  }
  return faults;
}

/** Pure: keys that a source asks for and nobody wrote, and keys that someone wrote and no source asks for. */
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
      const isFound = names
        .map((name) => markUsed(namespaces.get(name), used.get(name), rest, reference.isPattern))
        .some(Boolean);
      if (!isFound && reference.isAsked)
        faults.push(`${path}:${reference.line}: no text ${reference.key.replaceAll('\0', '*')}`);
    }
  }
  for (const [name, keys] of namespaces) {
    for (const key of keys) if (!used.get(name).has(key)) faults.push(`${name} ${key}: no component uses it`);
  }
  return faults;
}

/** A reference may name one key, a branch of keys, or with holes in it any number of them. */
function markUsed(keys, used, reference, isPattern) {
  if (keys === undefined) return false;
  const spelled = reference.split('\0').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const shape = new RegExp(`^${spelled.join('[^.]+')}(\\..+)?$`);
  let isFound = false;
  for (const key of keys) {
    if (
      isPattern
        ? !shape.test(key)
        : key !== baseOf(reference) && key !== reference && !key.startsWith(`${reference}.`)
    )
      continue;
    used.add(key);
    isFound = true;
  }
  return isFound;
}

function main() {
  const readTexts = (language, file) => JSON.parse(readFileSync(join(ROOT, LOCALES, language, file), 'utf8'));
  const files = {
    zh: readdirSync(join(ROOT, LOCALES, 'zh')).sort(),
    en: readdirSync(join(ROOT, LOCALES, 'en')).sort(),
  };
  const faults = [
    ...files.zh.filter((file) => !files.en.includes(file)).map((file) => `en/${file}: missing`),
    ...files.en.filter((file) => !files.zh.includes(file)).map((file) => `zh/${file}: missing`),
  ];
  const namespaces = new Map();
  for (const file of files.zh.filter((name) => files.en.includes(name))) {
    const name = file.replace(/\.json$/, '');
    const zh = readTexts('zh', file);
    faults.push(...compareLanguages(name, zh, readTexts('en', file)));
    namespaces.set(name, new Set(flatten(zh).map(([key]) => baseOf(key))));
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
