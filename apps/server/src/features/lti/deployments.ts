import type {
  LtiDeployment,
  ltiDeploymentApprove,
  ltiDeployments,
  OutputOf,
  ParsedInputOf,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { rowById } from '../../integrations/repository.ts';
import * as repository from './deployment-repository.ts';

/** Also of a platform that is switched off: it is looked at before people come in by it. */
export async function listDeployments(
  { database }: Deps,
  { integration_id }: ParsedInputOf<typeof ltiDeployments>,
): Promise<OutputOf<typeof ltiDeployments>> {
  if ((await rowById(database, integration_id))?.kind !== 'lti') refuse('not_found');
  return { list: (await repository.deploymentsOf(database, integration_id)).map(shown) };
}

export async function approveDeployment(
  { database, clock }: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
  { id, approve }: ParsedInputOf<typeof ltiDeploymentApprove>,
): Promise<LtiDeployment> {
  return inTransaction(database, async (tx) => {
    const row = (await repository.lockDeployment(tx, id)) ?? refuse('not_found');
    if ((row.approved_at !== null) === approve) return shown(row);
    const approved_at = approve ? new Date(clock()) : null;
    await repository.setApproved(tx, id, approved_at);
    await recordAudit(tx, {
      action: 'lti_deployment_approved',
      actorId: caller.id,
      target: `integration ${row.integration_id} deployment ${row.deployment_id}`,
      detail: approve ? 'yes' : 'no longer',
      address,
    });
    return shown({ ...row, approved_at });
  });
}

/** Pure. */
function shown({ id, deployment_id, platform, first_seen, approved_at }: repository.DeploymentRow) {
  return {
    id,
    deployment_id,
    platform,
    first_seen: first_seen.getTime(),
    approved_at: approved_at?.getTime() ?? null,
  };
}
