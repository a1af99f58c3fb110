import { APPROVAL_KINDS, type ApprovalKind, IDENTITY } from '@lets/contract';
import type { Caller } from '../../http/caller.ts';
import { administers } from '../../http/gate.ts';

/** What decides whether a person may approve something. */
export type Approver = Pick<Caller, 'identity' | 'modules'>;

/** Who may approve each kind, beside not being the person who asked for it. */
const APPROVERS: Readonly<Record<ApprovalKind, (person: Approver) => boolean>> = {
  delete_people: (person) => administers(person, 'user'),
  shorten_log: (person) => administers(person, 'log'),
};

/** Pure: whether a person may approve or refuse what somebody else asked for. */
export function mayApprove(kind: ApprovalKind, person: Approver): boolean {
  return APPROVERS[kind](person);
}

/** Pure: what of it is a person's to approve. */
export function approvableBy(person: Approver): ApprovalKind[] {
  return APPROVAL_KINDS.filter((kind) => mayApprove(kind, person));
}

/** Among whom approvers are looked for. */
export const ADMINISTRATORS = [IDENTITY.admin, IDENTITY.super_admin] as const;
