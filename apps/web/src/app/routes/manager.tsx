import { Navigate, type RouteObject } from 'react-router';

/** The management area. */
const screens: RouteObject[] = [
  { path: 'experiment', element: <Navigate to="/manager/experiment/manager" replace /> },
  { path: 'experiment/manager', lazy: () => import('../../features/runs/staff-manage-page.tsx') },
];

export const managerNav: readonly { to: string; key: 'runs' }[] = [
  { to: '/manager/experiment', key: 'runs' },
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
