import { messageList, messageRead, sendMessage, toUserList, unreadCount } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as service from './service.ts';

export const messageRoutes: FeatureRoutes = (on, deps) => {
  on(toUserList, (input, { caller, lang }) => service.listAddressees(deps, caller, input, lang));

  on(sendMessage, (input, { caller }) => service.send(deps, caller, input));

  on(messageList, (input, { caller, lang }) => service.listMessages(deps, caller, input, lang));

  on(messageRead, ({ with_user }, { caller }) => service.readMessages(deps, caller, with_user));

  on(unreadCount, (_input, { caller }) => service.countNew(deps, caller));
};
