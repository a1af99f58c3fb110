import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeAll } from 'vitest';
import { loadAllTexts, setLanguage, startI18n } from '../i18n/index.ts';
import { brand } from '../lib/brand.ts';

/**
 * A test file that mounts components says this once: the texts are there, nothing of one test is left for the next, and the school's
 * clocks are this machine's, by which tests make their times.
 */
export function mountsComponents(): void {
  configure({ reactStrictMode: true });
  beforeAll(async () => {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    brand.set((now) => ({ ...now, zone }));
    await startI18n();
    await loadAllTexts();
  });
  afterEach(async () => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    await setLanguage('zh');
  });
}

/** Mounts a page at `/`, with further routes to leave it for. */
export function mountPage(page: ReactNode, others: readonly RouteObject[] = []) {
  const router = createMemoryRouter([{ path: '/', element: page }, ...others]);
  return { router, ...mount(<RouterProvider router={router} />) };
}

/** Mounts what calls the server by queries but stands at no address. */
export function mount(part: ReactNode): RenderResult {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
}
