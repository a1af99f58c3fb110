import { useEffect, useRef } from 'react';

/** Fetches again whenever `revision` changes after the first look. */
export function useRefetchOn(revision: string | number | undefined, refetch: () => unknown): void {
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    void refetch();
  }, [revision, refetch]);
}
