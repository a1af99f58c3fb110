import { lazy, Suspense } from 'react';
import { makings } from '../../lib/makings.ts';
import { useStore } from '../../lib/store.ts';

const Tray = lazy(async () => ({ default: (await import('./making-tray.tsx')).MakingTray }));

/** Where files that are being made are shown, over every page; most never show any. */
export function MakingOutlet() {
  return useStore(makings).length > 0 ? (
    <Suspense fallback={null}>
      <Tray />
    </Suspense>
  ) : null;
}
