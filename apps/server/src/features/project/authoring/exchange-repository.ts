import { createHash } from 'node:crypto';
import type { Bilingual, ExperimentType, Flow } from '@lets/contract';
import { and, asc, eq, isNull } from '../../../db/drizzle.ts';
import { isAnyOf } from '../../../db/expressions.ts';
import type { Reader } from '../../../db/reader.ts';
import { files, flows, workflows } from '../../../db/schema/index.ts';
import type { Transaction } from '../../../db/transaction.ts';

export interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly sha256: string;
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export async function workflowName({ db }: Reader, flowId: number): Promise<Bilingual> {
  const [name] = await db
    .select({ zh: workflows.name_zh, en: workflows.name_en })
    .from(flows)
    .innerJoin(workflows, eq(workflows.id, flows.workflow_id))
    .where(eq(flows.id, flowId));
  if (!name) throw new Error(`there is no flow ${flowId}`);
  return name;
}

/** Files of no experiment: what was uploaded for flows and cases. */
export function filesById({ db }: Reader, ids: readonly string[]) {
  return db
    .select({ id: files.id, name: files.name, size: files.size })
    .from(files)
    .where(and(isAnyOf(files.id, ids), isNull(files.experiment_id)))
    .orderBy(asc(files.id));
}

export async function addFile(
  { db }: Transaction,
  file: KeptFile & { readonly owner_id: number },
): Promise<void> {
  await db.insert(files).values(file);
}

/** The step of a flow whose setup is complete. */
const LAST_STEP = 6;

/** A workflow with one published version: the version's id, or null when the code is taken. */
export async function addPublished(
  { db }: Transaction,
  made: {
    readonly code: string;
    readonly name: Bilingual;
    readonly experimentType: ExperimentType;
    readonly flow: Flow;
    readonly ownerId: number;
    readonly at: Date;
  },
): Promise<number | null> {
  const { code, name, experimentType, flow, ownerId, at } = made;
  const [workflow] = await db
    .insert(workflows)
    .values({
      code,
      name_zh: name.zh,
      name_en: name.en,
      experiment_type: experimentType,
      owner_id: ownerId,
    })
    .onConflictDoNothing({ target: workflows.code })
    .returning({ id: workflows.id });
  if (!workflow) return null;
  const [version] = await db
    .insert(flows)
    .values({
      workflow_id: workflow.id,
      version: 1,
      flow,
      step: LAST_STEP,
      saved_by: ownerId,
      published_at: at,
      updated_at: at,
    })
    .returning({ id: flows.id });
  return version?.id ?? null;
}
