import { IDENTITY } from '@lets/contract';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Caller } from '../../http/caller.ts';

/** Keeps what staff do to a team in the audit log; what students do in their own is their own affair. */
export async function auditStaff(
  tx: Transaction,
  caller: Caller,
  action: Extract<AuditEntry['action'], `team_${string}`>,
  { name }: { readonly name: string },
): Promise<void> {
  if (caller.identity !== IDENTITY.student)
    await recordAudit(tx, { action, actorId: caller.id, target: name });
}
