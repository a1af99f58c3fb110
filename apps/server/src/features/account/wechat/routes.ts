import { wechatBind, wechatBinding, wechatLogin, wechatUnbind, wechatUrl } from '@lets/contract';
import type { FeatureRoutes } from '../../../http/routes.ts';
import * as service from './service.ts';

export const wechatRoutes: FeatureRoutes = (on, deps) => {
  on(wechatUrl, async (_input, request) => service.startLogin(deps, request));

  on(wechatLogin, async (input, request) => {
    const { opened, answer } = await service.finishLogin(deps, input, request);
    if (opened) request.cookies.open(opened);
    return answer;
  });

  on(wechatBind, async (input, request) => {
    const opened = await service.bindAccount(deps, input, request);
    request.cookies.open(opened);
    return opened.me;
  });

  on(wechatUnbind, async (_input, request) => {
    await service.unbindAccount(deps, request);
    return {};
  });

  on(wechatBinding, (_input, { caller }) => service.readBinding(deps, caller));
};
