import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';
import { Facsimile } from './facsimiles.ts';
import { isKeepable } from './keepable.ts';

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

/** What a node counts as where its parent asks for children. */
export type RichGroup = 'document' | 'block' | 'inline' | 'listItem' | 'tableRow' | 'tableCell';

type Attributes = Readonly<Record<string, unknown>>;

interface NodeRule {
  readonly group: RichGroup;
  /** The group that all of its children are of; null: it has none. */
  readonly holds: RichGroup | null;
  /** The editor never makes one without children. */
  readonly isNeverEmpty?: boolean;
  /** What its first child must be. */
  readonly first?: string;
  /** Attributes it may have; anything else is refused. */
  readonly attributes: z.ZodObject;
  /** What it says itself, beside its children. */
  readonly reads?: (attrs: Attributes) => string;
  /** The text after it begins a new line. */
  readonly endsLine?: boolean;
}

/** The widest table: more columns would run off a printed page. */
export const MAX_COLUMNS = 20;

const none = z.strictObject({});
const alignment = z.enum(['left', 'center', 'right', 'justify']).nullable().optional();
const words = (most: number) => z.string().max(most).refine(isKeepable);
const cell = z.strictObject({
  colspan: z.number().int().min(1).max(MAX_COLUMNS).optional(),
  rowspan: z.number().int().min(1).max(50).optional(),
  colwidth: z.array(z.number()).max(MAX_COLUMNS).nullable().optional(),
  align: alignment,
});
const listStyle = words(4).nullable().optional();

/**
 * Every kind of node there is, as the editor's schema has them. Validation, the screen, PDF and Word all go by this table:
 * each has a drawing for every key, checked by the compiler, so that no kind is shown by one and not by another.
 */
export const RICH_NODES = {
  doc: { group: 'document', holds: 'block', attributes: none },
  paragraph: {
    group: 'block',
    holds: 'inline',
    endsLine: true,
    attributes: z.strictObject({ textAlign: alignment, indent: z.boolean().optional() }),
  },
  heading: {
    group: 'block',
    holds: 'inline',
    endsLine: true,
    attributes: z.strictObject({ level: z.number().int().min(1).max(4), textAlign: alignment }),
  },
  bulletList: { group: 'block', holds: 'listItem', isNeverEmpty: true, attributes: none },
  orderedList: {
    group: 'block',
    holds: 'listItem',
    isNeverEmpty: true,
    attributes: z.strictObject({ start: z.number().int().optional(), type: listStyle }),
  },
  listItem: {
    group: 'listItem',
    holds: 'block',
    isNeverEmpty: true,
    first: 'paragraph',
    endsLine: true,
    attributes: none,
  },
  blockquote: { group: 'block', holds: 'block', isNeverEmpty: true, endsLine: true, attributes: none },
  horizontalRule: { group: 'block', holds: null, attributes: none },
  table: { group: 'block', holds: 'tableRow', isNeverEmpty: true, attributes: none },
  // Without a cell where the cells above reach through it: merging whole rows leaves such a one.
  tableRow: { group: 'tableRow', holds: 'tableCell', endsLine: true, attributes: none },
  tableCell: { group: 'tableCell', holds: 'block', isNeverEmpty: true, attributes: cell },
  tableHeader: { group: 'tableCell', holds: 'block', isNeverEmpty: true, attributes: cell },
  /** A picture that was uploaded here. */
  image: {
    group: 'block',
    holds: null,
    attributes: z.strictObject({ file_id: z.uuid(), alt: words(200).nullable().optional() }),
  },
  /** A drawn paper or photograph of a case; what is written on it stands in the document as text too, so it reads as nothing. */
  facsimile: { group: 'block', holds: null, attributes: z.strictObject({ drawing: Facsimile }) },
  /** Where a role signs; the signature itself is drawn over it from the record. */
  signature: {
    group: 'block',
    holds: null,
    endsLine: true,
    attributes: z.strictObject({ role_id: words(64), label: words(100) }),
    reads: ({ label }) => String(label),
  },
  /** A round teaching stamp with the given name on its arc. */
  seal: {
    group: 'block',
    holds: null,
    endsLine: true,
    attributes: z.strictObject({ name: words(40) }),
    reads: ({ name }) => String(name),
  },
  text: { group: 'inline', holds: null, attributes: none },
  hardBreak: { group: 'inline', holds: null, attributes: none, reads: () => '\n' },
  /** A merge field: filled from the case (`value`), or still to be filled when `value` is empty. */
  mergeField: {
    group: 'inline',
    holds: null,
    attributes: z.strictObject({ key: words(64), label: words(100), value: words(LIMITS.field_value) }),
    reads: ({ value, label }) => String(value || `[${label}]`),
  },
  /** A citation of an article, 《民法典》第六百七十五条. */
  citation: {
    group: 'inline',
    holds: null,
    attributes: z.strictObject({ text: words(200) }),
    reads: ({ text }) => String(text),
  },
} as const satisfies Readonly<Record<string, NodeRule>>;

export type RichKind = keyof typeof RICH_NODES;
type KindsOf<G extends RichGroup> = {
  [K in RichKind]: (typeof RICH_NODES)[K]['group'] extends G ? K : never;
}[RichKind];
export type BlockKind = KindsOf<'block'>;
export type InlineKind = KindsOf<'inline'>;

/** The kinds of marks, innermost first as the editor orders them; only what is inline carries them. */
export const RICH_MARKS = ['bold', 'italic', 'underline', 'strike'] as const;
export type MarkKind = (typeof RICH_MARKS)[number];

/** Null for what is no kind of node. */
export function ruleOf(type: unknown): NodeRule | null {
  return typeof type === 'string' && Object.hasOwn(RICH_NODES, type) ? RICH_NODES[type as RichKind] : null;
}
