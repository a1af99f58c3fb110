import { type CaseProject, keepable, LANGUAGES, type Language, type RichNode } from '@lets/contract';

type Values = ReadonlyMap<string, string>;

/**
 * Pure: the case with the fields of its documents filled in by its facts, so that whoever reads one finds it written out. A value that
 * no fact gave stays as it is.
 */
export function withFilledDocuments(before: CaseProject, after: CaseProject): CaseProject {
  const languages = LANGUAGES.map((lang) => [lang, valuesOf(before, lang), valuesOf(after, lang)] as const);
  const documents = after.documents.map((document) => {
    const bodies = languages.map(
      ([lang, old, now]) => [lang, filled(document.body[lang], old, now)] as const,
    );
    const isSame = bodies.every(([lang, body]) => body === document.body[lang]);
    return isSame ? document : { ...document, body: { ...document.body, ...Object.fromEntries(bodies) } };
  });
  const isSame = documents.every((document, at) => document === after.documents[at]);
  return isSame ? after : { ...after, documents };
}

/** What is written in one language alone stands in both. */
function valuesOf({ fields }: CaseProject, lang: Language): Values {
  return new Map(fields.map(({ key, value }) => [key, keepable(value[lang] || value.zh || value.en)]));
}

/** The same node where nothing changes. */
function filled(node: RichNode, old: Values, now: Values): RichNode {
  if (node.type === 'mergeField') {
    const key = String(node.attrs?.key);
    const value = String(node.attrs?.value ?? '');
    const isByFact = value === '' || value === old.get(key);
    const next = now.get(key) ?? '';
    return isByFact && next !== value ? { ...node, attrs: { ...node.attrs, value: next } } : node;
  }
  const content = node.content?.map((child) => filled(child, old, now));
  const isSame = content?.every((child, at) => child === node.content?.[at]) ?? true;
  return isSame || !content ? node : { ...node, content };
}
