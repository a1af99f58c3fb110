import { lazy, Suspense } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'default';

export interface ToastOptions {
  type?: ToastType;
  /** An identical toast still on the screen is hidden first. */
  distinct?: boolean;
  closeButton?: boolean;
  duration?: number;
}

const loadHost = () => import('./toast-host.tsx');
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
