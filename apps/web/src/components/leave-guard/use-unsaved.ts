import { useEffect } from 'react';
import { useLatest } from '../../lib/use-latest.ts';

const asked = new Set<() => boolean>();

/** Says of one form among several on a page whether something in it is unsaved; the page's guard asks `isAnythingUnsaved`. */
export function useUnsaved(isUnsaved: boolean): void {
  const now = useLatest(isUnsaved);
  useEffect(() => {
    const ask = () => now.current;
    asked.add(ask);
    return () => {
      asked.delete(ask);
    };
  }, [now]);
}

export function isAnythingUnsaved(): boolean {
  return [...asked].some((ask) => ask());
}
