import {
  accountQuery,
  accountUsers,
  login,
  passwordUpdate,
  signInStanding,
  stayActive,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as service from './service.ts';

export const accountRoutes: FeatureRoutes = (on, deps) => {
  on(login, async ({ userData }, request) => {
    const opened = await service.logIn(deps, userData, request);
    request.cookies.open(opened);
    return opened.me;
  });

  on(accountQuery, async (_input, { caller, cookies }) => {
    const me = await service.whoAmI(deps, caller);
    cookies.remember(me);
    return me;
  });

  on(signInStanding, (_input, { demand }) => service.readStanding(deps, demand));

  // That it was made is what it says.
  on(stayActive, async () => ({}));

  on(accountUsers, (input, { caller }) => service.listPeople(deps, caller, input));

  on(passwordUpdate, async (input, request) => {
    await service.changePassword(deps, input, request);
    request.cookies.clear();
    return {};
  });
};
