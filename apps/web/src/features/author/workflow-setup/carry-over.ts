import { type WorkflowDetail, workflowDetail, workflowSave, workflowVersionNew } from '@lets/contract';
import { mergeFlows, resolve } from '../../../domain/flow/draft/merge.ts';
import { call } from '../../../lib/api-client.ts';
import type { SetupDraft } from './open-setup.ts';

/**
 * Puts what was typed here on top of what another person saved meanwhile; where both changed the same, what was typed here stays.
 * After a publication that is the next version. Returns the draft that has it now.
 */
export async function carryOver(flowId: number, { base, flow: mine }: SetupDraft): Promise<number> {
  const now = await call(workflowDetail, { flow_id: flowId });
  const draft = now.published ? await openNext(flowId) : now;
  const merged = mergeFlows(base, mine, draft.flow);
  const flow = resolve(merged, mine, new Set(merged.conflicts));
  const { flow_id, revision } = draft;
  await call(workflowSave, { flow_id, revision, flow });
  return flow_id;
}

async function openNext(flowId: number): Promise<WorkflowDetail> {
  const { flow_id } = await call(workflowVersionNew, { flow_id: flowId });
  return call(workflowDetail, { flow_id });
}
