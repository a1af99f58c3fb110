import type {
  BilingualDocument,
  PaperCondition,
  PaperElement,
  PaperPart,
  PaperSpeeches,
  Template,
} from '@lets/contract';
import { type Block, bi, blank, heading, line, p, sign, title, under } from '../build.ts';
import { text, type Words } from '../models.ts';
import { write } from './fields.ts';

/** A part of a paper: its heading, and what a complete one holds there. */
interface Section {
  readonly heading: Words;
  readonly element: Words;
  /** What already stands there, a field to fill. */
  readonly given?: Words;
}

export interface PaperPlan {
  readonly id: string;
  readonly name: Words;
  readonly role_ids: readonly string[];
  readonly head: readonly Words[];
  readonly parts: readonly Section[];
  readonly signers: readonly (readonly [role_id: string, ...label: Words])[];
  readonly date: string;
}

export const section = (heading: Words, element: Words, given?: Words): Section => ({
  heading,
  element,
  ...(given && { given }),
});

const LANGUAGE = { zh: 0, en: 1 } as const;
type At = (typeof LANGUAGE)[keyof typeof LANGUAGE];

const both = (blocks: (at: At) => Block[]): BilingualDocument => write(blocks(0), blocks(1));

const opening =
  ({ name, head }: PaperPlan) =>
  (at: At): Block[] => [title(name[at]), ...head.map((words) => line(words[at]))];

const ending =
  ({ signers, date }: PaperPlan) =>
  (at: At): Block[] => [
    ...signers.map(([role, zh, en]) => sign(role, at === LANGUAGE.zh ? zh : en)),
    line(date, 'right'),
  ];

/** The paper as it is drafted from. */
export function templateOf(plan: PaperPlan): Template {
  const elements: PaperElement[] = plan.parts.map(({ heading: [zh, en], element }) =>
    under(bi(...element), zh, en),
  );
  const middle = (at: At): Block[] =>
    plan.parts.flatMap((part) => [heading(part.heading[at]), part.given ? p(part.given[at]) : blank()]);
  return {
    id: plan.id,
    name: bi(...plan.name),
    role_ids: [...plan.role_ids],
    body: both((at) => [...opening(plan)(at), ...middle(at), ...ending(plan)(at)]),
    elements,
  };
}

/** What stands under a heading only in some runs. */
export interface Sometimes {
  readonly words: Words;
  readonly when?: readonly PaperCondition[];
  readonly unless?: readonly PaperCondition[];
  /** Written down in place of the words, where anything was said. */
  readonly speeches?: PaperSpeeches;
}

/** What stands under a heading: always the same, or what fits the run. */
export type Texts = Words | readonly Sometimes[];

const isWords = (texts: Texts): texts is Words => typeof texts[0] === 'string';

const sometimes = ({ words, when, unless, speeches }: Sometimes): PaperPart => ({
  ...text(both((at) => [p(words[at])])),
  ...(when && { when: [...when] }),
  ...(unless && { unless: [...unless] }),
  ...(speeches && { speeches }),
});

/** The parts of a written paper: head, each heading with its texts, signatures. */
export function writtenParts(plan: PaperPlan, texts: readonly Texts[]): PaperPart[] {
  const middle = plan.parts.flatMap(({ heading: words }, index): PaperPart[] => {
    const own = texts[index];
    if (own === undefined) throw new Error(`${plan.id} lacks its part ${index + 1}`);
    const headed = text(both((at) => [heading(words[at]), ...(isWords(own) ? [p(own[at])] : [])]));
    return isWords(own) ? [headed] : [headed, ...own.map(sometimes)];
  });
  return [text(both(opening(plan))), ...middle, text(both(ending(plan)))];
}
