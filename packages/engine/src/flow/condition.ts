import type { VoteOutcome } from './vote-outcome.ts';

/** What must be true before an option may be taken. Each is a fact of the run as it stands, not of how it came about. */
interface Facts {
  /** A document drafted from this template is in a section's file. */
  readonly handed_in: { readonly template_id: string };
  /** All these roles have signed the newest version of one document of this template. */
  readonly signed_by: { readonly template_id: string; readonly role_ids: readonly string[] };
  /** One of these roles has refused to sign the newest version of a document of this template. */
  readonly refused_by: { readonly template_id: string; readonly role_ids: readonly string[] };
  readonly voted: { readonly node_id: string; readonly outcome: VoteOutcome };
  /** The court record of the latest visit is closed, and each of its signers has signed it or refused to. */
  readonly record_signed: { readonly node_id: string };
  /** The role has spoken to the room in the latest visit. */
  readonly has_spoken: { readonly node_id: string; readonly role_id: string };
  /** An exhibit, or a document of the template of this id, was on the common screen in the latest visit. */
  readonly was_shown: { readonly node_id: string; readonly item_id: string };
  /** The section has been opened so often on this path, the visit under way included; at least once where no number is given. */
  readonly visited: {
    readonly node_id: string;
    readonly at_least?: number | undefined;
    readonly at_most?: number | undefined;
  };
}

export const CONDITION_TYPES = [
  'handed_in',
  'signed_by',
  'refused_by',
  'voted',
  'record_signed',
  'has_spoken',
  'was_shown',
  'visited',
] as const satisfies readonly (keyof Facts)[];
export type ConditionType = keyof Facts;

export type ConditionOf<T extends ConditionType> = { [K in T]: { readonly type: K } & Facts[K] }[T];
export type Condition = ConditionOf<ConditionType>;

/** Pure: how often a section must have been visited: without any number, once. */
export function leastVisits({ at_least, at_most }: Pick<Facts['visited'], 'at_least' | 'at_most'>): number {
  return at_least ?? (at_most === undefined ? 1 : 0);
}

/** An option that the law allows and that costs something later. */
export interface Cost {
  /** The section in which the consequence is told, when it is opened next. */
  readonly strikes_at: string;
}
