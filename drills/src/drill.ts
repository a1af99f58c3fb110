import type { Need } from './needs.ts';

/**
 * A drill breaks something on purpose under load and counts what became of the work that was acknowledged meanwhile.
 *
 * To add one:
 * 1. `drills/src/<name>/<name>.ts` exports a `Drill`; what several drills need goes to `drills/src/lib/`.
 * 2. List it in `drills/src/drills.ts`.
 * 3. A short form that takes a few seconds and needs nothing but Node is listed in `drills/src/drills.test.ts` too.
 * 4. Its row in `docs/quality.md`: the command, the last figure with its date, and the fault that was planted to see it fail.
 *
 * A drill starts real processes with `startProduct` (`@lets/bench`), in `context.folder`; they end with this process. It waits for
 * conditions with `eventually`, never for time, and takes every random choice from `context.chance`, so that a seed repeats it.
 */
export interface Drill {
  /** One line for the list. */
  readonly about: string;
  /** What `--kills` sets, for the help; left out where a drill kills nothing. */
  readonly kills?: { readonly full: number; readonly short: number };
  /** Without these it is not held at all. */
  readonly needs?: readonly Need[];
  run(context: DrillContext): Promise<DrillReport>;
}

export interface DrillContext {
  readonly isShort: boolean;
  readonly seed: number;
  /** How many kills; already the drill's own number for this form unless `--kills` said another. */
  readonly kills: number;
  /** A number from 0 up to, not including, 1 that the seed and a subject always give. */
  readonly chance: (...subject: readonly (string | number)[]) => number;
  /** For data that may be thrown away; deleted afterwards. */
  readonly folder: string;
  /** A school that has been made already, to copy (`startSchool` does); left out: each drill makes its own. */
  readonly school: string | undefined;
  /** Says what is being done, as it is done. */
  readonly tell: (what: string) => void;
}

export interface DrillReport {
  /** Acts that the product said it had done. */
  readonly acknowledged: number;
  /** Of those, how many were there in the end. */
  readonly found: number;
  /** Acknowledged and not there, each in words. */
  readonly lost: readonly string[];
  /** There more than once, each in words. */
  readonly doubled: readonly string[];
  /** Acts that were answered with a clear no. */
  readonly refused: number;
  /** The longest time for which no act was acknowledged, in milliseconds; null where nothing was taken away. */
  readonly longest_outage_ms: number | null;
  /** Anything else that was not as it must be, each in words. */
  readonly faults: readonly string[];
  /** What a reader should know beside the numbers. */
  readonly notes: readonly string[];
}

/** What a drill needs and this machine has not. */
export function missingFor({ needs = [] }: Drill): readonly Need[] {
  return needs.filter((need) => !need.isHere());
}

/** Pure: whether the drill found everything as promised. */
export function hasHeld({ lost, doubled, faults }: DrillReport): boolean {
  return lost.length + doubled.length + faults.length === 0;
}
