import { Navigate, type RouteObject } from 'react-router';
import { FirstModule, FirstUserPage } from '../manager-menu.tsx';

/** The management area. */
const screens: RouteObject[] = [
  { path: 'workflow', lazy: () => import('../../features/author/workflow-list/list-page.tsx') },
  {
    path: 'workflow/correct/:flow_id',
    lazy: () => import('../../features/author/workflow-correction/correct-page.tsx'),
  },
  {
    path: 'workflow/corrections/:flow_id',
    lazy: () => import('../../features/author/workflow-correction/corrections-page.tsx'),
  },
  { path: 'project', lazy: () => import('../../features/author/cases/list-page.tsx') },
  { path: 'project/create', lazy: () => import('../../features/author/cases/create-page.tsx') },
  {
    lazy: () => import('../../features/author/cases/frame.tsx'),
    children: [
      { path: 'project/info/:project_id', lazy: () => import('../../features/author/cases/info-page.tsx') },
      { path: 'project/set/doc/:project_id', lazy: () => import('../../features/author/cases/doc-page.tsx') },
      { path: 'project/role/:project_id', lazy: () => import('../../features/author/cases/role-page.tsx') },
      { path: 'project/skip/:project_id', lazy: () => import('../../features/author/cases/skip-page.tsx') },
      {
        path: 'project/preview/:project_id',
        lazy: () => import('../../features/author/cases/preview-page.tsx'),
      },
    ],
  },
  { path: 'experiment', lazy: () => import('../../features/play/runs/overview-page.tsx') },
  { path: 'experiment/manager', lazy: () => import('../../features/play/runs/manage-page.tsx') },
  {
    path: 'experiment/evaluate/:taskId',
    lazy: () => import('../../features/teach/evaluation/evaluate-page.tsx'),
  },
  { path: 'experiment/gradebook', lazy: () => import('../../features/teach/gradebook/gradebook-page.tsx') },
  { path: 'courseManage', element: <Navigate to="/manager/courseManage/info" replace /> },
  { path: 'courseManage/info', lazy: () => import('../../features/school/courses/info-page.tsx') },
  { path: 'courseManage/students', lazy: () => import('../../features/school/courses/students-page.tsx') },
  { path: 'user', element: <FirstUserPage /> },
  { path: 'user/experiment', lazy: () => import('../../features/school/people/experiment-page.tsx') },
  { path: 'user/experiment/add', lazy: () => import('../../features/school/people/experiment-add-page.tsx') },
  {
    path: 'user/experiment/detail',
    lazy: () => import('../../features/school/people/experiment-detail-page.tsx'),
  },
  { path: 'user/mentor', lazy: () => import('../../features/school/people/mentor-page.tsx') },
  { path: 'user/mentor/add', lazy: () => import('../../features/school/people/mentor-add-page.tsx') },
  { path: 'user/mentor/detail', lazy: () => import('../../features/school/people/mentor-detail-page.tsx') },
  { path: 'user/admin', lazy: () => import('../../features/school/people/admin-page.tsx') },
  { path: 'user/admin/add', lazy: () => import('../../features/school/people/admin-add-page.tsx') },
  { path: 'user/admin/detail', lazy: () => import('../../features/school/people/admin-detail-page.tsx') },
  { path: 'user/other', lazy: () => import('../../features/school/people/other-page.tsx') },
  { path: 'user/mine', lazy: () => import('../../features/school/people/mine-page.tsx') },
  { path: 'user/requests', lazy: () => import('../../features/school/data-requests/requests-page.tsx') },
  { path: 'user/power', lazy: () => import('../../features/school/people/power-page.tsx') },
  {
    path: 'experiment/statistics',
    lazy: () => import('../../features/teach/statistics/statistics-page.tsx'),
  },
  { path: 'user/duties', lazy: () => import('../../features/school/duties/duties-page.tsx') },
  { path: 'user/approvals', lazy: () => import('../../features/school/approvals/approvals-page.tsx') },
  { path: 'user/status', lazy: () => import('../../features/school/status/status-page.tsx') },
  { path: 'user/backup', lazy: () => import('../../features/school/backups/backup-page.tsx') },
  {
    path: 'user/integrations',
    lazy: () => import('../../features/school/integrations/integrations-page.tsx'),
  },
  { path: 'user/integrations/outbox', lazy: () => import('../../features/school/outbox/outbox-page.tsx') },
  {
    path: 'user/integrations/add/:kind?',
    lazy: () => import('../../features/school/integrations/add-page.tsx'),
  },
  {
    path: 'user/integrations/:id',
    lazy: () => import('../../features/school/integrations/integration-page.tsx'),
  },
  { path: 'user/log', lazy: () => import('../../features/school/log/log-page.tsx') },
  { path: 'notice/list', lazy: () => import('../../features/school/notices/manage-page.tsx') },
  { path: 'user/setting', lazy: () => import('../../features/school/settings/setting-page.tsx') },
];

export const managerRoutes: RouteObject[] = [
  // The setup has the whole window.
  {
    path: 'manager/workflow/set/:flow_id',
    lazy: () => import('../../features/author/workflow-setup/setup-page.tsx'),
  },
  {
    path: 'manager/workflow/set/:flow_id/:page',
    lazy: () => import('../../features/author/workflow-setup/setup-page.tsx'),
  },
  {
    path: 'manager',
    lazy: () => import('../manager-layout.tsx'),
    children: [{ index: true, element: <FirstModule /> }, ...screens],
  },
];
