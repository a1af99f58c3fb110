import {
  type Bilingual,
  type FlowCorrection,
  type Guide,
  LANGUAGES,
  type Language,
  type Line,
  type PaperElement,
  plainText,
} from '@lets/contract';
import { isSame } from './same.ts';

/** One text that reads otherwise than before. */
export interface Difference {
  readonly field:
    | 'name'
    | 'introduction'
    | 'guide'
    | 'pictures'
    | 'phrase'
    | 'line'
    | 'against'
    | 'body'
    | 'element'
    | 'place'
    | 'self_check'
    | 'question'
    | 'label'
    | 'hint'
    | 'character'
    | 'feedback'
    | 'cost_text'
    | 'note'
    | 'part'
    | 'value';
  /** Which of several, from 1; null where there is one. */
  readonly at: number | null;
  /** Whom a guide, a phrase or a line is for; null for everybody. */
  readonly roleId?: string | null;
  /** Null where it is the same in both. */
  readonly language: Language | null;
  /** Equal where something but the letters changed. */
  readonly from: string;
  readonly to: string;
}

type Place = Pick<Difference, 'field' | 'at' | 'roleId'>;

/** Pure: what a correction changes, text by text, as it is read. Fields that only one of them has are left out. */
export function differencesOf(before: FlowCorrection, after: FlowCorrection): Difference[] {
  if (before.kind === 'section' && after.kind === 'section') return ofSection(before, after);
  if (before.kind === 'template' && after.kind === 'template') return ofTemplate(before, after);
  if (before.kind === 'model' && after.kind === 'model') return ofModel(before, after);
  if (before.kind === 'vote' && after.kind === 'vote') return ofVote(before, after);
  if (before.kind === 'role' && after.kind === 'role') return ofRole(before, after);
  if (before.kind === 'option' && after.kind === 'option') return ofOption(before, after);
  return [];
}

type Change<K extends FlowCorrection['kind']> = Extract<FlowCorrection, { readonly kind: K }>;
const ONE = { at: null } as const;

function ofSection(before: Change<'section'>, after: Change<'section'>): Difference[] {
  return [
    ...texts({ ...ONE, field: 'name' }, before.name, after.name),
    ...texts({ ...ONE, field: 'introduction' }, before.introduction, after.introduction),
    ...pairs(before.guides, after.guides).flatMap(([was, is, at]) => guide(was, is, at)),
    ...pairs(before.phrases, after.phrases).flatMap(([was, is, at]) =>
      texts({ field: 'phrase', at, roleId: (is ?? was)?.role_id ?? null }, was?.text, is?.text, true),
    ),
    ...pairs(before.lines, after.lines).flatMap(([was, is, at]) => line(was, is, at)),
  ];
}

function ofTemplate(before: Change<'template'>, after: Change<'template'>): Difference[] {
  return [
    ...texts({ ...ONE, field: 'name' }, before.name, after.name),
    ...body(before.body, after.body),
    ...pairs(before.elements, after.elements).flatMap(([was, is, at]) => element(was, is, at)),
  ];
}

function ofModel(before: Change<'model'>, after: Change<'model'>): Difference[] {
  return [
    ...texts({ ...ONE, field: 'note' }, before.note, after.note),
    ...pairs(before.parts, after.parts).flatMap(([was, is, at]) => body(was, is, { field: 'part', at })),
    ...pairs(before.values, after.values).flatMap(([was, is, at]) =>
      texts({ field: 'value', at }, was, is, true),
    ),
  ];
}

function ofVote(before: Change<'vote'>, after: Change<'vote'>): Difference[] {
  const options = after.options ?? [];
  return [
    ...texts({ ...ONE, field: 'question' }, before.question, after.question),
    ...options.flatMap((is, index) => {
      const was = before.options?.find(({ id }) => id === is.id);
      if (!was) return [];
      const at = index + 1;
      return [
        ...texts({ field: 'label', at }, was.label, is.label),
        ...texts({ field: 'hint', at }, was.hint, is.hint, true),
      ];
    }),
  ];
}

function ofRole(before: Change<'role'>, after: Change<'role'>): Difference[] {
  const [from, to] = [before.character, after.character];
  const isOther = from !== undefined && to !== undefined && from !== to;
  const face: Difference[] = isOther ? [{ ...ONE, field: 'character', language: null, from, to }] : [];
  return [...texts({ ...ONE, field: 'name' }, before.name, after.name), ...face];
}

function ofOption(before: Change<'option'>, after: Change<'option'>): Difference[] {
  const isGiven = before.feedback !== undefined && after.feedback !== undefined;
  return [
    ...texts({ ...ONE, field: 'label' }, before.label, after.label),
    ...(isGiven ? texts({ ...ONE, field: 'feedback' }, before.feedback, after.feedback, true) : []),
    ...texts({ ...ONE, field: 'cost_text' }, before.cost_text, after.cost_text),
  ];
}

/** With `isWhole` what is not there is an empty text; else it was not asked about. */
function texts(
  place: Place,
  was: Bilingual | null | undefined,
  is: Bilingual | null | undefined,
  isWhole = false,
): Difference[] {
  if (!isWhole && (!was || !is)) return [];
  return LANGUAGES.map((language) => ({
    ...place,
    language,
    from: was?.[language] ?? '',
    to: is?.[language] ?? '',
  })).filter(({ from, to }) => from !== to);
}

function guide(was: Guide | undefined, is: Guide | undefined, at: number): Difference[] {
  const place = { at, roleId: (is ?? was)?.role_id ?? null };
  const pictures: Difference[] = isSame(was?.pictures ?? [], is?.pictures ?? [])
    ? []
    : [{ ...place, field: 'pictures', language: null, from: '', to: '' }];
  return [...texts({ ...place, field: 'guide' }, was?.text, is?.text, true), ...pictures];
}

function line(was: Line | undefined, is: Line | undefined, at: number): Difference[] {
  const place = { at, roleId: (is ?? was)?.role_id ?? null };
  return [
    ...texts({ ...place, field: 'line' }, was?.text, is?.text, true),
    ...texts({ ...place, field: 'against' }, was?.against, is?.against, true),
  ];
}

function element(was: PaperElement | undefined, is: PaperElement | undefined, at: number): Difference[] {
  const said = (one: PaperElement | undefined) => (one?.self_check ? 'true' : '');
  const [from, to] = [said(was), said(is)];
  return [
    ...texts({ field: 'element', at }, was, is, true),
    ...texts({ field: 'place', at }, was?.part, is?.part, true),
    ...(from !== to ? [{ field: 'self_check', at, language: null, from, to } as const] : []),
  ];
}

type Body = NonNullable<Extract<FlowCorrection, { readonly kind: 'template' }>['body']>;

function body(
  was: Body | undefined,
  is: Body | undefined,
  place: Place = { ...ONE, field: 'body' },
): Difference[] {
  if (!was || !is) return [];
  return LANGUAGES.filter((language) => !isSame(was[language], is[language])).map((language) => ({
    ...place,
    language,
    from: plainText(was[language]),
    to: plainText(is[language]),
  }));
}

function pairs<T>(
  was: readonly T[] | undefined,
  is: readonly T[] | undefined,
): [T | undefined, T | undefined, number][] {
  if (!was || !is) return [];
  return Array.from({ length: Math.max(was.length, is.length) }, (_, at) => [was[at], is[at], at + 1]);
}
