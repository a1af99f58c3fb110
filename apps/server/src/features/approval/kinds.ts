import { APPROVAL_KINDS, type ApprovalKind, type HeldDuty, IDENTITY } from '@lets/contract';
import type { Caller } from '../../http/caller.ts';
import { administers } from '../../http/gate.ts';

/** What decides whether a person may approve something. */
export type Approver = Pick<Caller, 'identity' | 'modules' | 'duty'>;

interface Approvers {
  readonly together: (person: Approver) => boolean;
  /** Where duties are separated: super administrators with one of these. */
  readonly separated: readonly HeldDuty[];
}

/** Who may approve each kind, beside not being the person who asked for it. */
const APPROVERS: Readonly<Record<ApprovalKind, Approvers>> = {
  delete_people: { together: (person) => administers(person, 'user'), separated: ['system', 'audit'] },
  erase_person: { together: (person) => administers(person, 'user'), separated: ['system', 'audit'] },
  shorten_log: { together: (person) => administers(person, 'log'), separated: ['audit'] },
  set_duties: {
    together: ({ identity }) => identity === IDENTITY.super_admin,
    separated: ['system', 'audit'],
  },
  end_duties: { together: () => false, separated: ['system', 'security', 'audit'] },
};

/** Pure: whether a person may approve or refuse what somebody else asked for. */
export function mayApprove(kind: ApprovalKind, person: Approver, areSeparated: boolean): boolean {
  const { together, separated } = APPROVERS[kind];
  if (!areSeparated) return together(person);
  return Boolean(person.duty) && separated.some((duty) => duty === person.duty);
}

/** Pure: what of it is a person's to approve. */
export function approvableBy(person: Approver, areSeparated: boolean): ApprovalKind[] {
  return APPROVAL_KINDS.filter((kind) => mayApprove(kind, person, areSeparated));
}

/** Among whom approvers are looked for. */
export const ADMINISTRATORS = [IDENTITY.admin, IDENTITY.super_admin] as const;
