import type { Bilingual, Side } from '@lets/contract';
import { Extension } from '@tiptap/core';
import { yCursorPlugin } from '@tiptap/y-tiptap';
import type { Awareness } from 'y-protocols/awareness';
import styles from './rich-text-editor.module.css';

/** A person who has the document open, as the server vouches for them. */
export interface SharedWriter {
  readonly id: number;
  readonly name: string;
  readonly role: { readonly id: string; readonly name: Bilingual; readonly side: Side | null };
}

export interface SharedCursorsOptions {
  awareness: Awareness;
  /** What a cursor says of whose it is. */
  label: (writer: SharedWriter) => string;
}

/** The carets and selections of the others, in the colour of their side and under their name. */
export const SharedCursors = Extension.create<SharedCursorsOptions>({
  name: 'sharedCursors',
  addProseMirrorPlugins() {
    const { awareness, label } = this.options;
    return [
      yCursorPlugin(awareness, {
        cursorBuilder: (user: SharedWriter) => caretOf(user, label(user)),
        selectionBuilder: (user: SharedWriter) => ({
          class: styles.theirSelection ?? '',
          'data-side': user.role?.side ?? 'none',
        }),
      }),
    ];
  },
});

function caretOf(user: SharedWriter, words: string): HTMLElement {
  const caret = document.createElement('span');
  caret.className = styles.caret ?? '';
  caret.dataset.side = user.role?.side ?? 'none';
  const flag = document.createElement('span');
  flag.className = styles.caretFlag ?? '';
  flag.textContent = words;
  // Word joiners keep the caret from breaking the line it stands in.
  caret.append('\u2060', flag, '\u2060');
  return caret;
}
