import { expect, test } from 'vitest';
import type { RichNode } from './rich-nodes.ts';
import { MAX_DEPTH, MAX_NODES, plainText, RichDocument } from './rich-text.ts';

const said: RichNode = { type: 'paragraph', content: [{ type: 'text', text: 'Said' }] };

/** A paragraph inside so many quotes. */
function quoted(depth: number): RichNode {
  let node = said;
  for (let i = 0; i < depth; i++) node = { type: 'blockquote', content: [node] };
  return { type: 'doc', content: [node] };
}

const isAdmitted = (content: RichNode) => RichDocument.safeParse(content).success;

test('a document nests as deep as is allowed and no deeper, and its depth exhausts nothing', () => {
  // The document itself, a paragraph and its text are three of the levels.
  const deepest = MAX_DEPTH - 2;
  expect(isAdmitted(quoted(deepest))).toBe(true);
  expect(isAdmitted(quoted(deepest + 1))).toBe(false);
  expect(isAdmitted(quoted(100_000))).toBe(false);
  expect(plainText(quoted(100_000)).trim()).toBe('Said');
});

test('a document has as many nodes as are allowed and no more', () => {
  const wide = (count: number) => ({ type: 'doc', content: Array<RichNode>(count).fill(said) });
  expect(isAdmitted(wide((MAX_NODES - 2) / 2))).toBe(true);
  expect(isAdmitted(wide(MAX_NODES / 2))).toBe(false);
  expect(isAdmitted(wide(1_000_000))).toBe(false);
});

test('what nests by a value that is no list is no document', () => {
  expect(isAdmitted({ type: 'doc', content: 'x' as never })).toBe(false);
  expect(isAdmitted({ type: 'doc', content: [null] as never })).toBe(false);
  expect(isAdmitted(null as never)).toBe(false);
});

test('plain text reads in the order of the document, blocks on lines of their own', () => {
  const item = (text: string): RichNode => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const content: RichNode = {
    type: 'doc',
    content: [
      said,
      { type: 'bulletList', content: [item('one'), item('two')] },
      {
        type: 'paragraph',
        content: [
          { type: 'mergeField', attrs: { key: 'a', label: 'Amount', value: '' } },
          { type: 'hardBreak' },
          { type: 'citation', attrs: { text: 'Art. 675' } },
        ],
      },
    ],
  };
  expect(plainText(content)).toBe('Said\none\n\ntwo\n\n[Amount]\nArt. 675\n');
});
