import { fileGet, fileUpload } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routing.ts';
import { readFile, uploadFile } from './service.ts';

export const fileRoutes: FeatureRoutes = (on, deps) => {
  on(fileUpload, ({ eid }, { caller, file }) => uploadFile(deps, caller, eid, file));

  on(fileGet, ({ file_id }, { caller }) => readFile(deps, caller, file_id));
};
