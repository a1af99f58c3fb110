import type { Gap } from '@lets/contract';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Scrolls the sheet to a gap and selects it, ready to be written over. For a line that is missing there is room at the end. */
export function showGap(editor: Editor, gap: Gap): void {
  const { tr } = editor.state;
  if (gap.path.length === 0 && editor.isEditable) addRoom(tr, gap.kind);
  editor.view.dispatch(tr.setSelection(selectionOf(tr.doc, gap)).scrollIntoView());
  editor.view.focus();
}

/** An empty line at the end, unless there is one; a date stands at the right margin. */
export function addRoom(tr: Transaction, kind: Gap['kind']): void {
  const { lastChild, content, type } = tr.doc;
  const { paragraph } = type.schema.nodes;
  if (lastChild?.type.name !== 'paragraph' || lastChild.content.size > 0) {
    if (paragraph) tr.insert(content.size, paragraph.create());
  }
  const last = tr.doc.lastChild;
  if (last && kind === 'date') tr.setNodeAttribute(tr.doc.content.size - last.nodeSize, 'textAlign', 'right');
}

/** Scrolls the sheet to a part of it, ready to be written on. */
export function showPlace(editor: Editor, path: readonly number[]): void {
  const { tr, doc } = editor.state;
  editor.view.dispatch(tr.setSelection(selectionAt(doc, path)).scrollIntoView());
  editor.view.focus();
}

/** Pure: the end of a line, the first cell of a table or row, a signature or seal itself. */
export function selectionAt(doc: Node, path: readonly number[]): Selection {
  const found = path.length > 0 ? placeOf(doc, path) : null;
  if (!found) return Selection.atEnd(doc);
  const { node, at } = found;
  if (node.isTextblock) return TextSelection.create(doc, at + node.nodeSize - 1);
  if (node.isAtom) return NodeSelection.create(doc, at);
  return Selection.near(doc.resolve(at + 1));
}

/** Pure: what is to be selected; where the document has changed since, the nearest place that is left. */
export function selectionOf(doc: Node, { kind, path, text }: Gap): Selection {
  const found = path.length > 0 ? placeOf(doc, path) : null;
  if (!found) return Selection.atEnd(doc);
  const { node, at } = found;
  if (kind === 'field' || kind === 'signature') return NodeSelection.create(doc, at);
  if (kind === 'part') return afterHead(doc, at, node);
  if (kind === 'row' || kind === 'table') return emptyCell(doc, at, node);
  return wordsWithin(doc, at, node, text);
}

function placeOf(doc: Node, path: readonly number[]): { node: Node; at: number } | null {
  let node = doc;
  let at = -1;
  for (const index of path) {
    if (index >= node.childCount) return null;
    at += 1;
    for (let before = 0; before < index; before++) at += node.child(before).nodeSize;
    node = node.child(index);
  }
  return { node, at };
}

/** A heading or label is written under: in the empty line below it, or else at its own end. */
function afterHead(doc: Node, at: number, head: Node): Selection {
  const below = doc.resolve(at + head.nodeSize).nodeAfter;
  const isRoom = below?.isTextblock && below.type.name !== 'heading' && below.content.size === 0;
  return TextSelection.create(doc, at + head.nodeSize + (isRoom ? 1 : -1));
}

function emptyCell(doc: Node, at: number, node: Node): Selection {
  let cell: number | null = null;
  node.descendants((child, offset) => {
    if (cell === null && child.isTextblock && child.content.size === 0) cell = at + 1 + offset + 1;
    return cell === null;
  });
  return Selection.near(doc.resolve(cell ?? at + 1));
}

/** The words themselves, fields in them by their keys; or the whole line where they are not there any more. */
function wordsWithin(doc: Node, at: number, block: Node, words: string): Selection {
  const marks: { from: number; at: number }[] = [];
  let line = '';
  block.forEach((child, offset) => {
    marks.push({ from: line.length, at: at + 1 + offset });
    line += child.isText ? (child.text ?? '') : keyOf(child);
  });
  const found = words === '' ? -1 : line.indexOf(words);
  if (found < 0) return TextSelection.create(doc, at + 1, at + block.nodeSize - 1);
  const placeOfLetter = (index: number) => {
    const mark = marks.findLast(({ from }) => from <= index);
    return (mark?.at ?? at + 1) + index - (mark?.from ?? 0);
  };
  return TextSelection.create(doc, placeOfLetter(found), placeOfLetter(found + words.length - 1) + 1);
}

const keyOf = ({ type, attrs }: Node) => (type.name === 'mergeField' ? `{${attrs.key}}` : '');
