import type { RouteObject } from 'react-router';
import { withAllTexts } from '../with-all-texts.ts';

/** Pages that need no login. */
export const publicRoutes: RouteObject[] = [
  { path: 'login', lazy: () => import('../../features/account/login-page.tsx') },
  { path: 'updatePwd', lazy: () => import('../../features/account/password-page.tsx') },
  { path: 'wechatLogin', lazy: () => import('../../features/account/wechat/wechat-page.tsx') },
  { path: 'downloadApp', lazy: () => import('../../features/system/download-page.tsx') },
  {
    lazy: () => withAllTexts(import('../query-area.tsx')),
    children: [{ path: 'viewXmlDetail', lazy: () => import('../../features/flow/phone/reader-page.tsx') }],
  },
  { path: 'verify', lazy: () => import('../../features/verify/verify-page.tsx') },
  { path: 'system-close', lazy: () => import('../../features/system/closed-page.tsx') },
  { path: '404', lazy: () => import('../../features/system/missing-page.tsx') },
];
