import { describe, expect, it } from 'vitest';
import { compareLanguages, compareUse, holesByKey } from './i18n-check.mjs';
import { checkLiterals, findReferences } from './lib/i18n-source.mjs';
import { parseSource } from './lib/sources.mjs';

describe('the two languages', () => {
  it('agree when they have the same keys, plural forms aside', () => {
    const zh = { act: { save: '保存' }, people: '{{count}} 人' };
    const en = { act: { save: 'Save' }, people_one: '{{count}} person', people_other: '{{count}} people' };
    expect(compareLanguages('common', zh, en)).toEqual([]);
  });

  it.each([
    [{ a: '甲' }, { a: 'A', b: 'B' }, 'zh/common b: missing'],
    [{ a: '甲', b: '乙' }, { a: 'A' }, 'en/common b: missing'],
    [{ a: '甲' }, { a: ' ' }, 'en/common a: empty'],
    [{ a: '甲' }, { a: '甲' }, 'en/common a: Chinese on an English screen'],
    [{ a: '你好' }, { a: 'Hello {{name}}' }, 'zh/common a: does not say {{name}}'],
  ])('differ in %o and %o', (zh, en, fault) => {
    expect(compareLanguages('common', zh, en)).toEqual([fault]);
  });
});

it('a further language is compared with Chinese, and may be written in Chinese characters', () => {
  expect(compareLanguages('common', { a: '甲', b: '乙' }, { a: '甲' }, 'ja')).toEqual([
    'ja/common b: missing',
  ]);
});

const read = (text, path = 'x.tsx') => {
  const source = { path, text };
  return { path, ...findReferences(source, parseSource(source)) };
};
/** Keys without holes; or each with its text. */
const namespaces = (texts) =>
  new Map(
    Object.entries(texts).map(([name, keys]) => [
      name,
      holesByKey(Array.isArray(keys) ? Object.fromEntries(keys.map((key) => [key, key])) : keys),
    ]),
  );

describe('the use of keys', () => {
  it('finds those asked for by name, by pattern, by condition, by a branch and through a variable', () => {
    const source = read(`const { t } = useTranslation('room');
      t('speak'); t(\`state.\${s}\`, { count }); t(on ? 'yes' : 'no'); t('list', { returnObjects: true }); t('common:save');
      const items = [{ label: 'menu.home' }]; t(item.label); const key = \`side.\${x}.name\`;`);
    const texts = namespaces({
      room: ['speak', 'state.on', 'state.off', 'yes', 'no', 'list.first', 'menu.home', 'side.left.name'],
      common: ['save'],
    });
    expect(compareUse(texts, [source])).toEqual([]);
  });

  it('counts for a key of a namespace that the component speaks, not for its like elsewhere', () => {
    const source = read("const { t } = useTranslation('room'); t('speak');");
    const texts = namespaces({ room: ['speak'], other: ['speak'], common: [] });
    expect(compareUse(texts, [source])).toEqual(['other speak: no component uses it']);
  });

  it('tells a key that no component asks for', () => {
    const texts = namespaces({ common: ['save', 'saved'] });
    expect(compareUse(texts, [read("t('save')")])).toEqual(['common saved: no component uses it']);
  });
});

describe('the holes of a text', () => {
  const texts = namespaces({
    common: { hello: 'Hello {{name}}', people_one: '{{count}} person', people_other: '{{count}} people' },
    room: { hello: 'Hello' },
  });
  const used = "t('hello', values); t('people', values); t('room:hello');";

  it.each([
    ["t('hello')", 'name', 'hello'],
    ["t('hello', { who })", 'name', 'hello'],
    ["t(on ? 'hello' : 'people', { count })", 'name', 'hello'],
    ["translate('common:hello')", 'name', 'common:hello'],
    ["t('people')", 'count', 'people'],
  ])('are told where %s leaves one open', (text, hole, key) => {
    const source = read(`const { t } = useTranslation('common'); ${used}\n${text};`);
    expect(compareUse(texts, [source])).toEqual([`x.tsx:2: {{${hole}}} of ${key} is not filled`]);
  });

  it.each([
    ["t('hello', { name })"],
    ["t('hello', { 'name': a.b, more: 1 })"],
    ["t('hello', { ...said })"],
    ["t('people', { count: 2 })"],
    ["const { t } = useTranslation('room'); t('hello')"],
  ])('are filled, or perhaps filled, in %s', (text) => {
    expect(compareUse(texts, [read(`const { t } = useTranslation('common'); ${used}\n${text};`)])).toEqual(
      [],
    );
  });
});

describe('texts in components', () => {
  const faults = (text) => checkLiterals({ path: 'x.tsx', text }, parseSource({ path: 'x.tsx', text }));

  it.each([
    ['<p>Hello</p>'],
    ["<p>{'Hello'}</p>"],
    ["<p>{on ? 'Yes' : t('no')}</p>"],
    ['<p>{`$' + '{n} people`}</p>'],
    ['<img alt="A judge" />'],
    ["<Button aria-label={label ?? 'Close'} />"],
    ["const greeting = '你好';"],
    ['<p>你好</p>'],
  ])('are found in %s', (text) => {
    expect(faults(text)).toHaveLength(text.includes('<p>你好') ? 2 : 1);
  });

  it.each([
    ["<p>{t('hello')} · {count} / {max}&nbsp;</p>"],
    ['<kbd>Y</kbd>'],
    ['<div className="wide" role="list" data-kind="note" />'],
    ["<Tabs items={[{ key: 'all' }]} />"],
    ['// 注释\nconst a = 1;'],
    ["<p>{kind === 'speech' && <Speech />}</p>"],
  ])('are not found in %s', (text) => {
    expect(faults(text)).toEqual([]);
  });
});
