import type { RichNode } from './rich-nodes.ts';
import { plainText } from './rich-text.ts';

/** The words of a document, as the search for what is open reads them. */

/** A node with the way to it: which child of the document, which child of that, and so on. */
export interface Placed {
  readonly node: RichNode;
  readonly path: readonly number[];
}

/** Pure: every node below one, in reading order. */
export function* nodesOf(node: RichNode, path: readonly number[] = []): Generator<Placed> {
  for (const [at, child] of (node.content ?? []).entries()) {
    const here = [...path, at];
    yield { node: child, path: here };
    yield* nodesOf(child, here);
  }
}

export const isTextBlock = ({ type }: RichNode): boolean => type === 'paragraph' || type === 'heading';

export function attributeOf(node: RichNode, name: string): string {
  return String(node.attrs?.[name] ?? '');
}

/** Pure: a block's words; its fields by their keys, so that a template and what was drafted from it read alike. */
export function keyedWords(block: RichNode): string {
  const words = (block.content ?? []).map((node) =>
    node.type === 'mergeField' ? `{${attributeOf(node, 'key')}}` : plainText(node),
  );
  return words.join('').trim();
}

const SHOWN: ReadonlySet<string> = new Set(['mergeField', 'image', 'facsimile', 'signature']);

/** Pure: whether nothing is written in a node: neither words nor a field, a picture or a signature. */
export function isBlank(node: RichNode): boolean {
  if (SHOWN.has(node.type)) return false;
  return node.content ? node.content.every(isBlank) : plainText(node).trim() === '';
}

const BRACKETED = /（[^（）]*）|\([^()]*\)/gu;
/** Instructions to the writer, as opposed to what the writer wrote. */
const ASKING_ZH =
  /^（(?:请|写明|写清|逐项|逐条|填写|概括|归纳|如实说明)|[，。]请(?:写|逐|填|只|按|回应|说明|引用|概括|如实)/u;
const ASKING_EN =
  /^\((?:\d\. )?(?:please|state|say|give|name|write|answer|explain|cite|set out|list|describe|specify|insert|fill|summari[sz]e|to be (?:completed|filled|stated)|in summary|item by item|what|why|how|which)\b/iu;
const SENTENCE = /^（.+[。！？]）$|^\([A-Z\d].+[.!?]\)$/u;

/** Pure: the instructions that stand in a block's words: those that the template is known to have, and what plainly is one. */
export function instructionsIn(words: string, known: ReadonlySet<string> | null): string[] {
  const bracketed = words.match(BRACKETED) ?? [];
  return bracketed.filter((one) => known?.has(one) || ASKING_ZH.test(one) || ASKING_EN.test(one));
}

/** Pure: what a template tells those who draft from it: every sentence in brackets, and what plainly asks for something. */
export function instructionsOf(template: RichNode): Set<string> {
  const blocks = [...nodesOf(template)].filter(({ node }) => isTextBlock(node));
  return new Set(
    blocks.flatMap(({ node }) => {
      const words = keyedWords(node);
      const sentences = (words.match(BRACKETED) ?? []).filter((one) => SENTENCE.test(one));
      return node.type === 'heading' ? [] : [...sentences, ...instructionsIn(words, null)];
    }),
  );
}
