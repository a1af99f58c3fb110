import type { Bilingual, ExperimentType, Flow, UserBrief } from '@lets/contract';
import { and, asc, eq, exists, isNull, notExists, or, sql } from '../../db/drizzle.ts';
import { inner, isAnyOf, jsonObject, scalar } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { experiments, flows, projects, users, workflows } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';
import { isOwnWorkflow } from '../../runs/rehearsal-filter.ts';

/** One version with its workflow. */
export interface VersionRow {
  readonly flow_id: number;
  readonly workflow_id: number;
  readonly version: number;
  readonly flow: Flow;
  readonly published_at: Date | null;
  readonly revision: number;
  readonly saved_by: UserBrief | null;
  readonly code: string;
  readonly name: Bilingual;
  readonly experiment_type: ExperimentType;
}

const savedBy = scalar(
  inner
    .select({ user: jsonObject({ id: users.id, name: users.name, identity: users.identity }) })
    .from(users)
    .where(eq(users.id, flows.saved_by)),
);

function selectVersion({ db }: Reader, flowId: number) {
  return db
    .select({
      flow_id: flows.id,
      workflow_id: flows.workflow_id,
      version: flows.version,
      flow: flows.flow,
      published_at: flows.published_at,
      revision: flows.revision,
      code: workflows.code,
      experiment_type: workflows.experiment_type,
      name: { zh: workflows.name_zh, en: workflows.name_en },
      saved_by: savedBy,
    })
    .from(flows)
    .innerJoin(workflows, eq(workflows.id, flows.workflow_id))
    .where(and(eq(flows.id, flowId), isOwnWorkflow));
}

export async function versionById(reader: Reader, flowId: number): Promise<VersionRow | null> {
  const [row] = await selectVersion(reader, flowId);
  return row ?? null;
}

/**
 * The same under its lock: others who save it wait. Experiments may be made of it meanwhile. Who saved it is looked up and not joined:
 * of a row that changed while this waited, a join would bring what fitted it before.
 */
export async function lockVersion(tx: Transaction, flowId: number): Promise<VersionRow | null> {
  const [row] = await selectVersion(tx, flowId).for('no key update', { of: flows });
  return row ?? null;
}

export interface NewWorkflow {
  readonly code: string;
  readonly name: Bilingual;
  readonly experimentType: ExperimentType;
  readonly ownerId: number;
}

/** Answers the new workflow's id, or null when the code is taken. */
export async function addWorkflow({ db }: Transaction, workflow: NewWorkflow): Promise<number | null> {
  const { code, name, experimentType, ownerId } = workflow;
  const [row] = await db
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
  return row?.id ?? null;
}

/** The first version of the workflow with this code. */
export async function firstVersion({ db }: Reader, code: string) {
  const [row] = await db
    .select({ workflow_id: workflows.id, flow_id: flows.id })
    .from(workflows)
    .innerJoin(flows, eq(flows.workflow_id, workflows.id))
    .where(eq(workflows.code, code))
    .orderBy(asc(flows.version))
    .limit(1);
  return row ?? null;
}

export interface NewDraft {
  readonly workflowId: number;
  readonly flow: Flow;
  readonly step: number;
  readonly savedBy: number;
  readonly at: Date;
}

/** The next version of a workflow, as a draft; the caller holds the workflow's row or has just made it. */
export async function addDraft(
  { db }: Transaction,
  draft: NewDraft,
): Promise<{ id: number; version: number }> {
  const { workflowId, flow, step, savedBy, at } = draft;
  const next = inner
    .select({ next: sql`1 + coalesce(max(${flows.version}), 0)` })
    .from(flows)
    .where(eq(flows.workflow_id, workflowId));
  const [row] = await db
    .insert(flows)
    .values({ workflow_id: workflowId, version: sql`${next}`, flow, step, saved_by: savedBy, updated_at: at })
    .returning({ id: flows.id, version: flows.version });
  if (!row) throw new Error('the draft was not kept');
  return row;
}

export interface Kept {
  readonly flowId: number;
  readonly flow: Flow;
  readonly step: number;
  readonly savedBy: number;
  readonly at: Date;
}

const NEXT_REVISION = sql`${flows.revision} + 1`;

/** Replaces a draft; the caller holds its lock. Answers the new revision. */
export async function keepDraft(
  { db }: Transaction,
  { flowId, flow, step, savedBy, at }: Kept,
): Promise<number> {
  const [row] = await db
    .update(flows)
    .set({ flow, step, saved_by: savedBy, updated_at: at, revision: NEXT_REVISION })
    .where(eq(flows.id, flowId))
    .returning({ revision: flows.revision });
  return row?.revision ?? 0;
}

export async function renameWorkflow(
  { db }: Transaction,
  workflowId: number,
  { name, experimentType }: { readonly name: Bilingual; readonly experimentType: ExperimentType },
): Promise<void> {
  await db
    .update(workflows)
    .set({ name_zh: name.zh, name_en: name.en, experiment_type: experimentType })
    .where(eq(workflows.id, workflowId));
}

/** Answers the new revision. */
export async function publishDraft({ db }: Transaction, flowId: number, at: Date): Promise<number> {
  const [row] = await db
    .update(flows)
    .set({ published_at: at, updated_at: at, revision: NEXT_REVISION })
    .where(eq(flows.id, flowId))
    .returning({ revision: flows.revision });
  return row?.revision ?? 0;
}

export interface Locked {
  readonly id: number;
  readonly code: string;
  readonly name: Bilingual;
}

/** Holds a workflow, so that it gets one new version at a time. */
export function lockWorkflows({ db }: Transaction, ids: readonly number[]): Promise<Locked[]> {
  return db
    .select({
      id: workflows.id,
      code: workflows.code,
      name: { zh: workflows.name_zh, en: workflows.name_en },
    })
    .from(workflows)
    .where(and(isAnyOf(workflows.id, ids), isOwnWorkflow))
    .orderBy(asc(workflows.id))
    .for('update');
}

export async function draftOf(
  { db }: Reader,
  workflowId: number,
): Promise<{ id: number; version: number } | null> {
  const [row] = await db
    .select({ id: flows.id, version: flows.version })
    .from(flows)
    .where(and(eq(flows.workflow_id, workflowId), isNull(flows.published_at)));
  return row ?? null;
}

/** Which of these workflows cases are played on; the person who would make one more waits for this transaction. */
export async function workflowsInUse({ db }: Transaction, ids: readonly number[]): Promise<number[]> {
  const areTheirs = isAnyOf(flows.workflow_id, ids);
  await db.select({ id: flows.id }).from(flows).where(areTheirs).orderBy(asc(flows.id)).for('update');
  const one = { one: sql`1` };
  const isUsed = or(
    exists(inner.select(one).from(projects).where(eq(projects.flow_id, flows.id))),
    exists(inner.select(one).from(experiments).where(eq(experiments.flow_id, flows.id))),
  );
  const rows = await db
    .selectDistinct({ id: flows.workflow_id })
    .from(flows)
    .where(and(areTheirs, isUsed))
    .orderBy(asc(flows.workflow_id));
  return rows.map(({ id }) => id);
}

export async function removeWorkflows({ db }: Transaction, ids: readonly number[]): Promise<void> {
  await db.delete(workflows).where(isAnyOf(workflows.id, ids));
}

/** Removes a draft; a workflow that is left without any version goes too. */
export async function removeDraft(
  { db }: Transaction,
  { flowId, workflowId }: { readonly flowId: number; readonly workflowId: number },
): Promise<void> {
  await db.delete(flows).where(and(eq(flows.id, flowId), isNull(flows.published_at)));
  const version = inner.select({ one: sql`1` }).from(flows).where(eq(flows.workflow_id, workflows.id));
  await db.delete(workflows).where(and(eq(workflows.id, workflowId), notExists(version)));
}
