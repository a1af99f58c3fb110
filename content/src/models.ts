import type {
  Bilingual,
  BilingualDocument,
  Flow,
  Model,
  ModelQuality,
  PaperCondition,
  PaperPart,
  PaperSpeeches,
  PaperValue,
  Template,
  VoteOutcome,
} from '@lets/contract';
import { type Block, bi, type DocumentWriter, p } from './build.ts';

/** Builders of model texts: what practice partners hand in for a template. */

// Conditions ----------------------------------------------------------------------------------------------------------

export const voted = (node_id: string, outcome: VoteOutcome): PaperCondition => ({
  type: 'voted',
  node_id,
  outcome,
});
/** Someone voted otherwise than it came out, on an open ballot. */
export const divided = (node_id: string): PaperCondition => ({ type: 'divided', node_id });
export const handedIn = (template_id: string): PaperCondition => ({ type: 'handed_in', template_id });
/** The run has been in the section; without a number every run would do. */
export const visited = (node_id: string): PaperCondition => ({ type: 'visited', node_id, at_least: 1 });
/** By one of these roles: reports, and papers that several may draft. */
export const writtenBy = (...role_ids: string[]): PaperCondition => ({ type: 'written_by', role_ids });

// Parts ---------------------------------------------------------------------------------------------------------------

/** Blocks of a paper that always stand. */
export function text(body: BilingualDocument): PaperPart {
  return { body };
}

/** Blocks that stand only where all of this is true. */
export function textWhen(when: readonly PaperCondition[], body: BilingualDocument): PaperPart {
  return { when: [...when], body };
}

/** Blocks that stand only where none of this is true. */
export function textUnless(unless: readonly PaperCondition[], body: BilingualDocument): PaperPart {
  return { unless: [...unless], body };
}

export type Words = readonly [zh: string, en: string];

/** Builders of parts in both languages, for documents with a case's own fields. */
export function partsWith(write: DocumentWriter) {
  return {
    /** Blocks that always stand. */
    both: (zh: readonly Block[], en: readonly Block[]): PaperPart => text(write([...zh], [...en])),
    /** A paragraph in the papers of these roles only. */
    by: (roles: readonly string[], [zh, en]: Words): PaperPart =>
      textWhen([writtenBy(...roles)], write([p(zh)], [p(en)])),
  };
}

/** What was said, in order; where nothing was, the body. */
export function said(
  { node_ids = [], role_ids = [], ...choices }: Partial<PaperSpeeches> & { most: number },
  body: BilingualDocument,
): PaperPart {
  return { speeches: { node_ids, role_ids, ...choices }, body };
}

/** A value for a merge field that the case leaves open. */
export function value(key: string, zh: string, en: string, ...when: readonly PaperCondition[]): PaperValue {
  return { key, value: bi(zh, en), ...(when.length > 0 && { when: [...when] }) };
}

// Models --------------------------------------------------------------------------------------------------------------

interface Written {
  readonly parts: readonly PaperPart[];
  readonly values?: readonly PaperValue[];
}

function model(quality: ModelQuality, note: Bilingual, { parts, values = [] }: Written): Model {
  return { quality, note, parts: [...parts], ...(values.length > 0 && { values: [...values] }) };
}

/** A good paper. */
export const sound = (note: Bilingual, written: Written): Model => model('sound', note, written);
/** One that leaves out or blurs what it should say. */
export const careless = (note: Bilingual, written: Written): Model => model('careless', note, written);
/** One with a single mistake of law or fact that is worth finding; the note says which. */
export const wrong = (note: Bilingual, written: Written): Model => model('wrong', note, written);

/** A case's models by template. */
export type CaseModels = Readonly<Record<string, readonly Model[]>>;

/** The same models for a paper that each of these roles writes on its own (`eachTheirOwn`). */
export function modelsOfEach(id: string, role_ids: readonly string[], models: readonly Model[]): CaseModels {
  return Object.fromEntries(role_ids.map((role_id) => [`${id}_${role_id}`, models]));
}

/** The flow with its templates' models; throws for a template that it has not. */
export function withModels(flow: Flow, models: CaseModels): Flow {
  const left = new Set(Object.keys(models));
  const modelled = (template: Template): Template => {
    const own = models[template.id];
    left.delete(template.id);
    return own ? { ...template, models: [...own] } : template;
  };
  const nodes = flow.nodes.map((node) => ({ ...node, templates: node.templates.map(modelled) }));
  if (left.size > 0) throw new Error(`models of unknown templates: ${[...left].join(', ')}`);
  return { ...flow, nodes };
}
