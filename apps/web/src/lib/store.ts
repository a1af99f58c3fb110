import { useSyncExternalStore } from 'react';

/** A value outside the component tree that components can follow. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends Readable<T> {
  set(next: T | ((now: T) => T)): void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      const made = typeof next === 'function' ? (next as (now: T) => T)(value) : next;
      if (Object.is(made, value)) return;
      value = made;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value made of two others; computed when it is read and one of them has changed. */
export function derive<A, B, T>(
  first: Readable<A>,
  second: Readable<B>,
  compute: (a: A, b: B, before: T | undefined) => T,
): Readable<T> {
  let known: { a: A; b: B; value: T } | undefined;
  return {
    get() {
      const a = first.get();
      const b = second.get();
      if (!known || !Object.is(a, known.a) || !Object.is(b, known.b))
        known = { a, b, value: compute(a, b, known?.value) };
      return known.value;
    },
    subscribe(listener) {
      const stops = [first.subscribe(listener), second.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

export function useStore<T>(store: Readable<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
