import { Navigate, type RouteObject } from 'react-router';

/**
 * The experimenter's area. A screen is a module that exports `Component`. A screen with a place in the bar also gets an
 * entry in `experimentNav`, which names only what exists.
 */
const screens: RouteObject[] = [
  {
    path: 'prepare',
    children: [
      { index: true, element: <Navigate to="/experiment/prepare/byCourse" replace /> },
      {
        lazy: () => import('../../features/prepare/cases/prepare-layout.tsx'),
        children: [
          { path: 'byCourse', lazy: () => import('../../features/prepare/cases/by-course-page.tsx') },
          { path: 'byType', lazy: () => import('../../features/prepare/cases/by-type-page.tsx') },
          { path: 'selfCourse', lazy: () => import('../../features/prepare/cases/self-course-page.tsx') },
          { path: 'byOthers', lazy: () => import('../../features/prepare/cases/by-others-page.tsx') },
        ],
      },
      {
        path: 'project/:project_id',
        lazy: () => import('../../features/prepare/cases/case/project-page.tsx'),
      },
      { path: 'edit/:task_id', lazy: () => import('../../features/prepare/casting/task-page.tsx') },
    ],
  },
  { path: 'doing', lazy: () => import('../../features/play/runs/doing-page.tsx') },
  { path: 'done', lazy: () => import('../../features/play/runs/done-page.tsx') },
  { path: 'userCenter', lazy: () => import('../user-center-page.tsx') },
  { path: 'group', lazy: () => import('../../features/prepare/teams/group-page.tsx') },
];

export const experimentRoutes: RouteObject[] = [
  {
    path: 'experiment',
    lazy: () => import('../experimenter-layout.tsx'),
    children: [{ index: true, element: <Navigate to="/experiment/prepare/byCourse" replace /> }, ...screens],
  },
];
