import { useEffect } from 'react';
import { callConnection } from '../connection.ts';
import { useStore } from '../store.ts';
import { registerFlush } from './open-autosaves.ts';
import type { Autosave, SaveState } from './types.ts';

/**
 * Ties an autosave to the page that shows its document: it saves while the page is open, at once when the connection is back, when
 * the page is hidden or left, and before its person logs out. Returns what its status line says.
 */
export function useAutosave<Part, Conflict>(autosave: Autosave<Part, Conflict>): SaveState<Conflict> {
  useEffect(() => followPage(autosave), [autosave]);
  return useStore(autosave.state);
}

function followPage<Part, Conflict>({ start, flush, retry }: Autosave<Part, Conflict>): () => void {
  const stop = start();
  const listening = new AbortController();
  const { signal } = listening;
  const onHidden = () => {
    if (document.visibilityState === 'hidden') void flush();
  };
  document.addEventListener('visibilitychange', onHidden, { signal });
  addEventListener('pagehide', () => void flush(), { signal });
  addEventListener('online', retry, { signal });
  const stopFollowing = callConnection.subscribe(() => {
    if (callConnection.get() === 'connected') retry();
  });
  const unregister = registerFlush(flush);
  return () => {
    listening.abort();
    stopFollowing();
    unregister();
    stop();
  };
}
