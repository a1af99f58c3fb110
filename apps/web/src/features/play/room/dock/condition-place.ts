import { type Condition, courtOf, isOpen, type RunState } from '@lets/engine';

/** Where something that an option asks for is mended. */
export type ConditionPlace =
  | { readonly kind: 'document'; readonly id: string }
  | { readonly kind: 'record'; readonly nodeId: string; readonly visit: number }
  | { readonly kind: 'section'; readonly nodeId: string };

/** Pure: the document or the record where there is one; else a section that is open elsewhere. Null: it is done right here, or nowhere now. */
export function placeOfCondition(condition: Condition, state: RunState, here: string): ConditionPlace | null {
  if ('template_id' in condition) {
    const found = Object.values(state.documents).findLast(
      (one) => !one.archived && one.template_id === condition.template_id,
    );
    return found ? { kind: 'document', id: found.id } : null;
  }
  const { node_id: nodeId } = condition;
  const section = state.sections[nodeId];
  if (condition.type === 'record_signed' && section && courtOf(section).record)
    return { kind: 'record', nodeId, visit: section.opened_seq };
  return nodeId !== here && isOpen(state, nodeId) ? { kind: 'section', nodeId } : null;
}
