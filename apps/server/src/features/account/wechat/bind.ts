import { recordAudit } from '../../../audit.ts';
import { isUniqueViolation } from '../../../db/errors.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { refuse } from '../../../http/errors.ts';
import * as repository from './repository.ts';

/** Uses a ticket up, and binds its WeChat identity to the account. */
export async function bindTicket(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction,
  about: {
    readonly user: { readonly id: number; readonly account: string };
    readonly ticketHash: string;
    readonly address: string;
  },
): Promise<void> {
  const { user, ticketHash, address } = about;
  const now = new Date(clock());
  const identity = (await repository.takeTicket(tx, ticketHash, now)) ?? refuseTicket();
  await repository.bind(tx, user.id, identity, now);
  await recordAudit(tx, { action: 'wechat_bound', actorId: user.id, target: user.account, address });
}

export function refuseTicket(): never {
  return refuse('changed_meanwhile', { ticket: 'over' });
}

/** The unique keys decide between two that bind the same at once. */
export async function orBound<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'wechat_bindings_user')) refuse('changed_meanwhile', { account: 'bound' });
    if (isUniqueViolation(error, 'wechat_bindings_pkey')) refuse('changed_meanwhile', { wechat: 'bound' });
    throw error;
  }
}
