import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadingCard, LoadingOverlay } from '../components/loading/loading.tsx';
import { classNames } from '../lib/class-names.ts';
import { isAnyWidth } from './guards.ts';

/** The page and what lies over every page. */
export function RootLayout() {
  const { pathname } = useLocation();
  return (
    <div className={classNames('page-root', isAnyWidth(pathname) && 'any-width')}>
      <Suspense fallback={<LoadingCard />}>
        <Outlet />
      </Suspense>
      <LoadingOverlay />
    </div>
  );
}
