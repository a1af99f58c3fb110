import {
  noticeManageList,
  noticeRead,
  noticeReaders,
  noticeSave,
  systemNotice,
  systemNoticeList,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as service from './service.ts';

export const noticeRoutes: FeatureRoutes = (on, deps) => {
  on(systemNotice, async () => ({ list: await service.latestNotices(deps) }));

  on(systemNoticeList, (input, { caller }) => service.listNotices(deps, caller, input));

  on(noticeRead, ({ ids }, { caller }) => service.readNotices(deps, caller, ids));

  on(noticeSave, (input, request) => service.saveNotice(deps, request, input));

  on(noticeReaders, (input, { caller }) => service.listReaders(deps, caller, input));

  on(noticeManageList, (input, { caller }) => service.manageNotices(deps, caller, input));
};
