import {
  projectDetail,
  projectDocDetail,
  projectList,
  projectListed,
  projectTypeCounts,
} from '@lets/contract';
import { refuse } from '../../http/errors.ts';
import type { FeatureRoutes } from '../../http/routes.ts';
import { readRun } from '../../runs/access.ts';
import * as service from './service.ts';

export const projectRoutes: FeatureRoutes = (on, deps) => {
  on(projectList, (input, { caller, lang }) => service.listProjects(deps, caller, input, lang));

  on(projectTypeCounts, (input, { caller }) => service.countTypes(deps, caller, input));

  on(projectListed, ({ project_id }, { caller }) => service.listListed(deps, caller, project_id));

  on(projectDetail, ({ project_id }, { caller }) => service.readProject(deps, caller, project_id));

  on(projectDocDetail, async ({ project_id, doc_id, eid }, { caller }) => {
    if (!eid) return service.readCaseDocument(deps, caller, { project_id, doc_id, reading: null });
    const { run, relation, flow } = await readRun(deps, caller, eid);
    if (run.project_id !== project_id) refuse('not_found');
    const reading = service.readingInRun(run, flow, { userId: caller.id, isStaff: relation.isStaff });
    return service.readCaseDocument(deps, caller, { project_id, doc_id, reading });
  });
};
