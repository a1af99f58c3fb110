import { jwtVerify } from 'jose';
import type { Deps } from '../../../deps.ts';
import type { OutsideAnswer, OutsideVisit } from '../../../http/outside.ts';
import { issuerOf } from '../../../integrations/integrations.ts';
import { spendOnce } from '../../../integrations/tickets.ts';
import { OutsideFault } from '../../../outside/ask.ts';
import { attempt } from '../../account/service.ts';
import { withDoor } from '../door.ts';
import { type Ended, endFrom } from '../ended.ts';
import { auditRefusal } from '../refused.ts';
import { type At, NotVouched } from '../way.ts';
import { providerOf } from './configuration.ts';
import { faultOf } from './way.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** No key that both sides know, and never none. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const OLDEST_S = 10 * 60;
const CLOCK_TOLERANCE_S = 60;

/** An OpenID provider says that a session, or all of a person's, is over (back-channel log-out). */
export function endedByToken(deps: Deps, visit: OutsideVisit): Promise<OutsideAnswer> {
  return withDoor(deps, visit, ['oidc'], async (at) => {
    const { address, body } = visit;
    const token = body.logout_token ?? '';
    const judged = () => judge(deps, at, { token, address });
    const ended = await attempt(deps, { account: null, address }, judged).catch((error: unknown) => {
      if (error instanceof OutsideFault) return 'unreachable' as const;
      throw error;
    });
    // The provider may come again.
    if (ended === 'unreachable') return { status: 503 };
    if (!ended) return { status: 400, type: 'application/json', text: '{"error":"invalid_request"}' };
    await endFrom(deps, issuerOf(at.door), ended, address);
    return { status: 200 };
  });
}

async function judge(
  deps: Deps,
  { door }: At<'oidc'>,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<Ended | null> {
  try {
    const { config, keys } = await providerOf(deps, door);
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer: config.serverMetadata().issuer,
      audience: door.settings.client_id,
      maxTokenAge: OLDEST_S,
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: new Date(deps.clock()),
      requiredClaims: ['jti', 'events'],
    });
    const { sid, sub, events, jti } = payload;
    // An ID token says something else, and anybody who has logged in has one.
    if (payload.nonce !== undefined || !Object.hasOwn(Object(events), EVENT))
      throw new NotVouched('no logout token');
    if (!(await spendOnce(deps, `logout ${door.id} ${jti}`, 2 * (OLDEST_S + CLOCK_TOLERANCE_S))))
      throw new NotVouched('logout token again');
    if (typeof sid === 'string') return { session: sid };
    if (typeof sub === 'string') return { subject: sub };
    throw new NotVouched('a logout token without sid and sub');
  } catch (error) {
    const fault = faultOf(error, () => {});
    if (!(fault instanceof NotVouched)) throw fault;
    await auditRefusal(deps, door, { reason: fault.message, address });
    return null;
  }
}
