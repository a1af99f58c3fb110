import type { OutputOf, ParsedInputOf, xapiRunResend } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { integrationsOf } from '../../integrations/integrations.ts';
import * as repository from './repository.ts';

export { xapiCarrier } from './carrier.ts';
export { checkXapi } from './check.ts';

/** Has a run told again from its beginning to each record store that is on. What a store has already it keeps as it is. */
export async function resendRun(
  deps: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
  { eid }: ParsedInputOf<typeof xapiRunResend>,
): Promise<OutputOf<typeof xapiRunResend>> {
  if (!(await repository.isTellable(deps.database, eid))) refuse('not_found');
  const stores = await integrationsOf(deps, 'xapi');
  await inTransaction(deps.database, async (tx) => {
    for (const { id } of stores) await repository.forgetRun(tx, id, eid);
    if (stores.length > 0)
      await recordAudit(tx, {
        action: 'delivery_resent',
        actorId: caller.id,
        target: `experiment ${eid}`,
        detail: `xapi, ${stores.length}`,
        address,
      });
  });
  return { count: stores.length };
}
