import { playersAsk, playersDismiss, playersPapers, playersPlay } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { readExperiment } from '../experiment/service.ts';
import { playNow } from './play.ts';
import { askPartners, dismissPartners, readPartnerPapers } from './service.ts';

export const practiceRoutes: FeatureRoutes = (on, deps) => {
  on(playersAsk, async (input, { caller, lang }) => {
    await askPartners(deps, caller, input, lang);
    return readExperiment(deps, caller, input.eid, lang);
  });

  on(playersPapers, async ({ eid }, { caller }) => ({ list: await readPartnerPapers(deps, caller, eid) }));

  on(playersPlay, (input, request) => playNow(deps, request, input));

  on(playersDismiss, async ({ eid }, { caller, lang }) => {
    await dismissPartners(deps, caller, eid, lang);
    return readExperiment(deps, caller, eid, lang);
  });
};
