import { Navigate, type RouteObject } from 'react-router';

/** The mentor's area. */
const screens: RouteObject[] = [
  { path: 'guide', lazy: () => import('../../features/runs/staff-guide-page.tsx') },
  { path: 'evaluate', lazy: () => import('../../features/runs/staff-evaluate-page.tsx') },
];

export const mentorNav: readonly { to: string; key: 'guide' | 'evaluate' }[] = [
  { to: '/mentor/guide', key: 'guide' },
  { to: '/mentor/evaluate', key: 'evaluate' },
];

export const mentorRoutes: RouteObject[] = [
  {
    path: 'mentor',
    lazy: () => import('../mentor-layout.tsx'),
    children: [{ index: true, element: <Navigate to="/mentor/guide" replace /> }, ...screens],
  },
];
