import {
  setAction,
  setAnime,
  setAssign,
  setDoc,
  setNode,
  setRole,
  setSeat,
  workflowCheck,
  workflowCompare,
  workflowCopy,
  workflowCorrect,
  workflowCorrections,
  workflowCreate,
  workflowDelete,
  workflowDetail,
  workflowDocImport,
  workflowDryRun,
  workflowExhibits,
  workflowForms,
  workflowList,
  workflowPatterns,
  workflowPublish,
  workflowReach,
  workflowSave,
  workflowVersionDelete,
  workflowVersionNew,
  workflowXml,
  workflowXmlImport,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { importAuthored, listForms } from './authored-texts.ts';
import { correctWorkflow, listCorrections } from './correct.ts';
import { publish, saveDraft, saveStep } from './drafts.ts';
import { downloadXml, uploadXml } from './exchange.ts';
import { listPatterns } from './patterns.ts';
import * as service from './service.ts';
import * as setup from './setup.ts';

export const workflowRoutes: FeatureRoutes = (on, deps) => {
  on(workflowList, (input, { caller }) => service.listWorkflows(deps, caller, input));

  on(workflowDetail, ({ flow_id }, { caller }) => service.readWorkflow(deps, caller, flow_id));

  on(workflowCreate, (input, { caller }) => service.createWorkflow(deps, caller, input));

  on(workflowSave, (input, { caller }) => saveDraft(deps, caller, input));

  on(workflowDelete, async ({ ids }, { caller }) => {
    await service.deleteWorkflows(deps, caller, ids);
    return {};
  });

  on(workflowVersionDelete, async ({ flow_id }, { caller }) => {
    await service.deleteDraft(deps, caller, flow_id);
    return {};
  });

  on(workflowPublish, (input, { caller }) => publish(deps, caller, input));

  on(workflowCopy, (input, { caller }) => service.copyWorkflow(deps, caller, input));

  on(workflowVersionNew, ({ flow_id }, { caller }) => service.beginVersion(deps, caller, flow_id));

  on(workflowCheck, (input, { caller }) => service.checkWorkflow(deps, caller, input));

  on(workflowDryRun, (input, { caller }) => service.dryRunWorkflow(deps, caller, input));

  on(workflowXml, ({ flow_id }, { caller }) => downloadXml(deps, caller, flow_id));

  on(workflowXmlImport, (input, { caller, file }) => uploadXml(deps, caller, input, file));

  on(workflowCompare, (input, { caller }) => service.compareVersions(deps, caller, input));

  on(workflowCorrect, (input, { caller }) => correctWorkflow(deps, caller, input));

  on(workflowCorrections, ({ flow_id }, { caller }) => listCorrections(deps, caller, flow_id));

  on(workflowReach, ({ flow_id }, { caller }) => service.readReach(deps, caller, flow_id));

  on(workflowExhibits, ({ flow_id }, { caller }) => service.listExhibits(deps, caller, flow_id));

  on(workflowPatterns, (_, { caller }) => listPatterns(caller));

  on(workflowForms, (_, { caller }) => listForms(caller));

  on(workflowDocImport, (_, { caller, file }) => importAuthored(deps, caller, file));

  // The seven steps
  on(setNode, ({ data, ...of }, { caller }) =>
    saveStep(deps, caller, { ...of, step: 0 }, (flow) => setup.applyNode(flow, data)),
  );

  on(setDoc, ({ data, roles, ...of }, { caller }) =>
    saveStep(deps, caller, { ...of, step: 1 }, (flow) => setup.applyDoc(flow, data, roles)),
  );

  on(setRole, ({ data, ...of }, { caller }) =>
    saveStep(deps, caller, { ...of, step: 2 }, (flow) => setup.applyRole(flow, data)),
  );

  on(setAssign, ({ data, ...of }, { caller }) =>
    saveStep(deps, caller, { ...of, step: 3 }, (flow) => setup.applyAssign(flow, data)),
  );

  on(setAction, ({ data, ...of }, { caller }) =>
    saveStep(deps, caller, { ...of, step: 4 }, (flow) => setup.applyAction(flow, data)),
  );

  on(setAnime, ({ data, ...of }, { caller }) =>
    saveStep(deps, caller, { ...of, step: 5 }, (flow) => setup.applyAnime(flow, data)),
  );

  on(setSeat, ({ data, ...of }, { caller }) =>
    saveStep(deps, caller, { ...of, step: 6 }, (flow) => setup.applySeat(flow, data)),
  );
};
