import { type ComponentType, lazy } from 'react';

/** Between the tries to fetch it, in milliseconds: a line that is away for a moment is no reason to lose the page. */
const PAUSES = [500, 1000, 2000, 4000, 8000];

async function fetchPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/**
 * A part of a page whose code comes when it is first shown, or earlier with `fetchSoon`. It wants a boundary of its own around it, so that
 * the page stands while it comes.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let coming: Promise<{ default: ComponentType<P> }> | null = null;
  const fetch = () => {
    coming ??= fetchPatiently(load).then((part) => ({ default: part }));
    return coming;
  };
  return {
    Part: lazy(fetch),
    fetchSoon: () => {
      // It is asked for again when it is shown.
      fetch().catch(() => {
        coming = null;
      });
    },
  };
}
