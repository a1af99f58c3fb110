import type { BilingualDocument, Language, RichNode } from '@lets/contract';
import { FIELDS } from '../fields.ts';

/** A paper as its drafter hands it in, for reading: merge fields by what they stand for, signatures by who signed. */

export type Values = Readonly<Record<string, { readonly zh: string; readonly en: string }>>;

const KNOWN: Values = Object.fromEntries(FIELDS.map(({ key, value }) => [key, value]));

export function filledIn({ zh, en }: BilingualDocument, values: Values, signers: Values): BilingualDocument {
  const insert = (node: RichNode, language: Language): RichNode => {
    const { type, attrs, content } = node;
    if (type === 'mergeField')
      return { type: 'text', text: wordsOf({ ...KNOWN, ...values }, attrs?.key, language) };
    if (type === 'signature') {
      const name = wordsOf(signers, attrs?.role_id, language);
      const signed = language === 'zh' ? `：${name}（签名）` : `: ${name} (signed)`;
      const text = `${String(attrs?.label ?? '')}${signed}`;
      return { type: 'paragraph', attrs: { textAlign: 'right' }, content: [{ type: 'text', text }] };
    }
    return content ? { ...node, content: content.map((child) => insert(child, language)) } : node;
  };
  return { zh: insert(zh, 'zh'), en: insert(en, 'en') };
}

function wordsOf(values: Values, key: unknown, language: Language): string {
  const words = typeof key === 'string' ? values[key]?.[language] : undefined;
  if (!words) throw new Error(`nothing stands for ${String(key)}`);
  return words;
}
