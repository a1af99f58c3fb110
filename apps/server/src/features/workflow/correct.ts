import { type CorrectionFault, correctFlow, correctionFaults, placeInChange } from '@lets/authoring';
import type { OutputOf, ParsedInputOf, workflowCorrect, workflowCorrections } from '@lets/contract';
import { named, recordAudit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { FieldFaults } from '../../http/faults.ts';
import * as corrections from './correct-repository.ts';
import { tellEditors } from './drafts.ts';
import { assertAuthor, assertReader } from './policy.ts';
import * as repository from './repository.ts';

/**
 * Replaces words of a published version. What was said, written and voted in experiments is in their own records and stays; what they
 * show of the flow is read anew at once.
 */
export async function correctWorkflow(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof workflowCorrect>,
): Promise<OutputOf<typeof workflowCorrect>> {
  assertAuthor(caller);
  const { flow_id: flowId, change, reason } = input;
  return inTransaction(deps.database, async (tx) => {
    const found = (await repository.lockVersion(tx, flowId)) ?? refuse('not_found');
    const { flow, saved_by, code, name, version } = found;
    if (found.published_at === null) refuse('not_published');
    if (found.revision !== input.revision) {
      refuse('changed_meanwhile', { revision: found.revision, flow, saved_by });
    }
    const corrected = correctFlow(flow, change) ?? refuse('bad_parameter', { change: 'not_one_of' });
    const faults = correctionFaults(flow, corrected.before, change);
    if (faults.length > 0) refuse('bad_parameter', faultsAt(faults));
    const at = new Date(deps.clock());
    const kept = { flowId, flow: corrected.flow, step: 6, savedBy: caller.id, at };
    const revision = await repository.keepDraft(tx, kept);
    const eids = await corrections.runsOnFlow(tx, flowId);
    const { before } = corrected;
    const entry = { flowId, revision, change, before, reason, by: caller.id, running: eids.length, at };
    const id = await corrections.addCorrection(tx, entry);
    const target = `workflow ${named({ code, name })} v${version}`;
    await recordAudit(tx, { action: 'workflow_corrected', actorId: caller.id, target, detail: reason });
    tx.afterCommit(() => {
      deps.flowCache.forget(flowId);
      deps.bus.flowCorrected(flowId, eids);
    });
    tellEditors(deps, tx, { flowId, revision, caller });
    return { correction_id: id, revision, running_count: eids.length };
  });
}

function faultsAt(faults: readonly CorrectionFault[]): FieldFaults {
  return Object.fromEntries(faults.map((one) => [`change.${placeInChange(one)}`, one.fault]));
}

/** What was corrected of a version, by whom, when and why. */
export async function listCorrections(
  { database }: Deps,
  caller: Caller,
  flowId: number,
): Promise<OutputOf<typeof workflowCorrections>> {
  assertReader(caller);
  if (!(await repository.versionById(database, flowId))) refuse('not_found');
  return { list: await corrections.correctionsOf(database, flowId) };
}
