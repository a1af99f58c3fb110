import { fileGet, fileList, fileMedia, fileUpload, fileUploadAuthoring } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { listFiles, readFile, readMedia, uploadAuthored, uploadFile } from './service.ts';

export const fileRoutes: FeatureRoutes = (on, deps) => {
  on(fileUpload, ({ eid }, { caller, file }) => uploadFile(deps, caller, eid, file));

  on(fileList, ({ eid }, { caller }) => listFiles(deps, caller, eid));

  on(fileUploadAuthoring, (_, { caller, file }) => uploadAuthored(deps, caller, file));

  on(fileMedia, ({ file_id }, { caller }) => readMedia(deps, caller, file_id));

  on(fileGet, ({ file_id }, { caller }) => readFile(deps, caller, file_id));
};
