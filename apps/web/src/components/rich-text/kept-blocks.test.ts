// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { expect, it } from 'vitest';
import { KeptBlocks } from './kept-blocks.ts';

function isKept(editor: Editor): boolean {
  const { view } = editor;
  const type = () => view.state.tr;
  return view.someProp('handleTextInput', (handle) => handle(view, 0, 0, 'x', type)) === true;
}

it('keeps a chosen block from being typed over, and lets words be written elsewhere', () => {
  const editor = new Editor({
    extensions: [StarterKit, KeptBlocks],
    content: { type: 'doc', content: [{ type: 'paragraph' }, { type: 'horizontalRule' }] },
  });
  const choose = (selection: TextSelection | NodeSelection) =>
    editor.view.dispatch(editor.state.tr.setSelection(selection));
  choose(NodeSelection.create(editor.state.doc, 2));
  expect(isKept(editor)).toBe(true);
  choose(TextSelection.create(editor.state.doc, 1));
  expect(isKept(editor)).toBe(false);
  editor.destroy();
});
