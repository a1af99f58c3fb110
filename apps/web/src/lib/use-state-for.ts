import { useCallback, useState } from 'react';

/** State that belongs to `key`: when that becomes another, it is `initial` again, and a setter from before does nothing. */
export function useStateFor<K, T>(key: K, initial: T): [T, (next: T) => void] {
  const [held, hold] = useState({ key, value: initial });
  const isOld = !Object.is(held.key, key);
  if (isOld) hold({ key, value: initial });
  const set = useCallback(
    (value: T) => hold((now) => (Object.is(now.key, key) ? { key, value } : now)),
    [key],
  );
  return [isOld ? initial : held.value, set];
}
