import { type Dispatch, type SetStateAction, useState } from 'react';

/**
 * Which window of several is open: `[open, show, close]`. Closing is of the window that was open when `close` was given out: an answer
 * that comes late, when its window has gone and the next one stands there, closes nothing.
 */
export function useOpen<T>(): readonly [T | null, Dispatch<SetStateAction<T | null>>, () => void] {
  const [open, show] = useState<T | null>(null);
  const close = () => show((now) => (now === open ? null : now));
  return [open, show, close];
}
