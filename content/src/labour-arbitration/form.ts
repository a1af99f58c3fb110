import type {
  BilingualDocument,
  PaperElement,
  PaperPart,
  PaperValue,
  Template,
  VoteOutcome,
} from '@lets/contract';
import { type Block, bi, blank, heading, line, p, seal, sign, title, under, wordedAfter } from '../build.ts';
import { careless, sound, text, voted, type Words, wrong } from '../models.ts';
import { write } from './fields.ts';

/** Papers of one build: a head, numbered parts, a foot. The template leaves its parts blank; a model fills them. */

interface Part {
  readonly name: Words;
  /** The merge field that stands here; a part without one is written freely. */
  readonly field?: string;
  readonly asks: Words;
}

/** What it is called, and what its head says, where a vote came out so. The first that fits counts. */
interface Wording {
  readonly after: readonly [vote: string, outcome: VoteOutcome];
  readonly name: Words;
  readonly head: readonly Words[];
}

export interface Form {
  readonly id: string;
  readonly name: Words;
  readonly role_ids: readonly string[];
  readonly head: readonly Words[];
  readonly wordings?: readonly Wording[];
  readonly parts: readonly Part[];
  readonly signs?: readonly (readonly [role_id: string, zh: string, en: string])[];
  readonly seal?: Words;
  readonly date?: string;
}

/** What fills a part: a paragraph, or parts of a model that depend on what happened. */
export type Filling = Words | readonly PaperPart[];

const isWords = (filling: Filling): filling is Words => typeof filling[0] === 'string';
const at = (words: Words, language: 0 | 1): string => words[language];

function headOf({ name, head }: Form, language: 0 | 1): Block[] {
  return [title(at(name, language)), ...head.map((one) => line(at(one, language)))];
}

function footOf({ signs = [], seal: name, date }: Form, language: 0 | 1): Block[] {
  return [
    ...signs.map(([role, zh, en]) => sign(role, at([zh, en], language))),
    ...(name ? [seal(at(name, language))] : []),
    ...(date === undefined ? [] : [line(`{{${date}}}`, 'right')]),
  ];
}

function both(blocks: (language: 0 | 1) => readonly Block[]): BilingualDocument {
  return write(blocks(0), blocks(1));
}

function bodyOf(form: Form): BilingualDocument {
  return both((language) => [
    ...headOf(form, language),
    ...form.parts.flatMap(({ name, field }) => [
      heading(at(name, language)),
      field === undefined ? blank() : p(`{{${field}}}`),
    ]),
    ...footOf(form, language),
  ]);
}

export function templateOf(form: Form): Template {
  return {
    id: form.id,
    name: bi(...form.name),
    role_ids: [...form.role_ids],
    body: bodyOf(form),
    ...(form.wordings && {
      variants: form.wordings.map(({ after: [vote, outcome], name, head }) =>
        wordedAfter({ [vote]: outcome }, bi(...name), bodyOf({ ...form, name, head })),
      ),
    }),
    elements: form.parts.map(({ name, asks }): PaperElement => under(bi(...asks), ...name)),
  };
}

export interface Filled {
  readonly note: Words;
  /** In the order of the form's free parts. */
  readonly fill: readonly Filling[];
  readonly values?: readonly PaperValue[];
}

/** The head of each wording under its vote, unless an earlier one fits; the usual head where none does. */
function headsOf(form: Form): PaperPart[] {
  const votes = (form.wordings ?? []).map(({ after: [vote, outcome] }) => voted(vote, outcome));
  const worded = (form.wordings ?? []).map(
    ({ name, head }, index): PaperPart => ({
      ...text(both((language) => headOf({ ...form, name, head }, language))),
      when: votes.slice(index, index + 1),
      ...(index > 0 && { unless: votes.slice(0, index) }),
    }),
  );
  const usual = text(both((language) => headOf(form, language)));
  return [...worded, votes.length > 0 ? { ...usual, unless: votes } : usual];
}

function partsOf(form: Form, fill: readonly Filling[]): PaperPart[] {
  const left = [...fill];
  return [
    ...headsOf(form),
    ...form.parts.flatMap(({ name, field }): PaperPart[] => {
      const headed = text(both((language) => [heading(at(name, language))]));
      if (field !== undefined) return [headed, text(both(() => [p(`{{${field}}}`)]))];
      const filling = left.shift();
      if (filling === undefined) throw new Error(`nothing for ${name[1]} of ${form.id}`);
      return [
        headed,
        ...(isWords(filling) ? [text(both((language) => [p(at(filling, language))]))] : filling),
      ];
    }),
    ...(footOf(form, 0).length > 0 ? [text(both((language) => footOf(form, language)))] : []),
  ];
}

/** The three models of a form. */
export function modelsOf(form: Form, good: Filled, loose: Filled, mistaken: Filled) {
  const written = ({ fill, values = [] }: Filled) => ({ parts: partsOf(form, fill), values });
  return [
    sound(bi(...good.note), written(good)),
    careless(bi(...loose.note), written(loose)),
    wrong(bi(...mistaken.note), written(mistaken)),
  ];
}
