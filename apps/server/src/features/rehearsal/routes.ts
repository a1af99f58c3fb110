import { rehearsalBegin, rehearsalEnd, rehearsalOwn } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { beginRehearsal } from './begin.ts';
import { endRehearsal, readOwn } from './service.ts';

export const rehearsalRoutes: FeatureRoutes = (on, deps) => {
  on(rehearsalBegin, (input, { caller, lang }) => beginRehearsal(deps, caller, input, lang));

  on(rehearsalOwn, async (_, { caller }) => ({ rehearsal: await readOwn(deps, caller) }));

  on(rehearsalEnd, async ({ eid }, { caller }) => {
    await endRehearsal(deps, caller, eid);
    return {};
  });
};
