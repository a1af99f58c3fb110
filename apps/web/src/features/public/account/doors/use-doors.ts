import { type Door, signOnDoors } from '@lets/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../../lib/api-client.ts';

/** The school's doors: null until they are known, 'failed' when nobody answered. Pages before the login do without the query library. */
export function useDoors(): { doors: readonly Door[] | 'failed' | null; again: () => void } {
  const [doors, setDoors] = useState<readonly Door[] | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew
  useEffect(() => {
    const given = new AbortController();
    call(signOnDoors, {}, { shown: 'in-place', signal: given.signal }).then(
      ({ list }) => setDoors(list),
      () => {
        if (!given.signal.aborted) setDoors('failed');
      },
    );
    return () => given.abort();
  }, [tries]);
  const again = useCallback(() => {
    setDoors(null);
    setTries((count) => count + 1);
  }, []);
  return { doors, again };
}
