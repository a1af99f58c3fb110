import { MAX_DEPTH, MAX_NODES, type RichNode } from '@lets/contract';
import * as Y from 'yjs';
import { MARKS, plainForm } from './plain-form.ts';

/** The part of a shared document that the editors write in. */
export const FRAGMENT = 'content';

type Shared = Y.XmlElement | Y.XmlText;

/** A shared document nests too deep, or has too many nodes, to be any of ours. */
export class Unfit extends Error {}

/** What a shared document says now, in our own nodes. Nothing is known yet of whether the contract admits it. */
export function contentOf(doc: Y.Doc): RichNode {
  const whole: RichNode = { type: 'doc', content: [] };
  const open: { shared: Y.XmlFragment; node: RichNode; depth: number }[] = [
    { shared: doc.getXmlFragment(FRAGMENT), node: whole, depth: 0 },
  ];
  let nodes = 1;
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.depth > MAX_DEPTH) throw new Unfit('too deep');
    const content: RichNode[] = [];
    for (const child of next.shared.toArray()) {
      if (child instanceof Y.XmlText) content.push(...textsOf(child));
      if (!(child instanceof Y.XmlElement)) continue;
      const node = nodeOf(child);
      content.push(node);
      open.push({ shared: child, node, depth: next.depth + 1 });
    }
    if (content.length > 0) next.node.content = content;
    nodes += content.length;
    if (nodes > MAX_NODES) throw new Unfit('too many nodes');
  }
  return whole;
}

/** Without what it contains. */
function nodeOf(element: Y.XmlElement): RichNode {
  const attrs = Object.entries(element.getAttributes()).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return { type: element.nodeName, ...(attrs.length > 0 && { attrs: Object.fromEntries(attrs) }) };
}

function textsOf(text: Y.XmlText): RichNode[] {
  const delta = text.toDelta() as { insert: unknown; attributes?: Record<string, unknown> }[];
  return delta.flatMap(({ insert, attributes = {} }) => {
    if (typeof insert !== 'string' || insert === '') return [];
    const marks = Object.keys(attributes)
      .sort((a, b) => MARKS.indexOf(a) - MARKS.indexOf(b))
      .map((type) => ({ type }));
    return [{ type: 'text', text: insert, ...(marks.length > 0 && { marks }) }];
  });
}

/**
 * Makes a shared document say something else, leaving the blocks alone that stay: the person who writes in one of them keeps their place.
 */
export function replaceContent(doc: Y.Doc, content: RichNode): void {
  const fragment = doc.getXmlFragment(FRAGMENT);
  const now = contentOf(doc).content ?? [];
  const next = (content.content ?? []).map(plainForm);
  const same = (a: RichNode | undefined, b: RichNode | undefined) =>
    a !== undefined && b !== undefined && JSON.stringify(plainForm(a)) === JSON.stringify(b);
  let head = 0;
  while (head < now.length && same(now[head], next[head])) head++;
  let tail = 0;
  while (tail < Math.min(now.length, next.length) - head && same(now.at(-1 - tail), next.at(-1 - tail)))
    tail++;
  doc.transact(() => {
    // Counted in shared nodes: a block of ours is one of them.
    fragment.delete(head, fragment.length - head - tail);
    fragment.insert(head, next.slice(head, next.length - tail).map(sharedOf));
  });
}

function sharedOf(node: RichNode): Shared {
  if (node.type === 'text') return sharedText([node]);
  const element = new Y.XmlElement(node.type);
  // Its own declaration knows texts only; any value is kept as it is.
  const target = element as Y.XmlElement<Record<string, never>>;
  for (const [key, value] of Object.entries(node.attrs ?? {})) target.setAttribute(key, value as never);
  element.insert(0, inRuns(node.content ?? []));
  return element;
}

/** Neighbouring texts are one shared text, whatever their marks. */
function inRuns(nodes: readonly RichNode[]): Shared[] {
  const out: Shared[] = [];
  let texts: RichNode[] = [];
  const end = () => {
    if (texts.length > 0) out.push(sharedText(texts));
    texts = [];
  };
  for (const node of nodes) {
    if (node.type === 'text') texts.push(node);
    else {
      end();
      out.push(sharedOf(node));
    }
  }
  end();
  return out;
}

function sharedText(nodes: readonly RichNode[]): Y.XmlText {
  const text = new Y.XmlText();
  const delta = nodes.map((node) => ({
    insert: node.text ?? '',
    attributes: Object.fromEntries((node.marks ?? []).map(({ type }) => [type, {}])),
  }));
  text.applyDelta(delta);
  return text;
}
