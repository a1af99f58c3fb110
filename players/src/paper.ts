import {
  type CasePapers,
  chooseModel,
  composePaper,
  type FlowNodeView,
  type Language,
  type Model,
  type RichDocument,
} from '@lets/contract';
import { chanceOf } from './chance.ts';
import { finishDraft } from './finishing.ts';
import type { Manner } from './manner.ts';
import { factsOf, type Today } from './paper-facts.ts';
import type { RunEvent, View } from './view.ts';

/** What a player writes a paper with. */
export interface Desk {
  readonly view: View;
  readonly papers: CasePapers | null;
  readonly manner: Pick<Manner, 'seed' | 'wrong'>;
  readonly today: Today;
}

/** Pure: a paper from a template: a model with what happened in this run, or, where the case has none, the draft with its gaps closed. */
export function paperOf(
  { view, papers, manner, today }: Desk,
  node: Pick<FlowNodeView, 'id'>,
  role: string,
  template: string,
  draft: RichDocument,
): RichDocument {
  const facts = factsOf(view, role, papers?.fields ?? [], today);
  const model = modelOf({ papers, manner }, node, role, template);
  return model
    ? composePaper(model, facts, view.lang)
    : finishDraft(draft, sourceOf(view, role), facts, view.lang);
}

/** Pure: the model that the dice choose for a paper, the same each time; null where the case has none. */
export function modelOf(
  { papers, manner }: Pick<Desk, 'papers' | 'manner'>,
  node: Pick<FlowNodeView, 'id'>,
  role: string,
  template: string,
): Model | null {
  const dice = (what: string) => chanceOf(manner.seed, what, node.id, template, role);
  return chooseModel(papers?.models[node.id]?.[template] ?? [], {
    may_err: manner.wrong > 0,
    quality: dice('paper quality'),
    which: dice('paper'),
  });
}

/** A document that was drafted from a template. */
export interface Draft {
  readonly id: string;
  readonly node: string;
  readonly role: string;
  readonly template: string;
}

/** Pure: what one member drafted from templates, no matter who has the role now. */
export function draftsBy(record: readonly RunEvent[], userId: number): readonly Draft[] {
  return record.flatMap((event): Draft[] => {
    if (event.type !== 'document_created' || event.actor_id !== userId) return [];
    const { node_id: node, role_id: role, data } = event;
    if (node === null || role === null || data.template_id === null) return [];
    return [{ id: data.document_id, node, role, template: data.template_id }];
  });
}

/** What a role can say of itself without a model: its own words in this run, then its brief. */
function sourceOf(view: View, role: string): readonly string[] {
  const { lang, record, detail } = view;
  const said = record.flatMap((event) =>
    event.type === 'spoke' && event.role_id === role ? [event.data.text] : [],
  );
  const brief = detail.briefs.find(({ role_id }) => role_id === role)?.brief[lang] ?? '';
  return [...new Set([...said, ...sentencesOf(brief, lang)])];
}

/** Two sentences of a brief make a paragraph. */
function sentencesOf(text: string, lang: Language): string[] {
  const sentences =
    text.replace(/\s*\n\s*/gu, lang === 'zh' ? '' : ' ').match(/[^。！？.!?]+[。！？.!?]+/gu) ?? [];
  const pairs = sentences.map((_, at) =>
    at % 2 === 0
      ? sentences
          .slice(at, at + 2)
          .join('')
          .trim()
      : '',
  );
  return pairs.filter((pair) => pair !== '');
}
