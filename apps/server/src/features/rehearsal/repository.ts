import type { Bilingual, CaseProject, ExperimentType, Flow, Rehearsal, RichDocument } from '@lets/contract';
import { takeTurns } from '../../db/advisory-lock.ts';
import { and, eq, isNotNull, lt, sql } from '../../db/drizzle.ts';
import { isAnyOf } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import {
  documentVersions,
  experiments,
  flows,
  projects,
  signatures,
  workflows,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';
import { isOwnCase, isOwnWorkflow } from '../../runs/rehearsal-filter.ts';

/** What is rehearsed: one version of a flow, as it stands. */
export async function draftToRehearse({ db }: Reader, flowId: number) {
  const [row] = await db
    .select({
      flow: flows.flow,
      workflow_id: flows.workflow_id,
      name: { zh: workflows.name_zh, en: workflows.name_en },
      experiment_type: workflows.experiment_type,
    })
    .from(flows)
    .innerJoin(workflows, eq(workflows.id, flows.workflow_id))
    .where(and(eq(flows.id, flowId), isOwnWorkflow));
  return row ?? null;
}

/** The text of a case that is played on any version of a workflow. */
export async function caseToRehearse(
  { db }: Reader,
  projectId: number,
  workflowId: number,
): Promise<CaseProject | null> {
  const [row] = await db
    .select({ body: projects.body })
    .from(projects)
    .innerJoin(flows, eq(flows.id, projects.flow_id))
    .where(and(eq(projects.id, projectId), eq(flows.workflow_id, workflowId), isOwnCase));
  return row?.body ?? null;
}

export interface Copy {
  readonly code: string;
  readonly name: Bilingual;
  readonly experiment_type: ExperimentType;
  readonly flow: Flow;
  readonly body: CaseProject;
  readonly ownerId: number;
}

/** Copies of flow and case, which nobody finds but the run that is made on them. */
export async function addCopies(
  { db }: Transaction,
  { code, name, experiment_type, flow, body, ownerId }: Copy,
): Promise<{ project_id: number; flow_id: number }> {
  const named = { code, name_zh: name.zh, name_en: name.en, experiment_type, owner_id: ownerId };
  const [workflow] = await db.insert(workflows).values(named).returning({ id: workflows.id });
  if (!workflow) throw new Error('the copy of the workflow was not kept');
  const [version] = await db
    .insert(flows)
    .values({ workflow_id: workflow.id, version: 1, flow, published_at: sql`now()` })
    .returning({ id: flows.id });
  if (!version) throw new Error('the copy of the flow was not kept');
  const [project] = await db
    .insert(projects)
    .values({
      ...named,
      flow_id: version.id,
      grade: body.grade,
      opening_mode: 'specified',
      body,
      ready: false,
    })
    .returning({ id: projects.id });
  if (!project) throw new Error('the copy of the case was not kept');
  return { project_id: project.id, flow_id: version.id };
}

export interface Own {
  readonly eid: number;
  readonly project_id: number;
  readonly flow_id: number;
  readonly member_ids: readonly number[];
}

const OWN = {
  eid: experiments.id,
  project_id: experiments.project_id,
  flow_id: experiments.flow_id,
  member_ids: sql<readonly number[]>`${experiments.state} -> 'member_ids'`,
};

/** Holds an author's rehearsal. */
export async function lockOwn({ db }: Transaction, userId: number): Promise<Own | null> {
  const [row] = await db
    .select(OWN)
    .from(experiments)
    .where(and(eq(experiments.creator_id, userId), isNotNull(experiments.rehearsal)))
    .for('update');
  return row ?? null;
}

/** Holds the rehearsals that were begun before a time. */
export function lockBegunBefore({ db }: Transaction, before: Date): Promise<Own[]> {
  return db
    .select(OWN)
    .from(experiments)
    .where(and(isNotNull(experiments.rehearsal), lt(experiments.created_at, before)))
    .for('update', { skipLocked: true });
}

/** Removes the copies that rehearsals were played on, once these are gone. */
export async function removeCopies({ db }: Transaction, gone: readonly Own[]): Promise<void> {
  const flowIds = gone.map(({ flow_id }) => flow_id);
  await db.delete(projects).where(
    isAnyOf(
      projects.id,
      gone.map(({ project_id }) => project_id),
    ),
  );
  const removed = await db
    .delete(flows)
    .where(isAnyOf(flows.id, flowIds))
    .returning({ workflow_id: flows.workflow_id });
  await db.delete(workflows).where(
    isAnyOf(
      workflows.id,
      removed.map(({ workflow_id }) => workflow_id),
    ),
  );
}

/** An author's rehearsal, as its row tells it. */
export async function ownRehearsal({ db }: Reader, userId: number) {
  const [row] = await db
    .select({
      eid: experiments.id,
      name: experiments.name,
      name_en: experiments.name_en,
      status: experiments.status,
      created_at: experiments.created_at,
      rehearsal: sql<Rehearsal>`${experiments.rehearsal}`,
    })
    .from(experiments)
    .where(and(eq(experiments.creator_id, userId), isNotNull(experiments.rehearsal)));
  return row ?? null;
}

type Version = Omit<typeof documentVersions.$inferInsert, 'experiment_id' | 'content'> & {
  readonly content: RichDocument;
};

/** The versions of documents that were drafted before the section that a rehearsal begins in, and who signed them. */
export interface NewPapers {
  readonly versions: readonly Version[];
  readonly signatures: readonly Omit<typeof signatures.$inferInsert, 'experiment_id'>[];
}

export async function keepPapers({ db }: Transaction, eid: number, papers: NewPapers): Promise<void> {
  const ofRun = <T extends object>(one: T) => ({ ...one, experiment_id: eid });
  if (papers.versions.length > 0) await db.insert(documentVersions).values(papers.versions.map(ofRun));
  if (papers.signatures.length > 0) await db.insert(signatures).values(papers.signatures.map(ofRun));
}

/** Two that one author begins at once come after each other. */
export function takeTurn(tx: Transaction, userId: number): Promise<void> {
  return takeTurns(tx, `rehearsal:${userId}`);
}
