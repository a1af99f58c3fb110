import type { ApprovalActs } from './features/approval/service.ts';
import { endDuties, setDuties } from './features/duty/service.ts';
import { eraseApproved } from './features/erasure/service.ts';
import { shortenLog } from './features/log/integrity.ts';
import { deletePeople } from './features/people/deletion.ts';

/**
 * What is done when a second administrator approves, by kind. A new kind is named in the contract (`APPROVAL_KINDS`), its approvers in
 * `features/approval/kinds.ts`, and its act here; the feature that asks calls `askApproval`.
 */
export const APPROVAL_ACTS: ApprovalActs = {
  delete_people: deletePeople,
  erase_person: eraseApproved,
  shorten_log: shortenLog,
  set_duties: setDuties,
  end_duties: endDuties,
};
