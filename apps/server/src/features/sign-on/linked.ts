import { recordAudit } from '../../audit.ts';
import type { Transaction } from '../../db/transaction.ts';
import * as repository from './arrival-repository.ts';

interface Linking {
  readonly user: { readonly id: number; readonly account: string };
  readonly identity: { readonly issuer: string; readonly subject: string; readonly label: string };
  readonly at: Date;
  readonly address: string;
  /** The account was made for it. */
  readonly isNew?: boolean;
}

/** Links an identity to an account, and tells the audit log; false when it is linked already. */
export async function linkIdentity(
  tx: Transaction,
  { user, identity: { issuer, subject, label }, at, address, isNew = false }: Linking,
): Promise<boolean> {
  if (!(await repository.link(tx, { issuer, subject, label, user_id: user.id, at }))) return false;
  await recordAudit(tx, {
    action: 'identity_linked',
    actorId: user.id,
    target: user.account,
    detail: `${issuer} ${subject}${isNew ? ' (new account)' : ''}`,
    address,
  });
  return true;
}
