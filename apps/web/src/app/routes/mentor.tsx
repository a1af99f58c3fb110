import { Navigate, type RouteObject } from 'react-router';

/** The mentor's area. */
const screens: RouteObject[] = [];

export const mentorNav: readonly { to: string; key: 'guide' }[] = [];

export const mentorRoutes: RouteObject[] = [
  {
    path: 'mentor',
    lazy: () => import('../mentor-layout.tsx'),
    children: [{ index: true, element: <Navigate to="/mentor/guide" replace /> }, ...screens],
  },
];
