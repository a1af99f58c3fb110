import { backupDelete, backupDownload, backupList, backupMake, backupOpen, backupTry } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as service from './service.ts';

export const backupRoutes: FeatureRoutes = (on, deps) => {
  on(backupList, () => service.readList(deps));

  on(backupMake, (_input, request) => service.makeByHand(deps, request));

  on(backupTry, (input, request) => service.tryByHand(deps, request, input));

  on(backupDelete, (input, request) => service.deleteOne(deps, request, input));

  on(backupOpen, (input, request) => service.openForDownload(deps, request, input));

  on(backupDownload, (input, request) => service.download(deps, request, input));
};
