import type { deliveryList, deliveryResend, OutputOf, ParsedInputOf } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { rowById } from '../../integrations/repository.ts';
import * as reads from './reads-repository.ts';
import * as repository from './repository.ts';

export { type Carrier, type DeliveryRow, type Draft, Outbox, type Sent, startOutbox } from './outbox.ts';
export { type Figures, figures } from './reads-repository.ts';
export { newestMarks, put, resend } from './repository.ts';
export { lookForStuck, startOutboxWatch } from './watch.ts';

export async function listDeliveries(
  { database }: Deps,
  { page, size, ...filter }: ParsedInputOf<typeof deliveryList>,
): Promise<OutputOf<typeof deliveryList>> {
  const [{ rows, total }, figures] = await Promise.all([
    reads.list(database, filter, { offset: (page - 1) * size, limit: size }),
    reads.figures(database),
  ]);
  const counted = figures.filter(
    ({ integration_id }) => !filter.integration_id || integration_id === filter.integration_id,
  );
  const of = (state: string) => counted.reduce((sum, one) => sum + (one.state === state ? one.count : 0), 0);
  const oldest = counted.flatMap(({ state, oldest }) =>
    state === 'waiting' && oldest ? [oldest.getTime()] : [],
  );
  return {
    page,
    size,
    total,
    list: rows.map(({ delivery: row, kind, name, person, account }) => ({
      id: row.id,
      integration: { id: row.integration_id, kind, name },
      topic: row.topic,
      state: row.state,
      person: person === null ? '' : `${person} (${account})`,
      eid: row.experiment_id,
      tries: row.tries,
      reason: row.reason,
      created_at: row.created_at.getTime(),
      next_at: row.state === 'waiting' ? row.next_at.getTime() : null,
      delivered_at: row.delivered_at?.getTime() ?? null,
    })),
    figures: {
      waiting: of('waiting'),
      delivered: of('delivered'),
      given_up: of('given_up'),
      oldest_at: oldest.length > 0 ? Math.min(...oldest) : null,
    },
  };
}

export async function resendDeliveries(
  { database, clock }: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
  { ids, integration_id }: ParsedInputOf<typeof deliveryResend>,
): Promise<OutputOf<typeof deliveryResend>> {
  if (ids === undefined && integration_id === undefined) refuse('bad_parameter', { ids: 'missing' });
  if (integration_id !== undefined && !(await rowById(database, integration_id))) refuse('not_found');
  return inTransaction(database, async (tx) => {
    const count = await repository.resend(tx, { ids, integrationId: integration_id }, new Date(clock()));
    if (count > 0)
      await recordAudit(tx, {
        action: 'delivery_resent',
        actorId: caller.id,
        target: integration_id === undefined ? 'outbox' : `integration ${integration_id}`,
        detail: String(count),
        address,
      });
    return { count };
  });
}
