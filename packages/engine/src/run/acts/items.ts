import { TEXT_LIMITS } from '../limits.ts';
import { documentOf, mayReadDocument } from '../queries.ts';
import type { DisplayItem, RunState } from '../state.ts';
import type { Checked, Situation } from './ruling.ts';
import { pass, refuse } from './ruling.ts';
import { isLonger } from './texts.ts';

/** Pure: a document that the role may hand in and that is not in the section's file yet. */
export function submittableItem(
  situation: Situation,
  nodeId: string,
  roleId: string,
  documentId: string,
  field: string,
): Checked<DisplayItem> {
  const item = documentItem(situation, roleId, documentId, field);
  if (!item.ok) return item;
  return situation.state.sections[nodeId]?.submitted.includes(documentId) ? refuse('already_done') : item;
}

/** Pure: what may be put on the common screen. The server knows files and case material, the run its documents. */
export function displayableItem(
  situation: Situation,
  roleId: string,
  item: DisplayItem,
): Checked<DisplayItem> {
  if (item.kind === 'document') return documentItem(situation, roleId, item.id, 'item');
  const isNamed = item.id !== '' && item.name.trim() !== '' && !isLonger(item.name, TEXT_LIMITS.item_name);
  return isNamed ? pass({ kind: item.kind, id: item.id, name: item.name }) : refuse('bad_parameter', 'item');
}

/** Pure: that an item is on the common screen; of a document also what it was drafted from, which is all that is kept of it there. */
export function displayedFact(state: RunState, item: DisplayItem) {
  const template = item.kind === 'document' ? documentOf(state, item.id)?.template_id : null;
  return { type: 'displayed', data: template ? { item, template_id: template } : { item } } as const;
}

/** A document that the role may not know cannot be shown by guessing its id. The name comes from the run, not from the client. */
function documentItem(
  { index, state }: Situation,
  roleId: string,
  documentId: string,
  field: string,
): Checked<DisplayItem> {
  const document = documentOf(state, documentId);
  if (!document || !mayReadDocument(index.flow, state, document, roleId))
    return refuse('no_such_thing', field);
  return pass({ kind: 'document', id: document.id, name: document.name });
}
