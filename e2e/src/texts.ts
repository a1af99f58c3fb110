import { readFileSync } from 'node:fs';

export type Language = 'zh' | 'en';
type Texts = { readonly [key: string]: string | Texts };

const LOCALES = new URL('../../apps/web/src/i18n/locales/', import.meta.url);
const read = new Map<string, Texts>();

/** What the screens say for a key (`room:speech.send`) in a language. */
export function textOf(
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const [namespace = '', path = ''] = key.split(':');
  const file = `${language}/${namespace}.json`;
  const texts = read.get(file) ?? (JSON.parse(readFileSync(new URL(file, LOCALES), 'utf8')) as Texts);
  read.set(file, texts);
  const text = path
    .split('.')
    .reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts);
  if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`);
  return text.replace(/\{\{(\w+)\}\}/gu, (whole, name: string) => String(values[name] ?? whole));
}
