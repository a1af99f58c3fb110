import { traced } from '../tracing/tracing.ts';
import type { Storage } from './storage.ts';

const asked = (name: string) => ({ name: `store ${name}`, kind: 'client' }) as const;

/** What a store in the network takes of a call's time; no key, which names an upload. */
export function tracedStorage<T extends Storage>(storage: T): T {
  return {
    ...storage,
    keep: (key, path) => traced(asked('keep'), () => storage.keep(key, path)),
    read: (key, range) => traced(asked('read'), () => storage.read(key, range)),
    remove: (key) => traced(asked('remove'), () => storage.remove(key)),
  };
}
