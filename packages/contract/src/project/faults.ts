import { z } from 'zod';
import { type Bilingual, FlowId } from '../core/values.ts';
import { inspectFlow, isPublishable } from '../workflow/check.ts';
import type { Flow } from '../workflow/flow.ts';
import type { CaseProject } from './case.ts';

/** What keeps a case from being opened to students, each with the page of its authoring where it is mended. */

export const PROJECT_PAGES = ['info', 'doc', 'role', 'skip'] as const;
export type ProjectPage = (typeof PROJECT_PAGES)[number];

export const PROJECT_FAULT_CODES = [
  'name_missing',
  'introduction_missing',
  'objectives_missing',
  'goals_missing',
  'team_size',
  'hours_reversed',
  'course_missing',
  'nobody_listed',
  'flow_unsound',
  'no_material',
  'jump_not_mapped',
] as const;

export const ProjectFault = z.object({
  page: z.enum(PROJECT_PAGES),
  code: z.enum(PROJECT_FAULT_CODES),
  node_id: FlowId.nullable(),
});
export type ProjectFault = z.infer<typeof ProjectFault>;

export interface JudgedProject {
  readonly body: CaseProject;
  readonly flow: Flow;
  readonly course_id: number | null;
  readonly opens_at: number | null;
  readonly closes_at: number | null;
  /** Students and classes that the mode "specified" names. */
  readonly listed_count: number;
}

/** Pure: what a case still lacks, page by page. */
export function projectFaults(project: JudgedProject): ProjectFault[] {
  const { body, flow } = project;
  return [
    ...infoFaults(project),
    ...(isPublishable(inspectFlow(flow)) ? [] : [of('info', 'flow_unsound')]),
    ...(body.documents.some(({ kind }) => kind !== 'reference') ? [] : [of('doc', 'no_material')]),
    ...unmappedJumps(body, flow).map((id) => of('skip', 'jump_not_mapped', id)),
  ];
}

function of(page: ProjectPage, code: ProjectFault['code'], nodeId: string | null = null): ProjectFault {
  return { page, code, node_id: nodeId };
}

function infoFaults(project: JudgedProject): ProjectFault[] {
  const { body, course_id, opens_at, closes_at, listed_count } = project;
  const isReversed = opens_at !== null && closes_at !== null && opens_at >= closes_at;
  const checks: readonly (readonly [boolean, ProjectFault['code']])[] = [
    [isWritten(body.name), 'name_missing'],
    [isWritten(body.introduction), 'introduction_missing'],
    [body.objectives.length > 0, 'objectives_missing'],
    [body.competency_goals.length > 0, 'goals_missing'],
    [!body.multi_user || body.team_min <= body.team_max, 'team_size'],
    [body.opening_mode === 'free' || !isReversed, 'hours_reversed'],
    [body.opening_mode !== 'limited' || course_id !== null, 'course_missing'],
    [body.opening_mode !== 'specified' || listed_count > 0, 'nobody_listed'],
  ];
  return checks.filter(([isGood]) => !isGood).map(([, code]) => of('info', code));
}

/** A jump is mapped when its target is named and every role that may come along becomes one there. */
function unmappedJumps(body: CaseProject, flow: Flow): string[] {
  return flow.nodes
    .filter(({ kind }) => kind === 'jump')
    .filter(({ id }) => {
      const jump = body.jumps.find(({ node_id }) => node_id === id);
      return !jump || Object.keys(jump.roles).length === 0;
    })
    .map(({ id }) => id);
}

function isWritten({ zh, en }: Bilingual): boolean {
  return zh.trim() !== '' && en.trim() !== '';
}

/** Pure: a case as it must stand on a flow: a role for every role there, and nothing that names what is not. */
export function alignProject(body: CaseProject, flow: Flow): CaseProject {
  const roleIds = new Set(flow.roles.map(({ id }) => id));
  const nodeIds = new Set(flow.nodes.map(({ id }) => id));
  const jumpIds = new Set(flow.nodes.filter(({ kind }) => kind === 'jump').map(({ id }) => id));
  const known = (ids: readonly string[]) => ids.filter((id) => roleIds.has(id));
  const documents = body.documents
    // A document kept for roles that are gone must not become one for everybody.
    .filter(({ role_ids }) => role_ids.length === 0 || known(role_ids).length > 0)
    .map((document) => ({
      ...document,
      role_ids: known(document.role_ids),
      node_id: document.node_id !== null && nodeIds.has(document.node_id) ? document.node_id : null,
    }));
  return {
    ...body,
    documents,
    roles: flow.roles.map(
      ({ id, character }) =>
        body.roles.find(({ role_id }) => role_id === id) ?? {
          role_id: id,
          character,
          name: { zh: '', en: '' },
          duty: { zh: '', en: '' },
          brief: { zh: '', en: '' },
        },
    ),
    jumps: body.jumps
      .filter(({ node_id }) => jumpIds.has(node_id))
      .map((jump) => ({
        ...jump,
        roles: Object.fromEntries(Object.entries(jump.roles).filter(([id]) => roleIds.has(id))),
      })),
    templates: (body.templates ?? []).filter(({ node_id, template_id }) =>
      flow.nodes.some(
        ({ id, templates }) => id === node_id && templates.some((one) => one.id === template_id),
      ),
    ),
  };
}
