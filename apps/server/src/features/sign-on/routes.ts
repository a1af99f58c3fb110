import { identityBind, identityOwn, identityUnlink, signOnDoors } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { bindIdentity } from './bind.ts';
import { listDoors, listIdentities, unlinkIdentity } from './own.ts';

export const signOnRoutes: FeatureRoutes = (on, deps) => {
  on(signOnDoors, () => listDoors(deps));

  on(identityBind, async (input, request) => {
    const opened = await bindIdentity(deps, input, request);
    request.cookies.open(opened);
    return opened.me;
  });

  on(identityOwn, (_input, { caller }) => listIdentities(deps, caller));

  on(identityUnlink, async (input, request) => {
    await unlinkIdentity(deps, request, input);
    return {};
  });
};
