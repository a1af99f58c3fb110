import {
  type OutputOf,
  type ParsedInputOf,
  type RunDelivery,
  type runDeliveries,
  type runDeliveryResend,
  ScoreStage,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { readRun } from '../../runs/access.ts';
import { throttle } from '../../throttle.ts';
import * as repository from './run-repository.ts';

/** What goes out about the members of a run, for its staff. */
export async function listOfRun(
  deps: Deps,
  caller: Caller,
  eid: number,
): Promise<OutputOf<typeof runDeliveries>> {
  await assertStaff(deps, caller, eid);
  return { list: (await repository.personalOf(deps.database, eid)).map(shown) };
}

function shown({ delivery, service, person }: repository.PersonalRow): RunDelivery {
  const { id, state, payload, tries, reason, next_at, delivered_at } = delivery;
  const stage = ScoreStage.safeParse(payload.stage);
  return {
    id,
    service,
    topic: delivery.topic as repository.PersonalTopic,
    person,
    state,
    stage: stage.success ? stage.data : null,
    score: typeof payload.score === 'number' ? payload.score : null,
    steps: Array.isArray(payload.steps) ? payload.steps.length : null,
    tries,
    reason,
    next_at: state === 'waiting' ? next_at.getTime() : null,
    delivered_at: delivered_at?.getTime() ?? null,
  };
}

export async function resendOfRun(
  deps: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
  { eid, ids }: ParsedInputOf<typeof runDeliveryResend>,
): Promise<OutputOf<typeof runDeliveryResend>> {
  await assertStaff(deps, caller, eid);
  await throttle(deps, `resend ${caller.id}`, SERVER_LIMITS.rates.resends);
  return inTransaction(deps.database, async (tx) => {
    const count = await repository.resendPersonal(tx, { eid, ids }, new Date(deps.clock()));
    if (count > 0)
      await recordAudit(tx, {
        action: 'delivery_resent',
        actorId: caller.id,
        target: `experiment ${eid}`,
        detail: String(count),
        address,
      });
    return { count };
  });
}

/** Not its members: a reason may name another of them. */
async function assertStaff(deps: Deps, caller: Caller, eid: number): Promise<void> {
  const { relation } = await readRun(deps, caller, eid);
  if (!relation.isStaff) refuse('no_authority');
}
