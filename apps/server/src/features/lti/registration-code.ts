import type { ltiRegistrationStart, OutputOf } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { PATHS } from '../../integrations/addresses.ts';
import { giveTicket, type TicketKind } from '../../integrations/tickets.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { throttle } from '../../throttle.ts';

/** An administrator's leave to register one platform: without it anybody who finds the address could register theirs. */
export const REGISTRATION_CODE: TicketKind<{ readonly by: number }> = {
  purpose: 'lti_registration',
  seconds: 60 * 60,
};

export async function startRegistration(
  deps: Deps,
  { caller, origin, address }: Pick<RequestContext, 'caller' | 'origin' | 'address'>,
): Promise<OutputOf<typeof ltiRegistrationStart>> {
  await throttle(deps, `lti_registration ${caller.id}`, SERVER_LIMITS.rates.integration_tests);
  const code = await inTransaction(deps.database, async (tx) => {
    await recordAudit(tx, { action: 'lti_registration_opened', actorId: caller.id, address });
    return giveTicket({ ...deps, database: tx }, REGISTRATION_CODE, { by: caller.id }, { userId: caller.id });
  });
  return {
    url: `${origin}${PATHS.ltiRegister}?${new URLSearchParams({ code })}`,
    expires_at: deps.clock() + REGISTRATION_CODE.seconds * 1000,
  };
}
