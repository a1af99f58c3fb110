import type { RouteObject } from 'react-router';

/** Records and drawn flows: outside the areas, but behind the login. */
export const recordRoutes: RouteObject[] = [];
