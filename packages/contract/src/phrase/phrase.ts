import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Empty, Flag, Id, json, RequestId } from '../core/values.ts';

/** A teacher's own bank of texts that they say again and again: guidance to a team, comments on an evaluation. */

export const PHRASE_KINDS = ['guidance', 'comment'] as const;
export const PhraseKind = z.enum(PHRASE_KINDS);
export type PhraseKind = z.infer<typeof PhraseKind>;

/** What we suggest of each kind, by names; its words are the screen's, in its language. A teacher copies it into their bank, or hides it. */
export const PHRASE_SUGGESTIONS = {
  guidance: ['turn', 'guide', 'options', 'evidence'],
  comment: ['issues', 'evidence', 'reasoning', 'wording', 'together'],
} as const satisfies Record<PhraseKind, readonly string[]>;
export type PhraseSuggestion = (typeof PHRASE_SUGGESTIONS)[PhraseKind][number];

const ALL_SUGGESTIONS: readonly PhraseSuggestion[] = [
  ...new Set<PhraseSuggestion>(Object.values(PHRASE_SUGGESTIONS).flat()),
];

export const PhraseText = z.string().trim().min(1).max(LIMITS.phrase);

export const OwnPhrase = z.object({
  id: Id,
  text: z.string(),
  /** How often it was put into a text. */
  used: z.number().int(),
});
export type OwnPhrase = z.infer<typeof OwnPhrase>;

export const phraseList = declareCall({
  method: 'GET',
  path: '/phrase/list',
  summary: "The caller's own phrases of one kind in their order, and the suggestions that they have hidden.",
  who: 'staff',
  input: z.object({ kind: PhraseKind }),
  output: z.object({ list: z.array(OwnPhrase), hidden: z.array(z.enum(ALL_SUGGESTIONS)) }),
  codes: [],
});

export const phraseSave = declareCall({
  method: 'POST',
  path: '/phrase/save',
  summary:
    'Keeps a new phrase at the end of the bank, or changes the words of one. A new one that is there already is answered as it is.',
  who: 'staff',
  input: z.object({ kind: PhraseKind, id: Id.optional(), text: PhraseText, request_id: RequestId }),
  output: OwnPhrase,
  codes: ['not_found', 'too_many_phrases', 'phrase_exists'],
});

export const phraseRemove = declareCall({
  method: 'POST',
  path: '/phrase/remove',
  summary: 'Takes a phrase out of the bank, or for a day puts it back to where it was.',
  who: 'staff',
  input: z.object({ id: Id, removed: Flag }),
  output: Empty,
  codes: ['not_found', 'too_many_phrases'],
});

export const phraseOrder = declareCall({
  method: 'POST',
  path: '/phrase/order',
  summary: 'Puts the phrases of a kind into this order: all of them, each once.',
  who: 'staff',
  input: z.object({ kind: PhraseKind, ids: json(z.array(Id).max(LIMITS.phrases)) }),
  output: Empty,
  codes: ['changed_meanwhile'],
});

export const phraseUse = declareCall({
  method: 'POST',
  path: '/phrase/use',
  summary: 'Counts that a phrase was put into a text.',
  who: 'staff',
  input: z.object({ id: Id }),
  output: Empty,
  codes: ['not_found'],
});

export const phraseHide = declareCall({
  method: 'POST',
  path: '/phrase/hide',
  summary: 'Hides a suggestion from the caller, or shows it again.',
  who: 'staff',
  input: z.object({ kind: PhraseKind, suggestion: z.enum(ALL_SUGGESTIONS), hidden: Flag }),
  output: Empty,
  codes: [],
});
