import { LIMITS } from '@lets/contract';
import { getSchema } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { editorExtensions } from './editor-schema.ts';
import { isTooLong } from './paste-limit.ts';

const schema = getSchema(editorExtensions);
const paragraph = (text: string): Node => schema.node('paragraph', null, schema.text(text));
const document = (text: string): Node => schema.node('doc', null, [paragraph(text)]);
const slice = (text: string): Slice => new Slice(Fragment.from(paragraph(text)), 1, 1);

it('takes what fits and refuses what does not, measured as the server measures it', () => {
  const half = LIMITS.document_bytes / 2;
  expect(isTooLong(document('a'), Slice.empty, slice('b'.repeat(half)))).toBe(false);
  expect(isTooLong(document('a'.repeat(half)), Slice.empty, slice('b'.repeat(half)))).toBe(true);
  // A Chinese character is three bytes.
  expect(isTooLong(document('a'), Slice.empty, slice('法'.repeat(half)))).toBe(true);
  // What is selected makes room.
  expect(isTooLong(document('a'.repeat(half)), slice('a'.repeat(half)), slice('b'.repeat(half)))).toBe(false);
});
