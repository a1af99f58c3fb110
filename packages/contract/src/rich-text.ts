import { z } from 'zod';

/**
 * A document's content: the editor's own JSON, held to the nodes and marks below, so that what is stored can be shown
 * without trusting it. No node carries HTML or an address outside this site.
 */
export type RichNode = {
  type: string;
  attrs?: Record<string, unknown> | undefined;
  content?: RichNode[] | undefined;
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined;
  text?: string | undefined;
};

const alignment = z.enum(['left', 'center', 'right', 'justify']).nullable().optional();

/** Attributes each kind of node may have; anything else is refused. */
const NODE_ATTRIBUTES: Record<string, z.ZodType> = {
  doc: z.strictObject({}),
  text: z.strictObject({}),
  paragraph: z.strictObject({ textAlign: alignment, indent: z.boolean().optional() }),
  heading: z.strictObject({ level: z.number().int().min(1).max(4), textAlign: alignment }),
  bulletList: z.strictObject({}),
  orderedList: z.strictObject({
    start: z.number().int().optional(),
    type: z.string().max(4).nullable().optional(),
  }),
  listItem: z.strictObject({}),
  blockquote: z.strictObject({}),
  hardBreak: z.strictObject({}),
  horizontalRule: z.strictObject({}),
  table: z.strictObject({}),
  tableRow: z.strictObject({}),
  tableCell: z.strictObject({
    colspan: z.number().int().max(20).optional(),
    rowspan: z.number().int().max(50).optional(),
    colwidth: z.array(z.number()).nullable().optional(),
    align: alignment,
  }),
  tableHeader: z.strictObject({
    colspan: z.number().int().max(20).optional(),
    rowspan: z.number().int().max(50).optional(),
    colwidth: z.array(z.number()).nullable().optional(),
    align: alignment,
  }),
  /** A picture that was uploaded here. */
  image: z.strictObject({ file_id: z.uuid(), alt: z.string().max(200).nullable().optional() }),
  /** A merge field: filled from the case (`value`), or still to be filled when `value` is empty. */
  mergeField: z.strictObject({
    key: z.string().max(64),
    label: z.string().max(100),
    value: z.string().max(500),
  }),
  /** Where a role signs; the signature itself is drawn over it from the record. */
  signature: z.strictObject({ role_id: z.string().max(64), label: z.string().max(100) }),
  /** A round teaching stamp with the given name on its arc. */
  seal: z.strictObject({ name: z.string().max(40) }),
  /** A citation of an article, 《民法典》第六百七十五条. */
  citation: z.strictObject({ text: z.string().max(200) }),
};

const MARKS: Record<string, z.ZodType> = {
  bold: z.strictObject({}),
  italic: z.strictObject({}),
  underline: z.strictObject({}),
  strike: z.strictObject({}),
};

/** How deep a document's nodes may nest, and how many there may be. */
export const MAX_DEPTH = 24;
export const MAX_NODES = 20_000;

/** Walks with a stack of its own: a document of any depth is judged, and none exhausts the call stack. */
function faultOf(value: unknown): string | null {
  if ((value as RichNode | null)?.type !== 'doc') return 'not a document';
  const open: { readonly node: unknown; readonly depth: number }[] = [{ node: value, depth: 0 }];
  for (let nodes = 1, next = open.pop(); next; next = open.pop(), nodes++) {
    if (nodes > MAX_NODES || next.depth > MAX_DEPTH) return 'document too large';
    const fault = faultOfNode(next.node);
    if (fault) return fault;
    const { content = [] } = next.node as RichNode;
    if (nodes + open.length + content.length > MAX_NODES) return 'document too large';
    for (const child of content) open.push({ node: child, depth: next.depth + 1 });
  }
  return null;
}

/** Of one node by itself, whatever it contains. */
function faultOfNode(node: unknown): string | null {
  if (typeof node !== 'object' || node === null) return 'not a node';
  const { type, attrs, content, marks, text, ...rest } = node as Record<string, unknown>;
  if (Object.keys(rest).length > 0) return 'unknown field';
  const attributes =
    typeof type === 'string' && Object.hasOwn(NODE_ATTRIBUTES, type) ? NODE_ATTRIBUTES[type] : null;
  if (!attributes) return 'unknown node';
  if (!attributes.safeParse(attrs ?? {}).success) return `wrong attributes of ${type}`;
  if (type === 'text' ? typeof text !== 'string' : text !== undefined) return 'misplaced text';
  if (marks !== undefined) {
    if (!Array.isArray(marks)) return 'wrong marks';
    for (const mark of marks) {
      const known = mark && Object.hasOwn(MARKS, mark.type) ? MARKS[mark.type] : null;
      if (!known?.safeParse(mark.attrs ?? {}).success) return 'unknown mark';
    }
  }
  return content === undefined || Array.isArray(content) ? null : 'wrong content';
}

export const RichDocument = z.custom<RichNode>().superRefine((value, context) => {
  const fault = faultOf(value);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});
export type RichDocument = RichNode;

export const BilingualDocument = z.object({ zh: RichDocument, en: RichDocument });
export type BilingualDocument = z.infer<typeof BilingualDocument>;

const ENDS_A_LINE: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'listItem',
  'tableRow',
  'blockquote',
]);

/** Plain text of a document, for search, previews and speech bubbles. */
export function plainText(node: RichNode): string {
  let said = '';
  const left: (RichNode | string)[] = [node];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string') said += next;
    else if (isLeaf(next)) said += textOfLeaf(next);
    else {
      if (ENDS_A_LINE.has(next.type)) left.push('\n');
      for (const child of [...(next.content ?? [])].reverse()) left.push(child);
    }
  }
  return said;
}

const LEAVES: ReadonlySet<string> = new Set(['text', 'hardBreak', 'mergeField', 'citation']);
const isLeaf = ({ type }: RichNode) => LEAVES.has(type);

function textOfLeaf({ type, text, attrs = {} }: RichNode): string {
  if (type === 'text') return text ?? '';
  if (type === 'hardBreak') return '\n';
  if (type === 'mergeField') return String(attrs.value || `[${attrs.label}]`);
  return String(attrs.text);
}
