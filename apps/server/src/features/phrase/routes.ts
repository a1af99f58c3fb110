import { phraseHide, phraseList, phraseOrder, phraseRemove, phraseSave, phraseUse } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as service from './service.ts';

export const phraseRoutes: FeatureRoutes = (on, deps) => {
  on(phraseList, (input, { caller }) => service.listPhrases(deps, caller, input));
  on(phraseSave, (input, { caller }) => service.savePhrase(deps, caller, input));
  on(phraseRemove, (input, { caller }) => service.removePhrase(deps, caller, input));
  on(phraseOrder, (input, { caller }) => service.orderPhrases(deps, caller, input));
  on(phraseUse, (input, { caller }) => service.usePhrase(deps, caller, input));
  on(phraseHide, (input, { caller }) => service.hideSuggestion(deps, caller, input));
};
