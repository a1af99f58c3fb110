import type { Me } from '@lets/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadingCard } from '../components/loading/loading.tsx';
import { classNames } from '../lib/class-names.ts';
import { useFavicon } from '../lib/favicon.ts';
import { PROJECTOR } from '../lib/paths.ts';
import { useUser } from '../lib/user.ts';
import { isAnyWidth } from './guards.ts';

/** Nobody before the login needs its code; a page goes on without it when it cannot be fetched. */
const Assistant = lazy(async (): Promise<{ default: ComponentType<{ user: Me }> }> => {
  try {
    return { default: (await import('../features/play/assistant/assistant.tsx')).Assistant };
  } catch (error) {
    console.error(error);
    return { default: () => null };
  }
});

/** No person is asked anything here, or a whole class looks on. */
const WITHOUT_ASSISTANT = ['/system-close', PROJECTOR];

/** The page and what lies over every page. */
export function RootLayout() {
  const { pathname } = useLocation();
  const user = useUser();
  useFavicon();
  return (
    <div className={classNames('page-root', isAnyWidth(pathname) && 'any-width')}>
      <Suspense fallback={<LoadingCard />}>
        <Outlet />
      </Suspense>
      {user && !WITHOUT_ASSISTANT.includes(pathname) && (
        <Suspense fallback={null}>
          <Assistant key={user.id} user={user} />
        </Suspense>
      )}
    </div>
  );
}
