import { type Block, part, table } from './build.ts';

/**
 * Pleadings by elements (要素式): a table of questions for each part, as the model forms of 法〔2025〕82号 have them, instead of prose. A case
 * says which questions; a template leaves them open, a model paper or reference answers them.
 */

type Words = readonly [zh: string, en: string];

export interface FormRow {
  readonly key: string;
  readonly label: Words;
  /** What stands there before anything is written: what the case fills in, and what is asked. */
  readonly asks: Words;
}

export interface FormPart {
  readonly heading: Words;
  readonly rows: readonly FormRow[];
}

export type Filling = Readonly<Record<string, Words>>;

/** A row of a form. */
export const row = (key: string, label: Words, asks: Words): FormRow => ({ key, label, asks });

const HEADS: Words = ['要素', '内容'];
const HEADS_EN: Words = ['Element', 'Content'];

/** The parts of a form, with what was filled in; a slip in a key throws when the file loads. */
export function elementBlocks(
  parts: readonly FormPart[],
  filling: Filling = {},
): { readonly zh: Block[]; readonly en: Block[] } {
  const keys = new Set(parts.flatMap(({ rows }) => rows.map(({ key }) => key)));
  const unknown = Object.keys(filling).filter((key) => !keys.has(key));
  if (unknown.length > 0) throw new Error(`no such element: ${unknown.join(', ')}`);
  const blocks = (language: 0 | 1, heads: Words): Block[] =>
    parts.flatMap(({ heading, rows }) => [
      part(heading[language]),
      table(
        heads,
        ...rows.map(({ key, label, asks }) => [label[language], (filling[key] ?? asks)[language]]),
      ),
    ]);
  return { zh: blocks(0, HEADS), en: blocks(1, HEADS_EN) };
}
