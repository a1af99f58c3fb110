import { lazy, Suspense } from 'react';
import { createStore, useStore } from '../../lib/store.ts';
import type { ToastOptions, ToastType } from './toast-options.ts';

export type { ToastOptions, ToastType };

/** How long news stay: nobody was waiting for them, as one waits for the answer to an act of one's own. */
export const NEWS_MS = 4000;

let host: Promise<typeof import('./toast-host.tsx')> | null = null;
/** One promise for all: several imports of a module need not settle in the order they were asked for. */
function loadHost() {
  host ??= import('./toast-host.tsx');
  return host;
}
const Host = lazy(async () => ({ default: (await loadHost()).ToastHost }));
const isWanted = createStore(false);

/** A short message at the top of the page. Plain text only. */
export function toast(message: string, options: ToastOptions = {}): void {
  isWanted.set(true);
  void loadHost().then(({ showToast }) => showToast(message, options));
}

/** Where toasts appear; their code comes with the first one, for most pages never show any. */
export function ToastOutlet() {
  return useStore(isWanted) ? (
    <Suspense fallback={null}>
      <Host />
    </Suspense>
  ) : null;
}
