import { mergeAttributes, Node } from '@tiptap/core';
import { Paragraph } from '@tiptap/extension-paragraph';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { KeptBlocks } from './kept-blocks.ts';
import { CitationView, FacsimileView, FieldView, ImageView, SealView, SignatureView } from './node-views.tsx';

/** The editor's nodes: exactly those that the contract's `RichDocument` admits. */

const IndentedParagraph = Paragraph.extend({
  addAttributes() {
    return {
      indent: {
        default: false,
        parseHTML: (element) => element.style.textIndent !== '',
        renderHTML: ({ indent }) => (indent ? { style: 'text-indent: 2em' } : {}),
      },
    };
  },
});

function attribute(name: string) {
  return {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
    renderHTML: (attributes: Record<string, unknown>) => ({
      [`data-${name}`]: String(attributes[name] ?? ''),
    }),
  };
}

interface LawNode {
  name: string;
  isInline: boolean;
  attributes: readonly string[];
  view: Parameters<typeof ReactNodeViewRenderer>[0];
}

/** A node of our own without inner text: copied and pasted by its data attributes, drawn by React. */
function lawNode({ name, isInline, attributes, view }: LawNode) {
  return Node.create({
    name,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    selectable: true,
    draggable: !isInline,
    addAttributes: () => Object.fromEntries(attributes.map((key) => [key, attribute(key)])),
    parseHTML: () => [{ tag: `lets-${name.toLowerCase()}` }],
    renderHTML: ({ HTMLAttributes }) => [`lets-${name.toLowerCase()}`, mergeAttributes(HTMLAttributes)],
    addNodeView: () => ReactNodeViewRenderer(view, { as: isInline ? 'span' : 'div' }),
  });
}

/** What everybody's editor knows: of one document all must know the same. Undoing is each writer's own affair. */
export const editorExtensions = [
  StarterKit.configure({
    link: false,
    code: false,
    codeBlock: false,
    paragraph: false,
    undoRedo: false,
    // Every open editor would add its own line at the end.
    trailingNode: false,
    heading: { levels: [1, 2, 3] },
  }),
  IndentedParagraph,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TableKit.configure({ table: { resizable: false } }),
  lawNode({ name: 'mergeField', isInline: true, attributes: ['key', 'label', 'value'], view: FieldView }),
  lawNode({ name: 'citation', isInline: true, attributes: ['text'], view: CitationView }),
  lawNode({ name: 'signature', isInline: false, attributes: ['role_id', 'label'], view: SignatureView }),
  lawNode({ name: 'seal', isInline: false, attributes: ['name'], view: SealView }),
  lawNode({ name: 'image', isInline: false, attributes: ['file_id', 'alt'], view: ImageView }),
  lawNode({ name: 'facsimile', isInline: false, attributes: ['drawing'], view: FacsimileView }),
  KeptBlocks,
];
