import { fileGet, fileMedia, fileUpload } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routing.ts';
import { readFile, readMedia, uploadFile } from './service.ts';

export const fileRoutes: FeatureRoutes = (on, deps) => {
  on(fileUpload, ({ eid }, { caller, file }) => uploadFile(deps, caller, eid, file));

  on(fileMedia, ({ file_id }, { caller }) => readMedia(deps, caller, file_id));

  on(fileGet, ({ file_id }, { caller }) => readFile(deps, caller, file_id));
};
