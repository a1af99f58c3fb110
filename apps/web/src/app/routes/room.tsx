import type { RouteObject } from 'react-router';

/** Inside an experiment: `/experiment/meta/…`, open to every identity, in a frame of its own. */
export const roomRoutes: RouteObject[] = [
  {
    path: 'experiment/meta/:route/:eid/:nid',
    lazy: () => import('../../features/room/room-page.tsx'),
  },
];
