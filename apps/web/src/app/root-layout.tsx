import type { Me } from '@lets/contract';
import { type ComponentType, lazy, Suspense, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadingCard } from '../components/loading/loading.tsx';
import { MakingOutlet } from '../components/making-tray/making-outlet.tsx';
import { classNames } from '../lib/class-names.ts';
import { useFavicon } from '../lib/favicon.ts';
import { PROJECTOR } from '../lib/paths.ts';
import { isPhone, setLayoutWidth } from '../lib/phone.ts';
import { useUser } from '../lib/user.ts';
import { fitsPhones, isAnyWidth } from './guards.ts';

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

/** Only phones see it. */
const NeedsLargerScreen = lazy(async () => ({
  default: (await import('./needs-larger-screen.tsx')).NeedsLargerScreen,
}));

/** The page and what lies over every page. */
export function RootLayout() {
  const { pathname } = useLocation();
  const user = useUser();
  const [isSmallAccepted, setSmallAccepted] = useState(false);
  useFavicon();
  const isWarned = isPhone() && !isSmallAccepted && /^\/experiment\/meta\//.test(pathname);
  const fits = isWarned || fitsPhones(pathname);
  useLayoutEffect(() => setLayoutWidth(fits), [fits]);
  return (
    <div className={classNames('page-root', isAnyWidth(pathname) && 'any-width', fits && 'fits-phones')}>
      <Suspense fallback={<LoadingCard />}>
        {isWarned ? <NeedsLargerScreen onGoOn={() => setSmallAccepted(true)} /> : <Outlet />}
      </Suspense>
      <MakingOutlet />
      {user && !WITHOUT_ASSISTANT.includes(pathname) && (
        <Suspense fallback={null}>
          <Assistant key={user.id} user={user} />
        </Suspense>
      )}
    </div>
  );
}
