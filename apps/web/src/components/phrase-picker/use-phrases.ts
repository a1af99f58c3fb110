import {
  PHRASE_SUGGESTIONS,
  type PhraseKind,
  type PhraseSuggestion,
  phraseHide,
  phraseList,
  phraseOrder,
  phraseRemove,
  phraseSave,
} from '@lets/contract';
import { useTranslation } from '../../i18n/texts.ts';
import { useAct, useCall } from '../../lib/query.ts';

export interface Suggestion {
  readonly key: PhraseSuggestion;
  readonly text: string;
}

/** What we suggest, in the language on the screen. */
function useSuggestions(kind: PhraseKind): readonly Suggestion[] {
  const { t } = useTranslation('phrases');
  if (kind === 'comment')
    return PHRASE_SUGGESTIONS.comment.map((key) => ({ key, text: t(`suggestion.comment.${key}`) }));
  return PHRASE_SUGGESTIONS.guidance.map((key) => ({ key, text: t(`suggestion.guidance.${key}`) }));
}

/** The bank of one kind: the person's own phrases, and what we suggest beside them. */
export function usePhrases(kind: PhraseKind) {
  const read = useCall(phraseList, { kind });
  const all = useSuggestions(kind);
  const own = read.data?.list ?? [];
  const texts = new Set(own.map(({ text }) => text));
  const isHidden = ({ key }: Suggestion) => read.data?.hidden.includes(key) ?? true;
  const left = all.filter(({ text }) => !texts.has(text));
  return {
    read,
    own,
    suggested: left.filter((one) => !isHidden(one)),
    hidden: read.data ? left.filter(isHidden) : [],
  };
}

export type Phrases = ReturnType<typeof usePhrases>;

/** What a person does with their bank. */
export function usePhraseActs() {
  const invalidates = [phraseList];
  return {
    save: useAct(phraseSave, { invalidates }),
    remove: useAct(phraseRemove, { invalidates }),
    order: useAct(phraseOrder, { invalidates }),
    hide: useAct(phraseHide, { invalidates }),
  };
}

/** Pure: whether a text has these words, whatever their case. */
export function hasWords(text: string, search: string): boolean {
  return text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
}
