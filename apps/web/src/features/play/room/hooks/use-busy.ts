import { useCallback, useState } from 'react';

/**
 * Runs an act from a window: busy meanwhile, `done` afterwards. A refusal has been told in a toast and leaves the window
 * with what was typed in it.
 */
export function useBusy(done?: () => void): [boolean, (work: () => Promise<unknown>) => Promise<boolean>] {
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(
    async (work: () => Promise<unknown>) => {
      setBusy(true);
      try {
        await work();
        done?.();
        return true;
      } catch {
        return false;
      } finally {
        setBusy(false);
      }
    },
    [done],
  );
  return [isBusy, run];
}
