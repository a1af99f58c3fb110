import type { Condition } from '../condition.ts';
import type { FlowIndex } from '../flow-index.ts';
import { type FlowNode, isWritingSection } from '../model.ts';
import { roleHas, someoneHas } from './conditions.ts';

/** What a choice asks of people: done or not, it is a fact once the section is left where it can be done. */
export type Deed = Exclude<Condition, { type: 'voted' | 'visited' }>;

export function isDeed(condition: Condition): condition is Deed {
  return condition.type !== 'voted' && condition.type !== 'visited';
}

/** Pure: conditions that say the same have the same key. */
export function keyOf(condition: Condition): string {
  return JSON.stringify(condition);
}

/** Pure: what the choices of a flow ask of people, by key. */
export function deedsAsked(index: FlowIndex): ReadonlyMap<string, Deed> {
  const routes = index.flow.transitions.filter(({ from }) => index.nodes.get(from)?.kind === 'choice');
  const deeds = routes.flatMap(({ conditions = [] }) => conditions).filter(isDeed);
  return new Map(deeds.map((one) => [keyOf(one), one]));
}

/** Pure: the template of the paper that it is done with; what is shown may be an exhibit, whose id no template has. */
export function paperOf(deed: Deed): string | null {
  if ('template_id' in deed) return deed.template_id;
  return deed.type === 'was_shown' ? deed.item_id : null;
}

/** Pure: the sections where its paper is drafted; null where it needs none. */
export function draftedIn({ flow }: FlowIndex, deed: Deed): readonly string[] | null {
  const template = paperOf(deed);
  const desks = flow.nodes.filter(
    (node) => isWritingSection(node) && node.templates.some(({ id }) => id === template),
  );
  const isOfPaper = desks.length > 0 || 'template_id' in deed;
  return isOfPaper ? desks.map(({ id }) => id) : null;
}

/** Pure: whether it may be done while this section is open. */
export function mayBeDoneIn(node: FlowNode, deed: Deed): boolean {
  switch (deed.type) {
    case 'handed_in':
      return someoneHas(node, 'submission', 'request_submission');
    case 'signed_by':
    case 'refused_by':
      return deed.role_ids.some((role) => roleHas(node, role, 'signature'));
    case 'record_signed':
      return deed.node_id === node.id;
    case 'has_spoken':
      return deed.node_id === node.id && roleHas(node, deed.role_id, 'speech', 'request_speech');
    case 'was_shown':
      return deed.node_id === node.id && someoneHas(node, 'display', 'request_display');
  }
}

/** Pure: whether it may be undone there: a paper that is written anew is signed and refused by nobody. */
export function mayBeUndoneIn(node: FlowNode, deed: Deed): boolean {
  const isAboutSigning = deed.type === 'signed_by' || deed.type === 'refused_by';
  const isOwn = isAboutSigning && node.templates.some(({ id }) => id === deed.template_id);
  return isOwn || (deed.type === 'record_signed' && deed.node_id === node.id);
}
