import type { ManagementModule } from '@lets/contract';
import { Navigate, type RouteObject } from 'react-router';
import type { IconName } from '../../art/icon-names.ts';
import { FirstModule } from '../manager-menu.tsx';

/** The management area. */
const screens: RouteObject[] = [
  { path: 'workflow', lazy: () => import('../../features/workflow/list-page.tsx') },
  { path: 'experiment', element: <Navigate to="/manager/experiment/manager" replace /> },
  { path: 'experiment/manager', lazy: () => import('../../features/runs/staff-manage-page.tsx') },
  { path: 'notice/list', lazy: () => import('../../features/notice/manage-page.tsx') },
  { path: 'user/setting', lazy: () => import('../../features/system/setting-page.tsx') },
];

export interface ManagerEntry {
  readonly module: ManagementModule;
  readonly icon: IconName;
  /** The module's screens, named by `common:menu.<key>`; a module with several of them opens and folds. */
  readonly screens: readonly { readonly to: string; readonly key: string }[];
}

/** The side menu, in its order. Only what exists as a route; an admin sees the modules granted to them. */
export const managerNav: readonly ManagerEntry[] = [
  { module: 'workflow', icon: 'layout', screens: [{ to: '/manager/workflow', key: 'workflows' }] },
  {
    module: 'experiment',
    icon: 'gavel',
    screens: [{ to: '/manager/experiment/manager', key: 'runs' }],
  },
  { module: 'notice', icon: 'bell', screens: [{ to: '/manager/notice/list', key: 'notices' }] },
  { module: 'setting', icon: 'settings', screens: [{ to: '/manager/user/setting', key: 'setting' }] },
];

export const managerRoutes: RouteObject[] = [
  {
    path: 'manager',
    lazy: () => import('../manager-layout.tsx'),
    children: [{ index: true, element: <FirstModule /> }, ...screens],
  },
];
