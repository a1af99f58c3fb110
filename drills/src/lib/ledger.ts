import { setTimeout as delay } from 'node:timers/promises';
import type { RunEvent } from '@lets/engine';

/** A busy machine may need long for one act. When nobody has been answered for so long, nobody will be. */
const STILL_MS = 300_000;
const LOOK_MS = 20;

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

/** Acts that were sent more than once. */
export class Retries {
  /** How many, and how many of them the first try had done without being answered. */
  readonly counts = { all: 0, done: 0 };

  note({ tries, sentAt }: { readonly tries: number; readonly sentAt: number }, doneAt: number): void {
    if (tries === 1) return;
    this.counts.all += 1;
    if (doneAt < sentAt) this.counts.done += 1;
  }
}

/** What the product has acknowledged, as the drill's own process remembers it. */
export class Ledger {
  readonly acts: Acknowledged[] = [];
  readonly written: Written[] = [];
  readonly retries = new Retries();
  refused = 0;
  readonly #lastOf = new Map<number, number>();
  #last: number | null = null;
  #movedAt = performance.now();
  #longest = 0;
  #longestOfLeg = 0;
  #waiting: { readonly at: number; readonly resolve: () => void }[] = [];

  get count(): number {
    return this.acts.length + this.written.length;
  }

  /** The longest time for which nothing was acknowledged since `begin`, in milliseconds. */
  get longestOutage(): number {
    return this.#longest;
  }

  /** The same since `beginLeg`. */
  get longestOfLeg(): number {
    return this.#longestOfLeg;
  }

  /** Whether it is of no use to wait any longer. */
  get isStill(): boolean {
    return performance.now() - this.#movedAt > STILL_MS;
  }

  /** Something else went on, such as a server that came up: the waiting begins anew. */
  stir(): void {
    this.#movedAt = performance.now();
  }

  /** Looks until it is so, for as long as anything goes on, however slowly. */
  async whileMoving(what: string, isSo: () => boolean, stillMs: number = STILL_MS): Promise<void> {
    while (!isSo()) {
      if (performance.now() - this.#movedAt > stillMs)
        throw new Error(`never: ${what}; nothing was acknowledged for ${stillMs / 1000} s`);
      await delay(LOOK_MS);
    }
  }

  /** What was acknowledged before was preparation, with pauses of its own. */
  begin(): void {
    this.#last = performance.now();
    this.#longest = 0;
  }

  beginLeg(): void {
    this.#longestOfLeg = 0;
  }

  /** The number of the last event of a run that somebody was told of. */
  lastOf(eid: number): number {
    return this.#lastOf.get(eid) ?? 0;
  }

  act(one: Acknowledged): void {
    this.acts.push(one);
    const last = one.events.at(-1)?.seq ?? 0;
    this.#lastOf.set(one.eid, Math.max(last, this.lastOf(one.eid)));
    this.#note();
  }

  write(one: Written): void {
    this.written.push(one);
    this.#note();
  }

  /** Resolves in the moment in which so many have been acknowledged in all; rejects when nothing goes on any more. */
  async reaches(count: number): Promise<void> {
    const reached = Promise.withResolvers<void>();
    this.#waiting.push({ at: count, resolve: reached.resolve });
    this.#tellReached();
    const isThere = () => this.count >= count;
    await Promise.race([reached.promise, this.whileMoving(`${count} acts`, isThere)]);
  }

  #note(): void {
    const now = performance.now();
    const silence = now - (this.#last ?? now);
    this.#longest = Math.max(this.#longest, silence);
    this.#longestOfLeg = Math.max(this.#longestOfLeg, silence);
    this.#last = now;
    this.stir();
    this.#tellReached();
  }

  #tellReached(): void {
    const due = this.#waiting.filter(({ at }) => at <= this.count);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.count);
    for (const { resolve } of due) resolve();
  }
}

/** The events that only acts of members and staff make: each of them in the database has been acknowledged once, or it was done twice. */
export const OF_ACTS: readonly RunEvent['type'][] = [
  'started',
  'spoke',
  'voted',
  'ballot_cast',
  'vote_ended',
  'section_ended',
  'document_signed',
  'jumped',
  'lead_handed_over',
];
