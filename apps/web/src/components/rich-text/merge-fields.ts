import type { RichNode } from '@lets/contract';
import type { Editor } from '@tiptap/core';

export interface FieldEntry {
  key: string;
  label: string;
  value: string;
}

/** The merge fields of a document, each key once, in reading order. */
export function mergeFieldsOf(document: RichNode): FieldEntry[] {
  const found = new Map<string, FieldEntry>();
  const visit = (node: RichNode) => {
    if (node.type === 'mergeField') {
      const { key, label, value } = node.attrs as unknown as FieldEntry;
      if (!found.has(key)) found.set(key, { key, label, value });
    }
    for (const child of node.content ?? []) visit(child);
  };
  visit(document);
  return [...found.values()];
}

/** Fills a field everywhere it stands, as one step of undo. */
export function fillField(editor: Editor, key: string, value: string): void {
  const { tr } = editor.state;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'mergeField' && node.attrs.key === key && node.attrs.value !== value) {
      tr.setNodeMarkup(position, undefined, { ...node.attrs, value });
    }
  });
  if (tr.docChanged) editor.view.dispatch(tr);
}
