import {
  type ManagedProject,
  type ProjectInfo,
  type ProjectSaved,
  projectDocsDelete,
  projectDocsSave,
  projectDocsTemplate,
  projectRoleSave,
  projectSave,
  projectSkipSave,
} from '@lets/contract';
import { isSame } from '../../../domain/flow/draft/patch.ts';
import { call } from '../../../lib/api-client.ts';

/** What is saved of a case at a time. Ids hold no blanks. */
export type CasePart = 'info' | 'roles' | 'jumps' | `doc ${string}` | `template ${string} ${string}`;

export interface Place {
  readonly project_id: number;
  readonly revision: number;
}

const IN_PLACE = { shown: 'in-place' } as const;

export function isCasePart(part: string): part is CasePart {
  return /^(info|roles|jumps|doc \S+|template \S+ \S+)$/.test(part);
}

/** Pure: what the page "info" sends. */
export function infoOf(project: ManagedProject): ProjectInfo {
  const { body, course, experiment_type, opens_at, closes_at, students, classes } = project;
  const { roles: _, documents: __, jumps: ___, templates: ____, ...texts } = body;
  return {
    ...texts,
    experiment_type,
    course_id: course?.id ?? null,
    opens_at,
    closes_at,
    student_ids: students.map(({ id }) => id),
    class_ids: classes.map(({ id }) => id),
  };
}

function documentOf({ body }: ManagedProject, id: string) {
  return body.documents.find((one) => one.id === id);
}

function templateOf({ body }: ManagedProject, nodeId: string, templateId: string) {
  return body.templates?.find((one) => one.node_id === nodeId && one.template_id === templateId);
}

export function savePart(part: CasePart, project: ManagedProject, place: Place): Promise<ProjectSaved> {
  const { body } = project;
  const [kind, first = '', second = ''] = part.split(' ');
  if (kind === 'info') return call(projectSave, { ...place, info: infoOf(project) }, IN_PLACE);
  if (kind === 'roles') return call(projectRoleSave, { ...place, roles: body.roles }, IN_PLACE);
  if (kind === 'jumps') return call(projectSkipSave, { ...place, jumps: body.jumps }, IN_PLACE);
  if (kind === 'doc') {
    const document = documentOf(project, first);
    return document
      ? call(projectDocsSave, { ...place, document }, IN_PLACE)
      : call(projectDocsDelete, { ...place, doc_id: first }, IN_PLACE);
  }
  const own = templateOf(project, first, second);
  return call(
    projectDocsTemplate,
    { ...place, node_id: first, template_id: second, body: own?.body ?? null },
    IN_PLACE,
  );
}

/** Pure: whether the part is the same in both. */
export function isSamePart(part: CasePart, a: ManagedProject, b: ManagedProject): boolean {
  const [kind, first = '', second = ''] = part.split(' ');
  if (kind === 'info') return isSame(infoOf(a), infoOf(b));
  if (kind === 'roles') return isSame(a.body.roles, b.body.roles);
  if (kind === 'jumps') return isSame(a.body.jumps, b.body.jumps);
  if (kind === 'doc') return isSame(documentOf(a, first), documentOf(b, first));
  return isSame(templateOf(a, first, second), templateOf(b, first, second));
}
