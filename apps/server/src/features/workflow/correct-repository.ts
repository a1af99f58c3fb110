import type { FlowCorrection, OutputOf, workflowCorrections } from '@lets/contract';
import { and, asc, desc, eq, ne } from '../../db/drizzle.ts';
import { epochMs, jsonObject } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { experiments, flowCorrections, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

type Correction = OutputOf<typeof workflowCorrections>['list'][number];

/** Experiments that a flow is still to be played in, or played in now. */
export async function runsOnFlow({ db }: Reader, flowId: number): Promise<number[]> {
  const rows = await db
    .select({ id: experiments.id })
    .from(experiments)
    .where(and(eq(experiments.flow_id, flowId), ne(experiments.status, 'ended')))
    .orderBy(asc(experiments.id));
  return rows.map(({ id }) => id);
}

export interface NewCorrection {
  readonly flowId: number;
  readonly revision: number;
  readonly change: FlowCorrection;
  readonly before: FlowCorrection;
  readonly reason: string;
  readonly by: number;
  readonly running: number;
  readonly at: Date;
}

export async function addCorrection({ db }: Transaction, correction: NewCorrection): Promise<number> {
  const { flowId, revision, change, before, reason, by, running, at } = correction;
  const [row] = await db
    .insert(flowCorrections)
    .values({
      flow_id: flowId,
      revision,
      change,
      before,
      reason,
      corrected_by: by,
      running_count: running,
      created_at: at,
    })
    .returning({ id: flowCorrections.id });
  if (!row) throw new Error('the correction was not kept');
  return row.id;
}

/** The latest first. */
export function correctionsOf({ db }: Reader, flowId: number): Promise<Correction[]> {
  const { id, revision, change, before, reason, running_count, created_at } = flowCorrections;
  return db
    .select({
      id,
      revision,
      change,
      before,
      reason,
      running_count,
      corrected_by: jsonObject({ id: users.id, name: users.name, identity: users.identity }),
      corrected_at: epochMs(created_at),
    })
    .from(flowCorrections)
    .innerJoin(users, eq(users.id, flowCorrections.corrected_by))
    .where(eq(flowCorrections.flow_id, flowId))
    .orderBy(desc(id));
}
