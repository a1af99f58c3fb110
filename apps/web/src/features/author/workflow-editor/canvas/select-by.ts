import type { EdgeChange, NodeChange } from '@xyflow/react';
import type { Editor } from '../session/editor.ts';
import type { Drawn, DrawTransition } from './drawn.ts';

/** Takes over what the canvas says of the selection. */
export function selectBy(
  editor: Editor,
  changes: readonly (NodeChange<Drawn> | EdgeChange<DrawTransition>)[],
): void {
  const chosen = new Set(editor.store.get().selected);
  let isChanged = false;
  for (const change of changes) {
    if (change.type !== 'select') continue;
    isChanged = true;
    if (change.selected) chosen.add(change.id);
    else chosen.delete(change.id);
  }
  if (isChanged) editor.select(chosen);
}
