import type { FlowView } from '@lets/contract';
import {
  type AbilityName,
  abilitiesOf,
  type Ability as Judged,
  type RefusalReason,
  type RunState,
} from '@lets/engine';

export type { AbilityName } from '@lets/engine';

/** An act my role never has here is hidden; one it has but not now is disabled, with why. */
export type Ability<R = string> =
  | { readonly is: 'hidden' }
  | { readonly is: 'disabled'; readonly reason: R }
  | { readonly is: 'allowed' };

/** The engine's reason, or one that says more where the room knows more. A key of `room:reason`. */
type AbilityReason =
  | RefusalReason
  | 'outside'
  | 'needs_floor'
  | 'nothing_to_do'
  | 'nothing_to_sign'
  | 'nothing_to_submit';

export type AbilityTable = Readonly<Record<AbilityName, Ability<AbilityReason>>>;

const HIDDEN: Ability<never> = { is: 'hidden' };
const ALLOWED: Ability<never> = { is: 'allowed' };

/** What a person may do in a section in the name of a role, by the rules that the server judges with. Pure. */
export function readAbilities(
  flow: FlowView,
  state: RunState,
  who: { userId: number; isStaff: boolean },
  roleId: string | null,
  nodeId: string,
): AbilityTable {
  const judged = abilitiesOf(flow, state, who.userId, roleId, nodeId, who.isStaff);
  const isOutside = roleId !== null && state.sections[nodeId]?.inside.includes(roleId) === false;
  const entries = Object.entries(judged).map(([name, ability]) => [
    name,
    explain(name as AbilityName, ability, isOutside),
  ]);
  return Object.fromEntries(entries) as AbilityTable;
}

function explain(name: AbilityName, judged: Judged, isOutside: boolean): Ability<AbilityReason> {
  if (judged === 'hidden') return HIDDEN;
  if (judged === 'yes') return ALLOWED;
  return { is: 'disabled', reason: sayMore(name, judged.no, isOutside) };
}

const NOTHING: { readonly [name in AbilityName]?: AbilityReason } = {
  request_signature: 'nothing_to_sign',
  submit: 'nothing_to_submit',
  request_submission: 'nothing_to_submit',
};

function sayMore(name: AbilityName, reason: RefusalReason, isOutside: boolean): AbilityReason {
  if (reason === 'no_such_thing' || reason === 'bad_parameter') return NOTHING[name] ?? 'nothing_to_do';
  if (reason !== 'not_authorised_here') return reason;
  if (isOutside) return 'outside';
  return name === 'speak' ? 'needs_floor' : reason;
}
