const DAY_MS = 24 * 3_600_000;
/** Of all kinds together. A fault that goes on pushes out the oldest, which its count still knows. */
const KINDS = 50;
/** How finely a day is counted. */
const HOUR_MS = 3_600_000;

interface Counted {
  /** By hour since 1970. */
  readonly hours: Map<number, number>;
  lastAt: number;
  trace: string | null;
}

/** What the log told as errors within a day, by its message: how often, and when last. What people wrote is in none of them. */
export class RecentErrors {
  readonly #kinds = new Map<string, Counted>();
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  note(message: string, trace: string | null): void {
    const now = this.#clock();
    const hour = Math.floor(now / HOUR_MS);
    const counted = this.#kinds.get(message) ?? { hours: new Map(), lastAt: now, trace };
    counted.hours.set(hour, (counted.hours.get(hour) ?? 0) + 1);
    counted.lastAt = now;
    counted.trace = trace;
    // Again at the end: the first is the one that has been silent for longest.
    this.#kinds.delete(message);
    this.#kinds.set(message, counted);
    for (const kept of counted.hours.keys()) if (kept <= hour - 24) counted.hours.delete(kept);
    for (const oldest of this.#kinds.keys()) {
      if (this.#kinds.size <= KINDS) break;
      this.#kinds.delete(oldest);
    }
  }

  /** The latest first. */
  list(): { message: string; count: number; lastAt: number; trace: string | null }[] {
    const since = this.#clock() - DAY_MS;
    return [...this.#kinds]
      .filter(([, { lastAt }]) => lastAt > since)
      .map(([message, { hours, lastAt, trace }]) => ({
        message,
        count: countOf(hours, since),
        lastAt,
        trace,
      }))
      .reverse();
  }
}

function countOf(hours: ReadonlyMap<number, number>, since: number): number {
  let count = 0;
  for (const [hour, times] of hours) if ((hour + 1) * HOUR_MS > since) count += times;
  return count;
}
