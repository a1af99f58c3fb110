import {
  announce,
  announcementList,
  announcementReaders,
  audienceList,
  messageList,
  messageRead,
  sendMessage,
  toUserList,
  unreadCount,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as announcements from './announcements.ts';
import * as service from './service.ts';

export const messageRoutes: FeatureRoutes = (on, deps) => {
  on(toUserList, (input, { caller, lang }) => service.listAddressees(deps, caller, input, lang));

  on(sendMessage, (input, { caller }) => service.send(deps, caller, input));

  on(messageList, (input, { caller, lang }) => service.listMessages(deps, caller, input, lang));

  on(messageRead, ({ with_user }, { caller }) => service.readMessages(deps, caller, with_user));

  on(audienceList, (input, { caller, lang }) => announcements.listAudiences(deps, caller, input, lang));

  on(announce, (input, { caller, lang }) => announcements.sendAnnouncement(deps, caller, input, lang));

  on(announcementList, (input, { caller, lang }) =>
    announcements.listAnnouncements(deps, caller, input, lang),
  );

  on(announcementReaders, ({ id }, { caller }) => announcements.listReaders(deps, caller, id));

  on(unreadCount, (_input, { caller }) => service.countNew(deps, caller));
};
