import PQueue from 'p-queue';
import { refuse } from '../../http/errors.ts';

export interface Line {
  /** How much is done at once. */
  readonly atOnce: number;
  /** How many may wait; without it, any number. */
  readonly waiting?: number;
  /** Nobody is let in who would wait longer than this, as far as can be foreseen. */
  readonly longestMs?: number;
}

/** What a piece of work is taken to last before any has been seen to its end. */
const FIRST_GUESS_MS = 50;
/** How much the latest piece of work tells of those to come. */
const WEIGHT = 0.1;

/**
 * Work of which only so much is done at once; the rest waits in the order in which it came. Who would have to wait too long is refused
 * and told when to come again.
 */
export function takingTurns({ atOnce, waiting = Number.POSITIVE_INFINITY, longestMs }: Line) {
  const line = new PQueue({ concurrency: atOnce });
  let lasts = FIRST_GUESS_MS;

  function assertRoom(): void {
    const wait = ((line.size + 1) * lasts) / atOnce;
    const isTooLong = longestMs !== undefined && line.pending >= atOnce && wait > longestMs;
    if (line.size < waiting && !isTooLong) return;
    // Not all of them in the same second.
    refuse('come_again', { retry_after: Math.max(1, Math.ceil((wait / 1000) * (0.75 + Math.random() / 2))) });
  }

  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      lasts += (performance.now() - begun - lasts) * WEIGHT;
    }
  }

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    assertRoom();
    return line.add(() => timed(work));
  };
}
