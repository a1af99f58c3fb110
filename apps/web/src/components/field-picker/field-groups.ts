import type { Bilingual, CaseFieldGroup } from '@lets/contract';

/** A field to choose: its key in texts and facts, its name, and what fills it where that is known. */
export interface FieldChoice {
  readonly key: string;
  readonly name: Bilingual;
  readonly value?: Bilingual;
}

/** `facts` the case has, `used` in texts already though not of the list, `run` what a run fills, and the groups of the list. */
export interface FieldGroup {
  readonly id: 'facts' | 'used' | 'run' | CaseFieldGroup;
  readonly choices: readonly FieldChoice[];
}

/** Pure: the groups with what answers to the words searched for, in either language; groups without are left out. */
export function foundIn(groups: readonly FieldGroup[], words: string): FieldGroup[] {
  const wanted = words.trim().toLowerCase();
  const fits = ({ name, value }: FieldChoice) =>
    [name.zh, name.en, value?.zh, value?.en].some((text) => text?.toLowerCase().includes(wanted));
  return groups
    .map(({ id, choices }) => ({ id, choices: wanted === '' ? choices : choices.filter(fits) }))
    .filter(({ choices }) => choices.length > 0);
}

/** Pure: whether a field is called so already, in either language. */
export function isNamed(groups: readonly FieldGroup[], words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return groups.some(({ choices }) =>
    choices.some(({ name }) => [name.zh, name.en].some((one) => one.toLowerCase() === wanted)),
  );
}
