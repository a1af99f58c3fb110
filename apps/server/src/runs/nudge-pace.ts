/** Nobody is reminded of the same run again before this. */
export const NUDGE_MS = 60_000;
/** Beyond so many, those whose minute is over are forgotten. */
const REMEMBERED = 5000;

/** When who was last reminded in which run. In this process alone: with several servers each allows as much. */
export class NudgePace {
  readonly #last = new Map<string, number>();

  /** Those of the members who may be reminded now; from here on they count as reminded. */
  take(eid: number, userIds: readonly number[], now: number): readonly number[] {
    const fresh = userIds.filter((id) => now - this.#lastOf(eid, id) >= NUDGE_MS);
    for (const id of fresh) this.#last.set(`${eid} ${id}`, now);
    if (this.#last.size > REMEMBERED) this.#forget(now);
    return fresh;
  }

  /** Milliseconds until all of them may be reminded again. */
  wait(eid: number, userIds: readonly number[], now: number): number {
    return Math.max(0, ...userIds.map((id) => this.#lastOf(eid, id) + NUDGE_MS - now));
  }

  #lastOf(eid: number, userId: number): number {
    return this.#last.get(`${eid} ${userId}`) ?? Number.NEGATIVE_INFINITY;
  }

  #forget(now: number): void {
    for (const [key, at] of this.#last) if (now - at >= NUDGE_MS) this.#last.delete(key);
  }
}
