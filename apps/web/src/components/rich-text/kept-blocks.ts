import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin } from '@tiptap/pm/state';

/** A chosen signature, seal or picture is not typed over: only deleting removes it. */
export const KeptBlocks = Extension.create({
  name: 'keptBlocks',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: ({ state: { selection } }) =>
          selection instanceof NodeSelection && selection.node.isAtom && selection.node.isBlock,
      },
    }),
  ],
});
