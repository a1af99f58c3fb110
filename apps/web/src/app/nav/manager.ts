import type { ManagementModule } from '@lets/contract';
import type { IconName } from '../../art/icon-names.ts';
import type { Texts } from '../../i18n/namespaces.ts';
import type { TextKey } from '../../i18n/texts.ts';

type MenuKey = Exclude<keyof Texts['common']['menu'], 'module'>;

export interface ManagerEntry {
  readonly module: ManagementModule;
  readonly icon: IconName;
  /** The module's screens; a module with several of them opens and folds. */
  readonly screens: readonly ManagerScreen[];
}

/** Named by `common:menu.<key>`, or by a text that pages before the login need not load. */
export type ManagerScreen = { readonly to: string } & (
  | { readonly key: MenuKey }
  | { readonly text: TextKey<readonly ['common', 'privacy']> }
);

/** The side menu, in its order. Only what exists as a route; an admin sees the modules granted to them. */
export const managerNav: readonly ManagerEntry[] = [
  { module: 'workflow', icon: 'layout', screens: [{ to: '/manager/workflow', key: 'workflows' }] },
  { module: 'project', icon: 'folder', screens: [{ to: '/manager/project', key: 'projects' }] },
  {
    module: 'experiment',
    icon: 'gavel',
    screens: [
      { to: '/manager/experiment', key: 'overview' },
      { to: '/manager/experiment/manager', key: 'runs' },
      { to: '/manager/experiment/gradebook', key: 'gradebook' },
      { to: '/manager/experiment/statistics', key: 'statistics' },
    ],
  },
  {
    module: 'course',
    icon: 'book',
    screens: [
      { to: '/manager/courseManage/info', key: 'courses' },
      { to: '/manager/courseManage/students', key: 'students' },
    ],
  },
  {
    module: 'user',
    icon: 'users',
    screens: [
      { to: '/manager/user/experiment', key: 'experimenters' },
      { to: '/manager/user/mentor', key: 'mentors' },
      { to: '/manager/user/admin', key: 'admins' },
      { to: '/manager/user/other', key: 'visitors' },
      { to: '/manager/user/power', key: 'power' },
      { to: '/manager/user/requests', text: 'privacy:menu' },
    ],
  },
  { module: 'notice', icon: 'bell', screens: [{ to: '/manager/notice/list', key: 'notices' }] },
  { module: 'setting', icon: 'settings', screens: [{ to: '/manager/user/setting', key: 'setting' }] },
  { module: 'log', icon: 'history', screens: [{ to: '/manager/user/log', key: 'log' }] },
];
