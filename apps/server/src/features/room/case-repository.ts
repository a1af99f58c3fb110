import type {
  BilingualDocument,
  CaseDocument,
  CaseProject,
  Flow,
  MergeField,
  ReferenceRelease,
} from '@lets/contract';
import { jumpTaken, milestonesOf, type NoJump } from '@lets/engine';
import { eq, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { projects } from '../../db/schema/index.ts';
import type { CachedRun } from './act/run-cache.ts';

const { body } = projects;

export type RoleMap = CaseProject['jumps'][number]['roles'];

export interface JumpTarget {
  readonly id: number;
  readonly flow_id: number;
  readonly name_zh: string;
  readonly name_en: string;
  /** Role here → role there. */
  readonly roles: RoleMap;
}

/** A run at one of its jump sections. */
interface AtJump {
  readonly run: Pick<CachedRun, 'project_id' | 'state'>;
  readonly flow: Flow;
  readonly nodeId: string;
}

/** The case that a section jumps into after what was decided in the run, or why it jumps into none. */
export async function findJumpTarget(
  { db }: Reader,
  { run, flow, nodeId }: AtJump,
): Promise<JumpTarget | NoJump> {
  const [project] = await db
    .select({ jumps: sql<CaseProject['jumps']>`coalesce(${body} -> 'jumps', '[]')` })
    .from(projects)
    .where(eq(projects.id, run.project_id));
  const own = (project?.jumps ?? []).filter(({ node_id }) => node_id === nodeId);
  if (own.length === 0) return 'jump_not_configured';
  const jump = jumpTaken(own, nodeId, milestonesOf(flow, run.state));
  if (!jump) return 'jump_leads_nowhere';
  if (Object.keys(jump.roles).length === 0) return 'jump_not_configured';
  const { id, flow_id, name_zh, name_en } = projects;
  const [target] = await db
    .select({ id, flow_id, name_zh, name_en })
    .from(projects)
    .where(eq(projects.code, jump.project_code));
  return target ? { ...target, roles: jump.roles } : 'jump_not_configured';
}

/** A case's documents without their texts, which may be long and need not leave the database; null where there is no such case. */
export async function caseDocumentsOf({ db }: Reader, projectId: number) {
  const listed = sql<Omit<CaseDocument, 'body'>[]>`coalesce((select jsonb_agg(document - 'body')
    from jsonb_array_elements(${body} -> 'documents') as document), '[]')`;
  const [row] = await db
    .select({
      reference_release: sql<ReferenceRelease>`${body} ->> 'reference_release'`,
      documents: listed,
    })
    .from(projects)
    .where(eq(projects.id, projectId));
  return row ?? null;
}

/** What the case says in place of the workflow's words, if anything. */
export async function caseTemplate(
  { db }: Reader,
  projectId: number,
  nodeId: string,
  templateId: string,
): Promise<BilingualDocument | null> {
  const own = sql<BilingualDocument | null>`(select own -> 'body' from jsonb_array_elements(${body} -> 'templates') as own
    where own ->> 'node_id' = ${nodeId} and own ->> 'template_id' = ${templateId} limit 1)`;
  const [row] = await db.select({ own }).from(projects).where(eq(projects.id, projectId));
  return row?.own ?? null;
}

/** What merge fields are filled from. */
export async function mergeSourceOf({ db }: Reader, projectId: number) {
  const [row] = await db
    .select({
      fields: sql<MergeField[] | null>`${body} -> 'fields'`,
      roles: sql<CaseProject['roles'] | null>`${body} -> 'roles'`,
    })
    .from(projects)
    .where(eq(projects.id, projectId));
  return { fields: row?.fields ?? [], roles: row?.roles ?? [] };
}

export async function caseName({ db }: Reader, projectId: number) {
  const { name_zh: zh, name_en: en } = projects;
  const [name] = await db.select({ zh, en }).from(projects).where(eq(projects.id, projectId));
  return name ?? { zh: '', en: '' };
}
