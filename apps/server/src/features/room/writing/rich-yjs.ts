import type { RichNode } from '@lets/contract';
import * as Y from 'yjs';

/** The part of a shared document that the editors write in. */
export const FRAGMENT = 'content';

/** In the order in which editors name them. */
const MARKS = ['bold', 'italic', 'underline', 'strike'];

type Shared = Y.XmlElement | Y.XmlText;

/** What a shared document says now, in our own nodes. Nothing is known yet of whether the contract admits it. */
export function contentOf(doc: Y.Doc): RichNode {
  return { type: 'doc', content: childrenOf(doc.getXmlFragment(FRAGMENT)) };
}

function childrenOf(parent: Y.XmlFragment): RichNode[] {
  return parent.toArray().flatMap((child) => {
    if (child instanceof Y.XmlText) return textsOf(child);
    return child instanceof Y.XmlElement ? [nodeOf(child)] : [];
  });
}

function nodeOf(element: Y.XmlElement): RichNode {
  const attrs = Object.entries(element.getAttributes()).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  const content = childrenOf(element);
  return {
    type: element.nodeName,
    ...(attrs.length > 0 && { attrs: Object.fromEntries(attrs) }),
    ...(content.length > 0 && { content }),
  };
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

/** The same document however an editor spelled it: without attributes that say nothing. */
export function plainForm(node: RichNode): RichNode {
  const { type, text, attrs = {}, marks = [], content = [] } = node;
  const said = Object.entries(attrs).filter(([key, value]) => {
    const isDefault = value === null || value === undefined || (key === 'indent' && value === false);
    return !isDefault && !((key === 'colspan' || key === 'rowspan' || key === 'start') && value === 1);
  });
  return {
    type,
    ...(text !== undefined && { text }),
    ...(said.length > 0 && { attrs: Object.fromEntries(said) }),
    ...(marks.length > 0 && {
      marks: [...marks]
        .sort((a, b) => MARKS.indexOf(a.type) - MARKS.indexOf(b.type))
        .map(({ type: mark }) => ({ type: mark })),
    }),
    ...(content.length > 0 && { content: content.map(plainForm) }),
  };
}

/**
 * Makes a shared document say something else, leaving the blocks alone that stay: whoever writes in one of them keeps their place.
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
