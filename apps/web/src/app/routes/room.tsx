import type { RouteObject } from 'react-router';

/** Inside an experiment: `/experiment/meta/…`, open to every identity, in a frame of its own. */
export const roomRoutes: RouteObject[] = [
  ...['experiment/meta', 'experiment/meta/:route', 'experiment/meta/:route/:eid'].map((path) => ({
    path,
    lazy: () => import('../../features/play/room/return-page.tsx'),
  })),
  {
    path: 'experiment/meta/:route/:eid/:nid',
    lazy: () => import('../../features/play/room/room-page.tsx'),
  },
];
