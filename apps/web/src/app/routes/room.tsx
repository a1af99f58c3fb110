import type { RouteObject } from 'react-router';

/** Inside an experiment: `/experiment/meta/…`, open to every identity, in a frame of its own. */
export const roomRoutes: RouteObject[] = [];
