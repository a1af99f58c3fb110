import {
  projectCopy,
  projectCreate,
  projectDelete,
  projectDisclosureApply,
  projectDisclosureReview,
  projectDocsDelete,
  projectDocsSave,
  projectDocsTemplate,
  projectExport,
  projectImport,
  projectManageDetail,
  projectManageList,
  projectPreview,
  projectReach,
  projectRoleSave,
  projectSave,
  projectSkipSave,
  projectState,
} from '@lets/contract';
import { refuse } from '../../../http/errors.ts';
import type { FeatureRoutes } from '../../../http/routes.ts';
import { applyForDisclosure, reviewDisclosure } from './disclosure.ts';
import * as edits from './edits.ts';
import { exportProject, importProject } from './exchange.ts';
import { createFromPattern } from './from-pattern.ts';
import * as service from './service.ts';

export const projectAuthoringRoutes: FeatureRoutes = (on, deps) => {
  on(projectManageList, (input, { caller }) => service.listManaged(deps, caller, input));

  on(projectManageDetail, ({ project_id }, { caller }) => service.readManaged(deps, caller, project_id));

  on(projectCreate, ({ flow_id, pattern, ...input }, { caller }) => {
    if (pattern !== undefined) return createFromPattern(deps, caller, { ...input, pattern });
    return service.createProject(deps, caller, { ...input, flow_id: flow_id ?? refuse('not_found') });
  });

  on(projectSave, (input, { caller }) => service.saveInfo(deps, caller, input));

  on(projectDelete, async ({ ids }, { caller }) => {
    await service.deleteProjects(deps, caller, ids);
    return {};
  });

  on(projectCopy, (input, { caller }) => service.copyProject(deps, caller, input));

  on(projectState, (input, { caller }) => service.setState(deps, caller, input));

  on(projectDocsSave, (input, { caller }) =>
    service.changeBody(deps, caller, input, (body, { flow }) =>
      edits.applyDocument(body, flow, input.document),
    ),
  );

  on(projectDocsDelete, (input, { caller }) =>
    service.changeBody(deps, caller, input, (body) => ({
      ...body,
      documents: body.documents.filter(({ id }) => id !== input.doc_id),
    })),
  );

  on(projectDocsTemplate, (input, { caller }) =>
    service.changeBody(deps, caller, input, (body, { flow }) => edits.applyTemplate(body, flow, input)),
  );

  on(projectRoleSave, (input, { caller }) =>
    service.changeBody(deps, caller, input, (body, { flow }) => edits.applyRoles(body, flow, input.roles)),
  );

  on(projectSkipSave, (input, { caller }) =>
    service.changeBody(deps, caller, input, (body, { flow }) => edits.applyJumps(body, flow, input.jumps)),
  );

  on(projectPreview, (input, { caller }) => service.previewProject(deps, caller, input));

  on(projectReach, ({ project_id }, { caller, lang }) =>
    service.readReach(deps, caller, { projectId: project_id, lang }),
  );

  on(projectExport, ({ project_id }, { caller }) => exportProject(deps, caller, project_id));

  on(projectImport, (input, { caller, file }) => importProject(deps, caller, input, file));

  on(projectDisclosureApply, (input, { caller }) => applyForDisclosure(deps, caller, input));

  on(projectDisclosureReview, (input, { caller }) => reviewDisclosure(deps, caller, input));
};
