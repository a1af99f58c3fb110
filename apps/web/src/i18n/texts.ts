import i18next, { type i18n } from 'i18next';
import { useTranslation as useLibraryTranslation } from 'react-i18next';
import type { Texts } from './namespaces.ts';

/*
 * Keys are checked by these few types instead of i18next's own resources in `CustomTypeOptions`, whose inference at every call makes the type
 * check take more than twice as long.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    parseInterpolation: false;
    strictInterpolationChecks: false;
  }
}

export type Namespace = keyof Texts;

/** `count_other` is also asked for as `count`. */
type WithStem<Key extends string> = Key extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Key | Stem : Key;

type KeysOf<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string ? WithStem<Key> : `${Key}.${KeysOf<Part[Key]>}`;
}[keyof Part & string];

type Keys = { [Ns in Namespace]: KeysOf<Texts[Ns]> };
type QualifiedKeys = { [Ns in Namespace]: `${Ns}:${Keys[Ns]}` };

/** What `t` may be asked for: a key of the first namespace, or `namespace:key` of any that are listed. */
export type TextKey<Ns extends Namespace | readonly Namespace[]> = Ns extends Namespace
  ? Keys[Ns]
  : Ns extends readonly [infer First extends Namespace, ...infer Others extends Namespace[]]
    ? Keys[First] | QualifiedKeys[First | Others[number]]
    : never;

/** What fills the holes of a text. */
export type Values = Readonly<Record<string, unknown>>;

interface Say<Key extends string> {
  // biome-ignore lint/style/useShorthandFunctionType: aliases are compared by namespace, and a `t` of more namespaces would not fit.
  (key: Key, values?: Values): string;
}

/** `t`, for a function that is handed one. */
export type Translate<Ns extends Namespace | readonly Namespace[]> = Say<TextKey<Ns>>;

/** The texts of a namespace, or of several, inside components: they draw themselves again when the language changes. */
export function useTranslation<const Ns extends Namespace | readonly Namespace[] = 'common'>(
  ns?: Ns,
): { readonly t: Translate<Ns>; readonly i18n: i18n } {
  const names: string | readonly string[] | undefined = ns;
  return useLibraryTranslation(names);
}

/** A text outside components, said once in the language of now. */
export function translate(key: QualifiedKeys[Namespace], values?: Values): string {
  const name: string = key;
  return i18next.t(name, values);
}
