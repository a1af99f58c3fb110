import { compareFlows, completeStep, newFlow, stepFaults } from '@lets/authoring';
import type {
  Flow,
  FlowCheck,
  OutputOf,
  ParsedInputOf,
  WorkflowDetail,
  workflowCheck,
  workflowCompare,
  workflowCopy,
  workflowCreate,
  workflowDryRun,
  workflowExhibits,
  workflowList,
  workflowReach,
  workflowVersionNew,
} from '@lets/contract';
import { named, recordAudit } from '../../audit.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { codeOf } from './code.ts';
import { exhibitsOf } from './exhibits-repository.ts';
import { inspectInThread, playInThread, wayInThread } from './flow-work.ts';
import * as lists from './list-repository.ts';
import { flowOfPattern } from './patterns.ts';
import { assertAuthor, assertReader } from './policy.ts';
import { casesOf } from './reach-repository.ts';
import * as repository from './repository.ts';

export { codeOf } from './code.ts';
export { flowOfPattern, patternOf } from './patterns.ts';
export { inspectInThread, wayInThread };

/** Every workflow that there is. */
export async function listWorkflows(
  { database }: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof workflowList>,
): Promise<OutputOf<typeof workflowList>> {
  assertReader(caller);
  const found = await lists.listWorkflows(database, input);
  return { ...found, page: input.page, size: input.size };
}

/** One version as it was drawn. */
export async function readWorkflow(
  { database }: Deps,
  caller: Caller,
  flowId: number,
): Promise<WorkflowDetail> {
  assertReader(caller);
  const [row, found] = await Promise.all([
    lists.workflowRow(database, flowId),
    repository.versionById(database, flowId),
  ]);
  if (!row || !found) refuse('not_found');
  const { flow, revision } = found;
  return {
    ...row,
    revision,
    editable: !row.published,
    flow,
    faults: [...stepFaults(flow)],
    versions: await lists.versionsOf(database, row.workflow_id),
  };
}

/** A flow of one version, for everybody who may read it. */
async function readFlowOf({ database }: Deps, caller: Caller, flowId: number): Promise<Flow> {
  assertReader(caller);
  const found = await repository.versionById(database, flowId);
  return (found ?? refuse('not_found')).flow;
}

/** What the cases of a version's workflow have to show. */
export async function listExhibits(
  { database }: Deps,
  caller: Caller,
  flowId: number,
): Promise<OutputOf<typeof workflowExhibits>> {
  assertReader(caller);
  const { workflow_id } = (await repository.versionById(database, flowId)) ?? refuse('not_found');
  return { list: await exhibitsOf(database, workflow_id) };
}

/** The cases for which a new version is made. */
export async function readReach(
  { database }: Deps,
  caller: Caller,
  flowId: number,
): Promise<OutputOf<typeof workflowReach>> {
  assertReader(caller);
  const { workflow_id } = (await repository.versionById(database, flowId)) ?? refuse('not_found');
  return casesOf(database, workflow_id);
}

/** A pattern's flow, or an empty canvas. */
export async function createWorkflow(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof workflowCreate>,
): Promise<OutputOf<typeof workflowCreate>> {
  assertAuthor(caller);
  const { name, experiment_type: experimentType, pattern, request_id: requestId } = input;
  const flow = pattern === undefined ? newFlow() : flowOfPattern(pattern);
  const made = { name, experimentType, flow, requestId };
  return inTransaction(deps.database, (tx) => addWorkflow(deps, tx, caller, made));
}

export interface Making extends Pick<repository.NewWorkflow, 'name' | 'experimentType'> {
  readonly flow: Flow;
  /** Wished for twice, it is made once. */
  readonly requestId?: string | undefined;
}

/** A new workflow with its first draft; the one there is already, where the same wish came before. */
export async function addWorkflow(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  { name, experimentType, flow, requestId }: Making,
): Promise<{ workflow_id: number; flow_id: number }> {
  const code = codeOf('w', caller, requestId);
  const workflowId = await repository.addWorkflow(tx, { code, name, experimentType, ownerId: caller.id });
  if (workflowId === null) return (await repository.firstVersion(tx, code)) ?? refuse('not_found');
  const target = `workflow ${named({ code, name })}`;
  await recordAudit(tx, { action: 'workflow_saved', actorId: caller.id, target });
  const draft = await repository.addDraft(tx, draftOf(deps, caller, workflowId, flow));
  return { workflow_id: workflowId, flow_id: draft.id };
}

/** A version begun anew under another name. */
export async function copyWorkflow(
  deps: Deps,
  caller: Caller,
  { flow_id, name, request_id: requestId }: ParsedInputOf<typeof workflowCopy>,
): Promise<OutputOf<typeof workflowCopy>> {
  assertAuthor(caller);
  return inTransaction(deps.database, async (tx) => {
    const from = (await repository.versionById(tx, flow_id)) ?? refuse('not_found');
    const made = { name, experimentType: from.experiment_type, flow: from.flow, requestId };
    return addWorkflow(deps, tx, caller, made);
  });
}

/** The draft of a workflow, made of this version when there is none. */
export async function beginVersion(
  deps: Deps,
  caller: Caller,
  flowId: number,
): Promise<OutputOf<typeof workflowVersionNew>> {
  assertAuthor(caller);
  return inTransaction(deps.database, async (tx) => {
    const from = (await repository.versionById(tx, flowId)) ?? refuse('not_found');
    await repository.lockWorkflows(tx, [from.workflow_id]);
    const before = await repository.draftOf(tx, from.workflow_id);
    if (before) return { flow_id: before.id, version: before.version };
    const draft = await repository.addDraft(tx, draftOf(deps, caller, from.workflow_id, from.flow));
    const target = `workflow ${named(from)} v${draft.version}`;
    await recordAudit(tx, { action: 'workflow_saved', actorId: caller.id, target });
    return { flow_id: draft.id, version: draft.version };
  });
}

function draftOf(deps: Deps, caller: Caller, workflowId: number, flow: Flow): repository.NewDraft {
  const at = new Date(deps.clock());
  return { workflowId, flow, step: completeStep(flow), savedBy: caller.id, at };
}

/** Deletes workflows whole, all of them or none. */
export async function deleteWorkflows(deps: Deps, caller: Caller, ids: readonly number[]): Promise<void> {
  assertAuthor(caller);
  const wanted = [...new Set(ids)];
  await inTransaction(deps.database, async (tx) => {
    const found = await repository.lockWorkflows(tx, wanted);
    if (found.length < wanted.length) refuse('not_found');
    const used = await repository.workflowsInUse(tx, wanted);
    if (used.length > 0) refuse('workflow_in_use', { ids: used });
    await repository.removeWorkflows(tx, wanted);
    for (const workflow of found) {
      const target = `workflow ${named(workflow)}`;
      await recordAudit(tx, { action: 'workflow_deleted', actorId: caller.id, target });
    }
  });
}

/** Throws a draft away. */
export async function deleteDraft(deps: Deps, caller: Caller, flowId: number): Promise<void> {
  assertAuthor(caller);
  await inTransaction(deps.database, async (tx) => {
    const seen = (await repository.versionById(tx, flowId)) ?? refuse('not_found');
    await repository.lockWorkflows(tx, [seen.workflow_id]);
    const draft = (await repository.lockVersion(tx, flowId)) ?? refuse('not_found');
    if (draft.published_at !== null) refuse('published');
    await repository.removeDraft(tx, { flowId, workflowId: draft.workflow_id });
    const target = `workflow ${named(draft)} v${draft.version}`;
    await recordAudit(tx, { action: 'workflow_deleted', actorId: caller.id, target });
  });
}

/** What the flow check finds. */
export async function checkWorkflow(
  deps: Deps,
  caller: Caller,
  { flow_id, flow }: ParsedInputOf<typeof workflowCheck>,
): Promise<FlowCheck> {
  assertReader(caller);
  return inspectInThread(flow ?? (await readFlowOf(deps, caller, flow_id ?? refuse('not_found'))));
}

/** Automatic players play a stored flow. One that is not sound they play as far as it goes. */
export async function dryRunWorkflow(
  deps: Deps,
  caller: Caller,
  { flow_id, ...options }: ParsedInputOf<typeof workflowDryRun>,
): Promise<OutputOf<typeof workflowDryRun>> {
  const { happened: _, ...run } = await playInThread(await readFlowOf(deps, caller, flow_id), options);
  const { sections, transitions, missed } = run.coverage;
  return {
    ...run,
    steps: run.steps.map((step) => ({ ...step, opened: [...step.opened], closed: [...step.closed] })),
    coverage: {
      sections: [...sections],
      transitions: [...transitions],
      missed: { sections: [...missed.sections], transitions: [...missed.transitions] },
    },
  };
}

/** What changed between two versions. */
export async function compareVersions(
  deps: Deps,
  caller: Caller,
  { from, to }: ParsedInputOf<typeof workflowCompare>,
): Promise<OutputOf<typeof workflowCompare>> {
  const [older, newer] = await Promise.all([readFlowOf(deps, caller, from), readFlowOf(deps, caller, to)]);
  return { changes: compareFlows(older, newer) };
}
