import { Navigate, type RouteObject } from 'react-router';

/** The mentor's area. */
const screens: RouteObject[] = [
  { path: 'tasks', lazy: () => import('../../features/teach/class-tasks/tasks-page.tsx') },
  { path: 'tasks/:id/groups', lazy: () => import('../../features/teach/class-tasks/regroup-page.tsx') },
  { path: 'tasks/:id/casting', lazy: () => import('../../features/teach/class-tasks/casting-page.tsx') },
  { path: 'tasks/create', lazy: () => import('../../features/teach/class-tasks/create-page.tsx') },
  { path: 'guide', lazy: () => import('../../features/teach/board/guide-page.tsx') },
  { path: 'evaluate', lazy: () => import('../../features/play/runs/staff-evaluate-page.tsx') },
  { path: 'gradebook', lazy: () => import('../../features/teach/gradebook/gradebook-page.tsx') },
  { path: 'compare/:classTaskId', lazy: () => import('../../features/teach/compare/compare-page.tsx') },
  { path: 'userCenter', lazy: () => import('../user-center-page.tsx') },
  {
    path: 'evaluate/page/:taskId',
    lazy: () => import('../../features/teach/evaluation/evaluate-page.tsx'),
  },
];

export const mentorRoutes: RouteObject[] = [
  // A projector shows the room and nothing around it.
  { path: 'mentor/projector', lazy: () => import('../../features/teach/board/projector-page.tsx') },
  {
    path: 'mentor',
    lazy: () => import('../mentor-layout.tsx'),
    children: [{ index: true, element: <Navigate to="/mentor/guide" replace /> }, ...screens],
  },
];
