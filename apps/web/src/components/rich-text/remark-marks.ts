import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import {
  absolutePositionToRelativePosition,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from '@tiptap/y-tiptap';
import * as Y from 'yjs';

/** Where a passage stands among everybody's edits: it stays on its words while others are written around them. */
export interface Anchor {
  readonly from: string;
  readonly to: string;
}

/** A passage that is spoken of. */
export interface RemarkMark {
  readonly id: number;
  readonly anchor: Anchor | null;
  readonly quote: string;
  readonly isOpen: boolean;
}

interface Options {
  className: string;
  onOpen: (id: number) => void;
}

interface Shown {
  readonly remarks: readonly RemarkMark[];
  readonly set: DecorationSet;
}

const KEY = new PluginKey<Shown>('remarks');

/** Colours the passages that are spoken of; they are no part of the document, which a remark must not change. */
export const RemarkMarks = Extension.create<Options>({
  name: 'remarkMarks',
  addProseMirrorPlugins() {
    const { className, onOpen } = this.options;
    const { editor } = this;
    return [
      new Plugin<Shown>({
        key: KEY,
        state: {
          init: () => ({ remarks: [], set: DecorationSet.empty }),
          apply(tr, before) {
            const given = tr.getMeta(KEY) as readonly RemarkMark[] | undefined;
            if (given) return { remarks: given, set: draw(editor, tr.doc, given, className) };
            return tr.docChanged ? { ...before, set: before.set.map(tr.mapping, tr.doc) } : before;
          },
        },
        props: {
          decorations: (state) => KEY.getState(state)?.set,
          handleClick: (_view, _pos, event) => {
            const id = (event.target as HTMLElement).closest<HTMLElement>('[data-remark]')?.dataset.remark;
            if (id) onOpen(Number(id));
            return false;
          },
        },
      }),
    ];
  },
});

export function showRemarks(editor: Editor, remarks: readonly RemarkMark[]): void {
  editor.view.dispatch(editor.state.tr.setMeta(KEY, remarks).setMeta('addToHistory', false));
}

/** Where on the page each passage is now; those whose words are gone are missing. */
export function placesOf(editor: Editor): Map<number, { from: number; to: number }> {
  const found = KEY.getState(editor.state)?.set.find() ?? [];
  return new Map(found.map(({ from, to, spec }) => [spec.id as number, { from, to }]));
}

function draw(editor: Editor, doc: Node, remarks: readonly RemarkMark[], className: string): DecorationSet {
  const decorations = remarks.flatMap((remark) => {
    const range = (remark.anchor && rangeOf(editor, doc, remark.anchor)) ?? findQuote(doc, remark.quote);
    if (!range) return [];
    const attrs = { class: className, 'data-remark': String(remark.id), 'data-open': String(remark.isOpen) };
    return [Decoration.inline(range.from, range.to, attrs, { id: remark.id })];
  });
  return DecorationSet.create(doc, decorations);
}

/** What the shared document knows of the editor's own positions. */
function bindingOf(editor: Editor) {
  const sync = ySyncPluginKey.getState(editor.state);
  return sync?.binding && sync.type
    ? { doc: sync.doc as Y.Doc, type: sync.type, mapping: sync.binding.mapping }
    : null;
}

function rangeOf(editor: Editor, doc: Node, anchor: Anchor): { from: number; to: number } | null {
  const binding = bindingOf(editor);
  if (!binding) return null;
  const [from, to] = [anchor.from, anchor.to].map((text) => {
    try {
      const position = Y.createRelativePositionFromJSON(JSON.parse(text));
      return relativePositionToAbsolutePosition(binding.doc, binding.type, position, binding.mapping);
    } catch {
      return null;
    }
  });
  return from != null && to != null && from < to && to <= doc.content.size ? { from, to } : null;
}

/** The anchor of what is selected, and how it reads. */
export function anchorOfSelection(editor: Editor): { anchor: Anchor | null; quote: string } | null {
  const { from, to, empty } = editor.state.selection;
  if (empty) return null;
  const quote = editor.state.doc.textBetween(from, to, ' ', ' ').trim();
  const binding = bindingOf(editor);
  if (quote === '') return null;
  if (!binding) return { anchor: null, quote };
  const place = (at: number) =>
    JSON.stringify(absolutePositionToRelativePosition(at, binding.type, binding.mapping));
  return { anchor: { from: place(from), to: place(to) }, quote };
}

/** The first place where a passage reads as it did, within one block. */
function findQuote(doc: Node, quote: string): { from: number; to: number } | null {
  let found: { from: number; to: number } | null = null;
  if (quote === '') return null;
  doc.descendants((node, at) => {
    if (found || !node.isTextblock) return !found;
    const text = node.textBetween(0, node.content.size, ' ', '\ufffc');
    const start = text.indexOf(quote);
    if (start >= 0) found = { from: at + 1 + start, to: at + 1 + start + quote.length };
    return false;
  });
  return found;
}
