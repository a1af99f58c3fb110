import {
  type BilingualDocument,
  type Language,
  type Model,
  type PaperPart,
  type PaperValue,
  plainText,
  type RichNode,
  runFieldLabel,
} from '@lets/contract';
import { moved } from '../../model.ts';

/** What the editor of model papers does to them. Pure. */

/** What was written in one language is what both begin with, as its text stands. */
export function newModel(body: BilingualDocument): Model {
  return { quality: 'sound', note: { zh: '', en: '' }, parts: [{ body }] };
}

const blank = () => ({ type: 'doc', content: [{ type: 'paragraph' }] });

export function newPart(): PaperPart {
  return { body: { zh: blank(), en: blank() } };
}

export function replacedAt<T>(list: readonly T[], at: number, item: T): T[] {
  return list.map((one, index) => (index === at ? item : one));
}

export function withoutAt<T>(list: readonly T[], at: number): T[] {
  return list.filter((_, index) => index !== at);
}

/** Beside the one that it is a copy of. */
export function duplicatedAt<T>(list: readonly T[], at: number): T[] {
  return list.flatMap((one, index) => (index === at ? [one, structuredClone(one)] : [one]));
}

export function withPartMoved(model: Model, from: number, to: number): Model {
  return { ...model, parts: moved(model.parts, from, to) };
}

export function withValues(model: Model, values: readonly PaperValue[]): Model {
  const { values: _, ...rest } = model;
  return values.length > 0 ? { ...rest, values: [...values] } : rest;
}

/** Conditions, or their absence where there is none. */
export function hangingOn<T extends Pick<PaperPart, 'when' | 'unless'>>(
  piece: T,
  field: 'when' | 'unless',
  conditions: NonNullable<PaperPart['when']>,
): T {
  const { [field]: _, ...rest } = piece;
  return (conditions.length > 0 ? { ...rest, [field]: conditions } : rest) as T;
}

/** How a part begins, in the language on the screen or, where it has none, in the other. */
export function beginningOf({ body }: PaperPart, language: Language): string {
  const [own, other] = language === 'zh' ? [body.zh, body.en] : [body.en, body.zh];
  const text = plainText(own).trim() || plainText(other).trim();
  return text.replace(/\s+/gu, ' ').slice(0, 140);
}

/** The merge fields of a model that a run does not fill, and whose value it may therefore give; each with what it is called. */
export function fieldsIn({ parts, values = [] }: Model, language: Language): ReadonlyMap<string, string> {
  const fields = new Map(values.map(({ key }) => [key, key]));
  const collect = ({ type, attrs, content = [] }: RichNode): void => {
    const key = String(attrs?.key ?? '');
    if (type === 'mergeField' && key !== '' && runFieldLabel(key) === null)
      fields.set(key, String(attrs?.label || key));
    for (const child of content) collect(child);
  };
  // The language on the screen has the last word on what a field is called.
  const languages = language === 'zh' ? (['en', 'zh'] as const) : (['zh', 'en'] as const);
  for (const one of languages) for (const { body } of parts) collect(body[one]);
  return fields;
}
