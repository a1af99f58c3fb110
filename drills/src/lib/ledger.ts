import type { RunEvent } from '@lets/engine';

/** What an act's answer said that it made happen. */
export interface Acknowledged {
  readonly eid: number;
  /** In words, for a report. */
  readonly what: string;
  readonly events: readonly { readonly seq: number; readonly type: string; readonly data: unknown }[];
}

/** Words that were typed into a shared document and said to be on disk. */
export interface Written {
  readonly eid: number;
  readonly documentId: string;
  readonly mark: string;
}

/** What the product has acknowledged, as the drill's own process remembers it. */
export class Ledger {
  readonly acts: Acknowledged[] = [];
  readonly written: Written[] = [];
  refused = 0;
  #last: number | null = null;
  #longest = 0;
  #longestOfLeg = 0;
  #waiting: { readonly at: number; readonly resolve: () => void }[] = [];

  get count(): number {
    return this.acts.length + this.written.length;
  }

  /** The longest time for which nothing was acknowledged since the first act, in milliseconds. */
  get longestOutage(): number {
    return this.#longest;
  }

  /** The same since `beginLeg`. */
  get longestOfLeg(): number {
    return this.#longestOfLeg;
  }

  beginLeg(): void {
    this.#longestOfLeg = 0;
  }

  act(one: Acknowledged): void {
    this.acts.push(one);
    this.#note();
  }

  write(one: Written): void {
    this.written.push(one);
    this.#note();
  }

  /** Resolves as soon as so many have been acknowledged in all, in the moment of the last. */
  reaches(count: number): Promise<void> {
    if (this.count >= count) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ at: count, resolve }));
  }

  #note(): void {
    const now = performance.now();
    const silence = now - (this.#last ?? now);
    this.#longest = Math.max(this.#longest, silence);
    this.#longestOfLeg = Math.max(this.#longestOfLeg, silence);
    this.#last = now;
    const due = this.#waiting.filter(({ at }) => at <= this.count);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.count);
    for (const { resolve } of due) resolve();
  }
}

/** The events that only acts of members make: each of them in the database has been acknowledged once, or it was done twice. */
export const OF_ACTS: readonly RunEvent['type'][] = ['spoke', 'ballot_cast', 'vote_ended', 'section_ended'];
