import type { Condition } from '../flow/condition.ts';

/** Why a command was refused: a value, never an exception. The contract maps each to its wire code. */
const REFUSALS = [
  'not_leader',
  'not_registered',
  'ended_cannot_enter',
  'ended_cannot_restart',
  'paused',
  'no_templates',
  'file_name_missing',
  'jump_not_configured',
  /** The section leads into cases, but into none after what was decided. */
  'jump_leads_nowhere',
  'not_authorised_here',
  'roles_not_all_assigned',
  'already_done',
  'not_current_section',
  'changed_meanwhile',
  'no_such_thing',
  'no_authority',
  'bad_parameter',
  /** A vote section moves on only when its vote has been ended. */
  'vote_not_ended',
  /** There is nothing to step back to. */
  'no_previous_section',
  /** The record is being checked: nobody speaks to the room until it is reopened. */
  'record_closed',
  /** The run or the role has reached its limit of documents. */
  'too_many_documents',
  /** The option has conditions that do not hold yet. */
  'conditions_unmet',
  /** The member holds a role that nobody may hold together with it. */
  'incompatible_roles',
  /** It is too late to undo it, or the role has acted since. */
  'hand_over_stands',
  /** The call for help has been answered already. */
  'help_answered',
  /** The call for help has been replaced by a newer one, or there never was one. */
  'help_gone',
] as const;
export type RefusalReason = (typeof REFUSALS)[number];

/** Why a jump section leads into no case. */
export type NoJump = Extract<RefusalReason, 'jump_not_configured' | 'jump_leads_nowhere'>;

export interface Refusal {
  readonly reason: RefusalReason;
  /** The command's field at fault, where one is. */
  readonly field?: string;
  /** What the option still asks for, in which visit of the section. */
  readonly unmet?: { readonly conditions: readonly Condition[]; readonly visit: number };
  /** The two roles that one person may not hold together. */
  readonly roles?: readonly [string, string];
}

export type Decision<E> =
  | { readonly ok: true; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal };
