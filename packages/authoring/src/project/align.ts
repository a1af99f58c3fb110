import type { CaseProject, Flow } from '@lets/contract';

/**
 * Pure: a case as it must stand on a flow: a role for every role there, and nothing that names what is not. Only a release rule and
 * what a jump waits for stay as they are: without the section that they name the document would be open from the beginning, and the jump would
 * always be taken. So the document stays closed, and the jump untaken, until their author mends it.
 */
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
