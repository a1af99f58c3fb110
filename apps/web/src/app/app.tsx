import { CODE } from '@lets/contract';
import { createPortal } from 'react-dom';
import { RouterProvider } from 'react-router/dom';
import { placeAboveAll } from '../components/dialog/above-all.ts';
import { LoadingOverlay } from '../components/loading/loading.tsx';
import { ToastOutlet, toast } from '../components/toast/toast.tsx';
import { setCallHandlers } from '../lib/api-client.ts';
import { logFault } from '../lib/log-fault.ts';
import { endSession } from '../lib/session.ts';
import { askSystemFlag } from '../lib/system-flag.ts';
import { loginFor, PRIVACY } from './guards.ts';
import { prefetchAreas } from './prefetch-areas.ts';
import { createAppRouter } from './router.tsx';

const router = createAppRouter();

/** Where what is demanded first is done. */
const DEMAND_PAGES: Readonly<Record<number, string>> = {
  [CODE.password_due]: '/updatePwd',
  [CODE.factor_missing]: '/secondFactor',
  [CODE.consent_missing]: PRIVACY,
};

// A person who types on a page before the login will soon be behind it: its code comes while they do.
addEventListener('keydown', () => void prefetchAreas(), { once: true });

setCallHandlers({
  showError: (message) => toast(message, { type: 'error' }),
  sessionEnded: () => {
    endSession();
    const { pathname, search } = router.state.location;
    if (pathname !== '/login') void router.navigate(loginFor(pathname + search));
  },
  demandFirst: (code) => {
    const page = DEMAND_PAGES[code] ?? '/updatePwd';
    if (router.state.location.pathname !== page) void router.navigate(page);
  },
  systemClosed: () => {
    void askSystemFlag().then(() => {
      // The login page stays: it is how an administrator gets in to open the system again.
      if (router.state.location.pathname !== '/login') void router.navigate('/system-close');
    });
  },
});

export function App() {
  return (
    <>
      <RouterProvider router={router} onError={logFault} />
      {/* Beside the page, and above a window that makes the page inert. */}
      {createPortal(
        <>
          <LoadingOverlay />
          <ToastOutlet />
        </>,
        placeAboveAll(),
      )}
    </>
  );
}
