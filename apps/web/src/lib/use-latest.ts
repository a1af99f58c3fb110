import { type RefObject, useRef } from 'react';

/** What was last drawn with: for what ends long after it began, an upload, while others went on writing. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
