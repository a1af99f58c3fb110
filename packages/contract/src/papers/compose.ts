import type { Language } from '../core/kinds.ts';
import { isBlank } from '../text/gap-words.ts';
import { keepable } from '../text/keepable.ts';
import type { RichNode } from '../text/rich-nodes.ts';
import type { BilingualDocument } from '../text/rich-text.ts';
import { belongs, type PaperFacts, runValues } from './facts.ts';
import type { Model, PaperPart, PaperSpeeches } from './model.ts';

/** Pure: a model's text with the facts of one run. */
export function composePaper(model: Model, facts: PaperFacts, lang: Language): RichNode {
  const values = valuesOf(model, facts, lang);
  const blocks = model.parts
    .filter((part) => belongs(part, facts))
    .flatMap((part) => blocksOf(part, facts, lang))
    .map((block) => fill(block, values));
  return { type: 'doc', content: blocks };
}

/** The model's own values go before what the case says, and that before what the run tells. */
function valuesOf({ values = [] }: Model, facts: PaperFacts, lang: Language): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const one of values) {
    if (!own.has(one.key) && belongs(one, facts))
      own.set(one.key, one.value[lang] || one.value[otherThan(lang)]);
  }
  const known = facts.fields.map(({ key, value }) => [key, value[lang] || value[otherThan(lang)]] as const);
  return new Map([...runValues(facts, lang), ...known.filter(([, value]) => value !== ''), ...own]);
}

const otherThan = (lang: Language): Language => (lang === 'zh' ? 'en' : 'zh');

/** What was written in one language alone stands in that one. */
function blocksIn(body: BilingualDocument, lang: Language): RichNode[] {
  const own = body[lang];
  return (isBlank(own) ? body[otherThan(lang)] : own).content ?? [];
}

function blocksOf({ body, speeches }: PaperPart, facts: PaperFacts, lang: Language): RichNode[] {
  const said = speeches ? speechesOf(speeches, facts, lang) : [];
  return said.length > 0 ? said : blocksIn(body, lang);
}

/** One paragraph a speech, with the speaker before it where there is more than one. */
function speechesOf(
  { node_ids, role_ids, own, skip = 0, most }: PaperSpeeches,
  { speeches, roles, writer }: PaperFacts,
  lang: Language,
): RichNode[] {
  const isWanted = (wanted: readonly string[], id: string) => wanted.length === 0 || wanted.includes(id);
  const said = speeches.filter(
    ({ node_id, role_id }) =>
      isWanted(node_ids, node_id) && (own ? role_id === writer : isWanted(role_ids, role_id)),
  );
  const isNamed = !own && role_ids.length !== 1;
  return said.slice(skip, skip + most).map(({ role_id, text }) => {
    const title = roles.find(({ id }) => id === role_id)?.title[lang] ?? role_id;
    const words: RichNode = { type: 'text', text: keepable(text.replace(/\s*\n\s*/gu, ' ').trim()) };
    const speaker: RichNode = {
      type: 'text',
      text: lang === 'zh' ? `${title}：` : `${title}: `,
      marks: [{ type: 'bold' }],
    };
    return { type: 'paragraph', attrs: { indent: true }, content: isNamed ? [speaker, words] : [words] };
  });
}

/** What a field may hold; a longer value is cut rather than refused when the paper is saved. */
const LONGEST = 500;

function fill(node: RichNode, values: ReadonlyMap<string, string>): RichNode {
  if (node.type === 'mergeField') {
    const value = keepable(values.get(String(node.attrs?.key)) ?? '').slice(0, LONGEST);
    return { ...node, attrs: { ...node.attrs, value } };
  }
  return node.content ? { ...node, content: node.content.map((child) => fill(child, values)) } : node;
}
