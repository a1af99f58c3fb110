import { recordAudit } from '../../audit.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Caller } from '../../http/caller.ts';

/** What staff do to an experiment before it starts; from then on its own record tells, too. */
export async function auditStaff(
  tx: Transaction,
  caller: Caller,
  eid: number,
  did: 'prepared' | 'lead' | 'cast',
): Promise<void> {
  await recordAudit(tx, {
    action: 'intervention',
    actorId: caller.id,
    target: `experiment ${eid}`,
    detail: did,
  });
}
