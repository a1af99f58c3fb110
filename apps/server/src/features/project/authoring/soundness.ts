import { isPublishable } from '@lets/authoring';
import type { Flow, FlowCheck } from '@lets/contract';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { refuse } from '../../../http/errors.ts';
import { inspectInThread } from '../../workflow/service.ts';
import * as repository from './repository.ts';

export type Inspect = (flow: Flow) => Promise<FlowCheck>;

/** A flow, as it was when it was checked. */
interface Judged {
  readonly flow_id: number;
  readonly flow_revision: number;
}

/** Whether the flow that a case stands on may be played; throws when that is another one by now. */
export type SoundnessOf = (row: Judged) => boolean;

/** The flow was corrected, or the case moved to another one, while it was checked. */
class FlowMoved extends Error {}

const TRIES = 3;

/** Whether a flow may be played, found out beside the event loop. */
export async function isSound(flow: Flow, inspect: Inspect = inspectInThread): Promise<boolean> {
  return isPublishable(await inspect(flow));
}

/**
 * Changes a case for which its flow must be checked. That takes its time and is done before anything is locked; when the flow is another
 * one afterwards it is checked again.
 */
export async function withCheckedFlow<T>(
  { database }: Pick<Deps, 'database'>,
  of: { readonly flow_id: number } | { readonly project_id: number },
  inspect: Inspect,
  work: (tx: Transaction, soundnessOf: SoundnessOf) => Promise<T>,
): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = (await repository.flowToCheck(database, of)) ?? refuse('not_found');
    const sound = await isSound(seen.flow, inspect);
    const soundnessOf: SoundnessOf = (row) => {
      if (row.flow_id !== seen.flow_id || row.flow_revision !== seen.flow_revision) throw new FlowMoved();
      return sound;
    };
    try {
      return await inTransaction(database, (tx) => work(tx, soundnessOf));
    } catch (error) {
      if (!(error instanceof FlowMoved)) throw error;
    }
  }
  return refuse('changed_meanwhile');
}
