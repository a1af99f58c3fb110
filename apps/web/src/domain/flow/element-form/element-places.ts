import {
  type BilingualDocument,
  elementStandings,
  LANGUAGES,
  type Language,
  type PaperElement,
  partNames,
  plainText,
  type RichNode,
} from '@lets/contract';

/** Where an element stands in the texts of a template in one language. */
export interface ElementPlace {
  readonly language: Language;
  /** How the place begins; null where one of the texts has none. */
  readonly words: string | null;
}

/** Pure: where an element stands, in each language in which the template is written; of several wordings, in all or nowhere. */
export function placesOf(element: PaperElement, wordings: readonly BilingualDocument[]): ElementPlace[] {
  return LANGUAGES.flatMap((language): ElementPlace[] => {
    const texts = wordings.map((wording) => wording[language]);
    if (texts.every((text) => plainText(text).trim() === '')) return [];
    // Of several names each must be there.
    const names = partNames(element.part, language).map((name) => ({
      ...NOTHING,
      part: { zh: name, en: name },
    }));
    const words = texts.flatMap((text) => [element, ...names].map((one) => wordsAt(one, text)));
    return [{ language, words: words.includes(null) ? null : (words[0] ?? null) }];
  });
}

const NOTHING = { zh: '', en: '' };

function wordsAt(element: PaperElement, text: RichNode): string | null {
  const [standing] = elementStandings([element], text, []);
  const block = standing?.path ? text.content?.[standing.path[0] ?? -1] : undefined;
  return block ? plainText(block).trim().split('\n').filter(Boolean).slice(0, 3).join(' / ') : null;
}

export const STANDS = ['words', 'named', 'self_check'] as const;
/** How the place of an element is known: by its own words, by a name, or not at all. */
export type Stands = (typeof STANDS)[number];

/** Pure: how the place of an element is known. */
export function standsOf({ part, self_check }: PaperElement): Stands {
  if (self_check) return 'self_check';
  return part ? 'named' : 'words';
}

/** Pure: the same element with its place known in another way. */
export function standing({ zh, en }: PaperElement, stands: Stands): PaperElement {
  if (stands === 'self_check') return { zh, en, self_check: true };
  return stands === 'named' ? { zh, en, part: { zh: '', en: '' } } : { zh, en };
}
