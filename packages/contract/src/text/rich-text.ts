import { z } from 'zod';
import { isKeepable } from './keepable.ts';
import { MAX_COLUMNS, RICH_MARKS, type RichGroup, type RichNode, ruleOf } from './rich-nodes.ts';

/** How deep a document's nodes may nest, and how many there may be. */
export const MAX_DEPTH = 24;
export const MAX_NODES = 20_000;
const NODE_FIELDS = new Set(['type', 'attrs', 'content', 'marks', 'text']);

/**
 * Null when a value is a whole document: known nodes, each where the editor's schema has it. It walks with a stack of its own: a
 * document of any depth is judged, and none exhausts the call stack.
 */
export function faultOf(value: unknown): string | null {
  const waiting: { node: unknown; depth: number; wanted: RichGroup }[] = [
    { node: value, depth: 0, wanted: 'document' },
  ];
  let nodes = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth, wanted } = next;
    if (++nodes > MAX_NODES || depth > MAX_DEPTH) return 'document too large';
    const fault = ownFault(node, wanted);
    if (fault) return fault;
    const { type, content = [] } = node as RichNode;
    const holds = ruleOf(type)?.holds;
    if (nodes + waiting.length + content.length > MAX_NODES) return 'document too large';
    if (holds) for (const child of content) waiting.push({ node: child, depth: depth + 1, wanted: holds });
  }
  return null;
}

/** What is wrong with a node itself and with how many children it has, whatever these are. */
function ownFault(node: unknown, wanted: RichGroup): string | null {
  if (typeof node !== 'object' || node === null) return 'not a node';
  if (Object.keys(node).some((key) => !NODE_FIELDS.has(key))) return 'unknown field';
  const { type, attrs, content, marks, text } = node as Record<string, unknown>;
  const rule = ruleOf(type);
  if (!rule) return 'unknown node';
  if (rule.group !== wanted) return `${type} where a ${wanted} belongs`;
  if (!rule.attributes.safeParse(attrs ?? {}).success) return `wrong attributes of ${type}`;
  if (type === 'text' ? typeof text !== 'string' || !isKeepable(text) : text !== undefined)
    return 'misplaced text';
  if (marks !== undefined && (rule.group !== 'inline' || !areMarks(marks))) return 'wrong marks';
  if (content !== undefined && !Array.isArray(content)) return 'wrong content';
  const children = (content ?? []) as RichNode[];
  if (children.length === 0) return rule.isNeverEmpty ? `empty ${type}` : null;
  if (!rule.holds) return `${type} with content`;
  if (rule.first && children[0]?.type !== rule.first) return `${type} without ${rule.first}`;
  return type === 'table' ? gridFault(children) : null;
}

function areMarks(marks: unknown): boolean {
  return (
    Array.isArray(marks) &&
    marks.every((mark) => RICH_MARKS.includes(mark?.type) && Object.keys(mark.attrs ?? {}).length === 0)
  );
}

/** A row without cells is one that the cells above reach through, and no row is wider than a page. */
function gridFault(rows: readonly RichNode[]): string | null {
  let reach = 0;
  for (const row of rows) {
    const cells = Array.isArray(row?.content) ? row.content : [];
    if (cells.length === 0 && reach === 0) return 'empty tableRow';
    const spans = cells.map((cell) => Number(cell?.attrs?.rowspan ?? 1));
    const width = cells.reduce((sum, cell) => sum + Number(cell?.attrs?.colspan ?? 1), 0);
    if (width > MAX_COLUMNS) return 'table too wide';
    reach = Math.max(0, reach - 1, ...spans.map((span) => span - 1));
  }
  return null;
}

export const RichDocument = z.custom<RichNode>().superRefine((value, context) => {
  const fault = faultOf(value);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});
export type RichDocument = RichNode;

export const BilingualDocument = z.object({ zh: RichDocument, en: RichDocument });
export type BilingualDocument = z.infer<typeof BilingualDocument>;

/** Plain text of a document, for search, previews and speech bubbles. */
export function plainText(node: RichNode): string {
  const pieces: string[] = [];
  const waiting: (RichNode | string)[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') {
      pieces.push(next);
      continue;
    }
    const rule = ruleOf(next.type);
    pieces.push(next.text ?? rule?.reads?.(next.attrs ?? {}) ?? '');
    if (rule?.endsLine) waiting.push('\n');
    for (const child of [...(next.content ?? [])].reverse()) waiting.push(child);
  }
  return pieces.join('');
}
