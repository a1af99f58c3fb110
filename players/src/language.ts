import { type ExperimentDetail, isWeighty, LANGUAGES, type Language } from '@lets/contract';
import type { RunEvent } from './view.ts';

/** Letters of Chinese from which on a text is no English one with a name in it. */
const SOME_HAN = 4;

/** Pure: what a speech is in; undefined where it says too little to tell. */
export function languageOf(text: string): Language | undefined {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han >= SOME_HAN) return 'zh';
  return han === 0 && isWeighty(text) ? 'en' : undefined;
}

/** Pure: the language in which a case is written, the first of two. */
function firstLanguageOf({ project }: Pick<ExperimentDetail, 'project'>): Language {
  return LANGUAGES.find((lang) => project.name[lang].trim() !== '') ?? 'zh';
}

/**
 * Pure: what players speak and write among people: what these speak, each by their last words of weight, and by what was asked for as long
 * as they have said none; where they speak two languages, the case's first one.
 */
export function languageAmong(
  detail: Pick<ExperimentDetail, 'project'>,
  record: readonly RunEvent[],
  people: ReadonlySet<number>,
  asked: Language,
): Language {
  const spoken = new Map<number, Language>([...people].map((id) => [id, asked]));
  for (const { type, actor_id, data } of record) {
    if (type !== 'spoke' || actor_id === null || !people.has(actor_id)) continue;
    const lang = languageOf(data.text);
    if (lang) spoken.set(actor_id, lang);
  }
  const [only, ...others] = new Set(spoken.values());
  return others.length > 0 ? firstLanguageOf(detail) : (only ?? asked);
}
