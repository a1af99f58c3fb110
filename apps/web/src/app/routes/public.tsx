import type { RouteObject } from 'react-router';
import { withAllTexts } from '../with-all-texts.ts';

/** Pages outside the areas: most need no login. */
export const publicRoutes: RouteObject[] = [
  { path: 'login', lazy: () => import('../../features/public/account/login-page.tsx') },
  { path: 'updatePwd', lazy: () => import('../../features/public/account/password-page.tsx') },
  { path: 'wechatLogin', lazy: () => import('../../features/public/account/wechat/wechat-page.tsx') },
  { path: 'signOn', lazy: () => import('../../features/public/account/sign-on/sign-on-page.tsx') },
  { path: 'downloadApp', lazy: () => import('../../features/public/pages/download-page.tsx') },
  {
    lazy: () => withAllTexts(import('../query-area.tsx')),
    children: [
      {
        path: 'viewXmlDetail',
        lazy: () => import('../../features/author/workflow-viewer/phone/reader-page.tsx'),
      },
      { path: 'secondFactor', lazy: () => import('../../features/public/account/second-factor-page.tsx') },
    ],
  },
  { path: 'verify', lazy: () => import('../../features/public/verify/verify-page.tsx') },
  { path: 'privacy', lazy: () => import('../../features/public/privacy/privacy-page.tsx') },
  { path: 'system-close', lazy: () => import('../../features/public/pages/closed-page.tsx') },
  { path: '404', lazy: () => import('../../features/public/pages/missing-page.tsx') },
];
