import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { LoadingCard } from '../components/loading/loading.tsx';
import { CrashPage, RouteCrash } from './crash-page.tsx';
import { guardLoader } from './guard-loader.ts';
import { RootLayout } from './root-layout.tsx';
import { experimentRoutes } from './routes/experiment.tsx';
import { managerRoutes } from './routes/manager.tsx';
import { mentorRoutes } from './routes/mentor.tsx';
import { publicRoutes } from './routes/public.tsx';
import { recordRoutes } from './routes/record.tsx';
import { roomRoutes } from './routes/room.tsx';
import { withAllTexts } from './with-all-texts.ts';

/** Behind the login: everything that may use Ant Design. */
const areas: RouteObject = {
  lazy: () => withAllTexts(import('./antd-area.tsx')),
  children: [...roomRoutes, ...recordRoutes, ...experimentRoutes, ...mentorRoutes, ...managerRoutes],
};

/** Each route has a boundary of its own: a page that fails leaves the frame around it standing. */
function bounded(route: RouteObject): RouteObject {
  if (route.index) return { ...route, ErrorBoundary: RouteCrash };
  const { children } = route;
  return { ...route, ErrorBoundary: RouteCrash, ...(children && { children: children.map(bounded) }) };
}

export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    loader: guardLoader,
    // The guards judge every navigation, not only the first.
    shouldRevalidate: () => true,
    Component: RootLayout,
    ErrorBoundary: CrashPage,
    HydrateFallback: LoadingCard,
    children: [...publicRoutes, areas, { path: '*', element: <Navigate to="/404" replace /> }].map(bounded),
  },
];

export function createAppRouter() {
  return createBrowserRouter(routes);
}
