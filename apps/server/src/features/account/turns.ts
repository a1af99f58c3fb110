import { refuse } from '../../http/errors.ts';

/** What somebody is told to wait when the line is full. */
const RETRY_AFTER_S = 10;

/** Work of which only so much is done at once; the rest waits in the order in which it came, and beyond a bound it is refused. */
export function takingTurns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (line.length >= waiting) refuse('too_many_tries', { retry_after: RETRY_AFTER_S });
    if (running >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The turn passes on without being given up in between.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
