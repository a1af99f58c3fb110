import { identityBind, identityLink, identityOwn, identityUnlink, logout, signOnDoors } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { logOut } from '../account/service.ts';
import { bindIdentity } from './bind.ts';
import { leaveTo } from './leave.ts';
import { beginLink } from './link.ts';
import { listDoors, listIdentities, unlinkIdentity } from './own.ts';

export const signOnRoutes: FeatureRoutes = (on, deps) => {
  on(signOnDoors, () => listDoors(deps));

  on(identityBind, async (input, request) => {
    const opened = await bindIdentity(deps, input, request);
    request.cookies.open(opened);
    return opened.me;
  });

  // Here and not among the account's calls, which know of no other servers.
  on(logout, async (_input, request) => {
    const from = await logOut(deps, request);
    request.cookies.clear();
    return { to: await leaveTo(deps, from, request) };
  });

  on(identityLink, (input, request) => beginLink(deps, request, input));

  on(identityOwn, (_input, { caller }) => listIdentities(deps, caller));

  on(identityUnlink, async (input, request) => {
    await unlinkIdentity(deps, request, input);
    return {};
  });
};
