import type {
  Bilingual,
  BilingualDocument,
  PaperCondition,
  PaperElement,
  PaperPart,
  Template,
} from '@lets/contract';
import { type Block, blank, heading, line, p, seal, sign, title, under } from '../build.ts';
import { text } from '../models.ts';
import { write } from './fields.ts';

export type Words = readonly [zh: string, en: string];

/** A paper with a heading for each thing that it has to say: its template has the headings alone, its models say something under each. */
export interface Paper {
  readonly id: string;
  readonly name: Bilingual;
  readonly role_ids: readonly string[];
  /** Lines below the title. */
  readonly head: readonly Words[];
  readonly parts: readonly Words[];
  /** What a part is checked for, in the order of the parts. */
  readonly elements: readonly Bilingual[];
  /** Elements that stand elsewhere than under a heading. */
  readonly others?: readonly PaperElement[];
  readonly tail: readonly (readonly [zh: Block, en: Block])[];
}

export const signs = (role_id: string, zh: string, en: string): readonly [Block, Block] => [
  sign(role_id, zh),
  sign(role_id, en),
];
export const dated = (key: string): readonly [Block, Block] => [
  line(`{{${key}}}`, 'right'),
  line(`{{${key}}}`, 'right'),
];
export const sealed = (zh: string, en: string): readonly [Block, Block] => [seal(zh), seal(en)];
export const says = (zh: string, en: string): readonly [Block, Block] => [p(zh), p(en)];

function headOf({ name, head }: Paper): BilingualDocument {
  return write(
    [title(name.zh), ...head.map(([zh]) => line(zh))],
    [title(name.en), ...head.map(([, en]) => line(en))],
  );
}

export function templateOf(paper: Paper): Template {
  const { id, name, role_ids, head, parts, elements, others = [], tail } = paper;
  return {
    id,
    name,
    role_ids: [...role_ids],
    body: write(
      [
        title(name.zh),
        ...head.map(([zh]) => line(zh)),
        ...parts.flatMap(([zh]) => [heading(zh), blank()]),
        ...tail.map(([zh]) => zh),
      ],
      [
        title(name.en),
        ...head.map(([, en]) => line(en)),
        ...parts.flatMap(([, en]) => [heading(en), blank()]),
        ...tail.map(([, en]) => en),
      ],
    ),
    elements: [
      ...others,
      ...elements.map(
        (element, at): PaperElement => under(element, parts[at]?.[0] ?? '', parts[at]?.[1] ?? ''),
      ),
    ],
  };
}

/** What stands under a heading: words, and words that stand only where something came about. */
export type Said = Words | readonly (Words | Bound)[];

interface Bound {
  readonly when?: readonly PaperCondition[];
  readonly unless?: readonly PaperCondition[];
  readonly words: Words;
}

const isWords = (said: Said): said is Words => typeof said[0] === 'string';
const paragraph = ([zh, en]: Words) => write([p(zh)], [p(en)]);

const bound = ({ when = [], unless = [], words }: Bound): PaperPart => ({
  ...text(paragraph(words)),
  ...(when.length > 0 && { when: [...when] }),
  ...(unless.length > 0 && { unless: [...unless] }),
});

/** The paper with this under its headings. */
export function filled(paper: Paper, said: readonly Said[]): PaperPart[] {
  const parts = paper.parts.flatMap(([zh, en], at) => {
    const own = said[at] ?? [];
    const list = isWords(own) ? [own] : own;
    return [
      text(write([heading(zh)], [heading(en)])),
      ...list.map((one) => ('words' in one ? bound(one) : text(paragraph(one)))),
    ];
  });
  const tail =
    paper.tail.length > 0
      ? [
          text(
            write(
              paper.tail.map(([zh]) => zh),
              paper.tail.map(([, en]) => en),
            ),
          ),
        ]
      : [];
  return [text(headOf(paper)), ...parts, ...tail];
}
