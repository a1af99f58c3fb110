import {
  INTEGRATION_KINDS,
  type identityOwn,
  type identityUnlink,
  type OutputOf,
  type ParsedInputOf,
  SIGN_ON_KINDS,
  type signOnDoors,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { integrationsOf, issuerOf } from '../../integrations/integrations.ts';
import * as repository from './repository.ts';

/** The ways in by other servers, for the log-in page. */
export async function listDoors(deps: Deps): Promise<OutputOf<typeof signOnDoors>> {
  const doors = await integrationsOf(deps, ...SIGN_ON_KINDS);
  return {
    list: doors.map(({ id, kind, name, settings }) => ({
      id,
      kind,
      name,
      goes_straight: settings.goes_straight,
    })),
  };
}

export async function listIdentities(deps: Deps, caller: Caller): Promise<OutputOf<typeof identityOwn>> {
  const [rows, integrations, has_password] = await Promise.all([
    repository.identitiesOf(deps.database, caller.id),
    integrationsOf(deps, ...INTEGRATION_KINDS),
    repository.hasPassword(deps.database, caller.id),
  ]);
  return {
    has_password,
    list: rows.map(({ id, issuer, label, first_seen, last_seen }) => ({
      id,
      name: integrations.find((one) => issuerOf(one) === issuer)?.name ?? null,
      label,
      first_seen: first_seen.getTime(),
      last_seen: last_seen.getTime(),
    })),
  };
}

export async function unlinkIdentity(
  { database }: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
  { id }: ParsedInputOf<typeof identityUnlink>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await repository.lockUser(tx, caller.id);
    const [own, hasPassword] = [
      await repository.identitiesOf(tx, caller.id),
      await repository.hasPassword(tx, caller.id),
    ];
    if (own.length === 1 && own[0]?.id === id && !hasPassword) refuse('only_way_in');
    const gone = (await repository.unlink(tx, caller.id, id)) ?? refuse('not_found');
    await recordAudit(tx, {
      action: 'identity_unlinked',
      actorId: caller.id,
      target: caller.account,
      detail: `${gone.issuer} ${gone.subject}`,
      address,
    });
  });
}
