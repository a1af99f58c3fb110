import type { CaseProject, Flow, ParsedInputOf, ProjectInfo, projectSkipSave } from '@lets/contract';
import { isReleasePoint } from '@lets/engine';

type Jumps = ParsedInputOf<typeof projectSkipSave>['jumps'];
type Document = CaseProject['documents'][number];

/** Pure: a case of which nothing is written yet. */
export function newProject(flow: Flow, given: Pick<CaseProject, 'name' | 'grade'>): CaseProject {
  const nothing = { zh: '', en: '' };
  const scene = flow.nodes.find((node) => node.scene !== null)?.scene;
  return {
    ...given,
    case_number: nothing,
    introduction: nothing,
    objectives: [],
    requirements: [],
    competency_goals: [],
    credit_hours: 2,
    minutes: Math.max(
      30,
      flow.nodes.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    ),
    multi_user: flow.roles.length > 1,
    team_min: Math.min(20, Math.max(1, Math.ceil(flow.roles.length / 2))),
    team_max: Math.min(20, Math.max(1, flow.roles.length)),
    reference_release: 'gradual',
    opening_mode: 'limited',
    allow_redo: true,
    cover: scene ?? 'courtroom',
    roles: [],
    documents: [],
    fields: [],
    jumps: [],
  };
}

/** Pure: what the page "info" says, put into the case; hours, course and whom it names stand in columns of their own. */
export function applyInfo(body: CaseProject, info: ProjectInfo): CaseProject {
  const { experiment_type: _, course_id: __, opens_at, closes_at, student_ids, class_ids, ...texts } = info;
  return { ...body, ...texts };
}

/** Pure: a document in its place; null when it names what the flow does not have. */
export function applyDocument(body: CaseProject, flow: Flow, document: Document): CaseProject | null {
  const isKnown =
    (document.node_id === null || flow.nodes.some(({ id }) => id === document.node_id)) &&
    document.role_ids.every((role) => flow.roles.some(({ id }) => id === role)) &&
    (document.release ?? []).every((point) => isReleasePoint(flow, point));
  if (!isKnown) return null;
  const isThere = body.documents.some(({ id }) => id === document.id);
  const documents = isThere
    ? body.documents.map((one) => (one.id === document.id ? document : one))
    : [...body.documents, document];
  return { ...body, documents };
}

/** Pure: the roles of the case; null unless every role of the flow is there, once. */
export function applyRoles(body: CaseProject, flow: Flow, roles: CaseProject['roles']): CaseProject | null {
  const given = new Map(roles.map((role) => [role.role_id, role]));
  if (given.size !== roles.length || given.size !== flow.roles.length) return null;
  const ordered = flow.roles.flatMap(({ id }) => given.get(id) ?? []);
  return ordered.length === flow.roles.length ? { ...body, roles: ordered } : null;
}

/** Pure: the jumps of the case; null when one starts from no jump section, or takes along who is not here. What one waits for is judged with the faults of the case. */
export function applyJumps(body: CaseProject, flow: Flow, jumps: Jumps): CaseProject | null {
  const sections = new Set(flow.nodes.filter(({ kind }) => kind === 'jump').map(({ id }) => id));
  const roles = new Set(flow.roles.map(({ id }) => id));
  const isGood = jumps.every(
    (jump) => sections.has(jump.node_id) && Object.keys(jump.roles).every((id) => roles.has(id)),
  );
  return isGood ? { ...body, jumps } : null;
}

/** Pure: a template's words in this case, or the workflow's own again. */
export function applyTemplate(
  body: CaseProject,
  flow: Flow,
  given: {
    node_id: string;
    template_id: string;
    body: { zh: Document['body']['zh']; en: Document['body']['en'] } | null;
  },
): CaseProject | null {
  const node = flow.nodes.find(({ id }) => id === given.node_id);
  if (!node?.templates.some(({ id }) => id === given.template_id)) return null;
  const others = (body.templates ?? []).filter(
    ({ node_id, template_id }) => node_id !== given.node_id || template_id !== given.template_id,
  );
  const { node_id, template_id } = given;
  return {
    ...body,
    templates: given.body ? [...others, { node_id, template_id, body: given.body }] : others,
  };
}
