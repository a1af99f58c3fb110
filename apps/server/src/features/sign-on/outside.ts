import type { Deps } from '../../deps.ts';
import type { OutsideRoutes } from '../../http/outside.ts';
import { PATHS } from '../../integrations/addresses.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { begin } from './begin.ts';
import { endedByTicket } from './cas/ended.ts';
import { withDoor } from './door.ts';
import { finish } from './finish.ts';
import { endedByToken } from './oidc/ended.ts';
import { endedByRequest, metadata } from './saml/ended.ts';

/** Where browsers set out to sign-on servers and come back from them, and where those servers say that a session is over. */
export const signOnOutside: OutsideRoutes = (deps: Deps) => [
  { method: 'GET', path: PATHS.signOnStart(':id'), handler: (visit) => begin(deps, visit) },
  { method: 'GET', path: PATHS.signOnBack(':id'), handler: (visit) => finish(deps, visit) },
  {
    method: 'POST',
    path: PATHS.signOnBack(':id'),
    bodyLimit: SERVER_LIMITS.bodies.assertion_bytes,
    // A CAS server posts the end of a session to the address of its log-in.
    handler: (visit) => ('logoutRequest' in visit.body ? endedByTicket(deps, visit) : finish(deps, visit)),
  },
  { method: 'GET', path: PATHS.signOnEnded(':id'), handler: (visit) => endedByRequest(deps, visit) },
  {
    method: 'POST',
    path: PATHS.signOnEnded(':id'),
    handler: (visit) =>
      'logout_token' in visit.body ? endedByToken(deps, visit) : endedByRequest(deps, visit),
  },
  {
    method: 'GET',
    path: PATHS.samlMetadata(':id'),
    handler: (visit) => withDoor(deps, visit, ['saml'], (at) => metadata(at)),
  },
];
