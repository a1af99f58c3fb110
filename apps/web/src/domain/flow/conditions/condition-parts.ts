import type { Condition, Exhibit, Flow, PaperCondition } from '@lets/contract';
import { CONDITION_TYPES, type ConditionType, isSectionKind } from '@lets/engine';

type Node = Flow['nodes'][number];

/** Pure: the sections that a condition of this kind can be about. */
export function sectionsFor(flow: Flow, type: PaperCondition['type']): readonly Node[] {
  const sections = flow.nodes.filter(({ kind }) => isSectionKind(kind) && kind !== 'experience');
  if (type === 'voted' || type === 'divided') return sections.filter(({ kind }) => kind === 'vote');
  return type === 'record_signed' ? sections.filter(({ kind }) => kind === 'court') : sections;
}

/** Pure: the templates of the whole flow, in its order. */
export function templatesOf(flow: Flow): readonly Node['templates'][number][] {
  return flow.nodes.flatMap(({ templates }) => templates);
}

/** Pure: a condition to begin with; null where the flow has nothing that it could be about. `here` is the option's own section, `exhibits` what cases have to show. */
export function newCondition(
  flow: Flow,
  type: ConditionType,
  here: string,
  exhibits: readonly Pick<Exhibit, 'id' | 'kind'>[] = [],
): Condition | null {
  const sections = sectionsFor(flow, type);
  const node_id = (sections.find(({ id }) => id === here) ?? sections[0])?.id;
  const own = flow.nodes.find(({ id }) => id === here)?.templates[0];
  const template_id = (own ?? templatesOf(flow)[0])?.id;
  const role_id = flow.roles[0]?.id;
  const item_id = (exhibits.find(({ kind }) => kind === 'evidence') ?? exhibits[0])?.id ?? template_id;
  switch (type) {
    case 'handed_in':
      return template_id === undefined ? null : { type, template_id };
    case 'signed_by':
    case 'refused_by':
      return template_id === undefined || role_id === undefined
        ? null
        : { type, template_id, role_ids: [role_id] };
    case 'voted':
      return node_id === undefined ? null : { type, node_id, outcome: 'passed' };
    case 'record_signed':
      return node_id === undefined ? null : { type, node_id };
    case 'has_spoken':
      return node_id === undefined || role_id === undefined ? null : { type, node_id, role_id };
    case 'was_shown':
      return node_id === undefined || item_id === undefined ? null : { type, node_id, item_id };
    case 'visited':
      return node_id === undefined ? null : { type, node_id, at_least: 1 };
  }
}

/** What a part of a paper may hang on. */
export const PAPER_CONDITION_TYPES = [...CONDITION_TYPES, 'written_by', 'divided'] as const;

/** Pure: the same for a part of a paper, which may also hang on who writes it and on a divided vote. */
export function newPaperCondition(
  flow: Flow,
  type: PaperCondition['type'],
  here: string,
  exhibits: readonly Pick<Exhibit, 'id' | 'kind'>[] = [],
): PaperCondition | null {
  if (type === 'written_by') return flow.roles[0] ? { type, role_ids: [flow.roles[0].id] } : null;
  if (type !== 'divided') return newCondition(flow, type, here, exhibits);
  const [vote] = sectionsFor(flow, type);
  return vote ? { type, node_id: vote.id } : null;
}
