import type { Quoting } from './use-quoting.ts';

/** A place that was asked for: a new one each time, so that asking twice looks twice. */
export interface Found {
  readonly seq: number;
}

/** What stands out in the record for the comments beside. */
export interface Marks {
  readonly quoted: ReadonlySet<number>;
  readonly quoting: Quoting | null;
  readonly found: Found | null;
  forget(): void;
}
