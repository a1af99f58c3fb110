import { IDENTITY, type OutputOf, type ParsedInputOf, type powerList, type powerSave } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { dutiesOf } from '../../http/duties.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import * as repository from './repository.ts';

export async function listPower(
  { database }: Deps,
  { page, size, q }: ParsedInputOf<typeof powerList>,
): Promise<OutputOf<typeof powerList>> {
  const slice = { offset: (page - 1) * size, limit: size };
  const filter = { identity: IDENTITY.admin, q };
  const found = await repository.listUsers(database, filter, { sort: 'account', order: 'asc' }, slice);
  return { ...found, page, size };
}

/** It holds from the admin's next call on: every request reads what they may do. */
export async function savePower(
  deps: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
  { user_id, modules }: ParsedInputOf<typeof powerSave>,
): Promise<OutputOf<typeof powerSave>> {
  const granted = [...new Set(modules)];
  await inTransaction(deps.database, async (tx) => {
    const [user] = await repository.lockUsers(tx, [user_id]);
    if (user?.identity !== IDENTITY.admin) refuse('not_found');
    if (caller.duty && dutiesOf(granted).length > 1) refuse('duties_mixed');
    await repository.setModules(tx, user_id, granted);
    await recordAudit(tx, {
      action: 'power_granted',
      actorId: caller.id,
      target: user.account,
      detail: granted.join(' ') || 'none',
      address,
    });
    tx.afterCommit(() => {
      deps.bus.endSessions([user_id]);
      deps.bus.nudge([user_id], 'account');
    });
  });
  return { modules: granted };
}
