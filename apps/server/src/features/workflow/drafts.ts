import { furthestStep, isPublishable, stepFaults } from '@lets/authoring';
import {
  type ChangedMeanwhile,
  type Flow,
  type OutputOf,
  type ParsedInputOf,
  type Saved,
  SETUP_STEPS,
  type workflowPublish,
  type workflowSave,
} from '@lets/contract';
import { named, recordAudit } from '../../audit.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { inspectInThread } from './flow-work.ts';
import { assertAuthor } from './policy.ts';
import * as repository from './repository.ts';

/** A draft under its lock, as its saver last saw it; who comes too late gets what is there now. */
export async function lockDraft(
  tx: Transaction,
  { flow_id, revision }: { readonly flow_id: number; readonly revision: number },
): Promise<repository.VersionRow> {
  const found = (await repository.lockVersion(tx, flow_id)) ?? refuse('not_found');
  if (found.published_at !== null) refuse('published');
  const { flow, saved_by } = found;
  const now: ChangedMeanwhile = { revision: found.revision, flow, saved_by };
  if (found.revision !== revision) refuse('changed_meanwhile', now);
  return found;
}

/** Keeps a draft and answers how far it has come. */
export async function keepFlow(
  deps: Deps,
  tx: Transaction,
  { flowId, flow, caller }: { readonly flowId: number; readonly flow: Flow; readonly caller: Caller },
): Promise<Saved> {
  const faults = [...stepFaults(flow)];
  const step = furthestStep(faults);
  const at = new Date(deps.clock());
  const kept = { flowId, flow, step, savedBy: caller.id, at };
  const revision = await repository.keepDraft(tx, kept);
  tellEditors(deps, tx, { flowId, revision, caller });
  return { revision, step, faults };
}

/** Tells everybody who has the flow open, once it is kept. */
export function tellEditors(
  { bus }: Pick<Deps, 'bus'>,
  tx: Transaction,
  {
    flowId,
    revision,
    caller,
  }: { readonly flowId: number; readonly revision: number; readonly caller: Caller },
): void {
  const by = { id: caller.id, name: caller.name, identity: caller.identity };
  tx.afterCommit(() => bus.flowChanged({ flow_id: flowId, revision, by }));
}

/** Saves name, type or drawing of a draft. */
export async function saveDraft(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof workflowSave>,
): Promise<Saved> {
  assertAuthor(caller);
  return inTransaction(deps.database, async (tx) => {
    const draft = await lockDraft(tx, input);
    const { name = draft.name, experiment_type: experimentType = draft.experiment_type } = input;
    await repository.renameWorkflow(tx, draft.workflow_id, { name, experimentType });
    return keepFlow(deps, tx, { flowId: draft.flow_id, flow: input.flow ?? draft.flow, caller });
  });
}

/** What makes a flow out of what was sent for one step; null when it names what is not there. */
export type StepWork = (flow: Flow) => Flow | null;

/** Saves one setup step, when all before it are complete. */
export async function saveStep(
  deps: Deps,
  caller: Caller,
  about: { readonly flow_id: number; readonly revision: number; readonly step: number },
  work: StepWork,
): Promise<Saved> {
  assertAuthor(caller);
  return inTransaction(deps.database, async (tx) => {
    const draft = await lockDraft(tx, about);
    const faults = stepFaults(draft.flow);
    const step = furthestStep(faults);
    if (step < about.step - 1) refuse('step_incomplete', { step, faults });
    const flow = work(draft.flow) ?? refuse('bad_parameter', { data: 'not_one_of' });
    return keepFlow(deps, tx, { flowId: draft.flow_id, flow, caller });
  });
}

/**
 * Publishes a draft whose setup is complete and whose walk is proved. It is checked before its row is locked, so that nobody who saves
 * waits for the check; a draft that was saved meanwhile is refused.
 */
export async function publish(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof workflowPublish>,
  inspect = inspectInThread,
): Promise<OutputOf<typeof workflowPublish>> {
  assertAuthor(caller);
  const seen = await repository.versionById(deps.database, input.flow_id);
  const isDraft = seen?.published_at === null && seen.revision === input.revision;
  const check = isDraft ? await inspect(seen.flow) : null;
  return inTransaction(deps.database, async (tx) => {
    const { flow_id, flow, version, code, name } = await lockDraft(tx, input);
    if (check === null) refuse('changed_meanwhile');
    if (!isPublishable(check)) refuse('flow_unsound', check);
    const faults = stepFaults(flow);
    const step = furthestStep(faults);
    if (step < SETUP_STEPS.length - 1) refuse('step_incomplete', { step, faults });
    const revision = await repository.publishDraft(tx, flow_id, new Date(deps.clock()));
    tellEditors(deps, tx, { flowId: flow_id, revision, caller });
    const target = `workflow ${named({ code, name })} v${version}`;
    await recordAudit(tx, { action: 'workflow_published', actorId: caller.id, target });
    return { version };
  });
}
