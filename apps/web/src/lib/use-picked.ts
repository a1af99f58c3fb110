import { replaceEqualDeep } from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';
import type { Readable } from './store.ts';

/** `made`, with every part that equals its counterpart in `before` replaced by it: what has not changed stays the same object. Pure. */
export function share<T>(before: unknown, made: T): T {
  return replaceEqualDeep(before, made);
}

/** What `pick` makes of a store's value. The component renders when that becomes another value, not just another object. */
export function usePicked<T, P>(store: Readable<T>, pick: (value: T) => P): P {
  const last = useRef<P>(undefined);
  const get = () => {
    last.current = share(last.current, pick(store.get()));
    return last.current;
  };
  return useSyncExternalStore(store.subscribe, get);
}
