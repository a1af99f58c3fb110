/**
 * What can be open in a document: a field without value; a blank (____, 【】, 第　项, 待补); an instruction to the person who writes; a heading or
 * a label with nothing under it; a row, or a whole table, without entries; a signature; a date.
 */
export const GAP_KINDS = [
  'field',
  'blank',
  'instruction',
  'part',
  'row',
  'table',
  'signature',
  'date',
] as const;
export type GapKind = (typeof GAP_KINDS)[number];

export interface Gap {
  readonly kind: GapKind;
  /** What stands there: the field's label, the instruction, the heading, the head of the row or table, whose signature. */
  readonly text: string;
  /** The way to it: which child of the document, which child of that, and so on. Empty where a line is missing altogether. */
  readonly path: readonly number[];
  /** Of a field, its key; of a signature, its role. */
  readonly key?: string;
}
