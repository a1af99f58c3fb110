import { appQr, retentionPreview, settingGet, settingSave, systemBrand, systemParam } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { countExpired } from '../../retention.ts';
import * as service from './service.ts';

export const systemRoutes: FeatureRoutes = (on, deps) => {
  on(systemParam, ({ key }) => service.publicParam(deps, key));

  on(systemBrand, () => service.readBrand(deps));

  on(appQr, ({ page }, { origin }) => service.appLink(deps, origin, page));

  on(settingGet, (_input, { caller }) => service.readSettings(deps, caller));

  on(retentionPreview, (days, { caller }) => {
    service.assertKeeper(caller);
    return countExpired(deps, days);
  });

  on(settingSave, (input, request) => service.saveSettings(deps, request, input));
};
