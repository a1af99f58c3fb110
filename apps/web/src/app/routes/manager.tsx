import { Navigate, type RouteObject } from 'react-router';

/** The management area. */
const screens: RouteObject[] = [
  { path: 'experiment', element: <Navigate to="/manager/experiment/manager" replace /> },
  { path: 'experiment/manager', lazy: () => import('../../features/runs/staff-manage-page.tsx') },
  { path: 'notice/list', lazy: () => import('../../features/notice/manage-page.tsx') },
  { path: 'user/setting', lazy: () => import('../../features/system/setting-page.tsx') },
];

export const managerNav: readonly { to: string; key: 'runs' | 'notices' | 'setting' }[] = [
  { to: '/manager/experiment', key: 'runs' },
  { to: '/manager/notice/list', key: 'notices' },
  { to: '/manager/user/setting', key: 'setting' },
];

/** Until flows are drawn here, all runs are the first thing there is to manage. */
const first = '/manager/experiment/manager';

export const managerRoutes: RouteObject[] = [
  {
    path: 'manager',
    lazy: () => import('../manager-layout.tsx'),
    children: [
      { index: true, element: <Navigate to={first} replace /> },
      { path: 'workflow', element: <Navigate to={first} replace /> },
      ...screens,
    ],
  },
];
