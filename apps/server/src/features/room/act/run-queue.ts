/**
 * Does the acts of one run in this process one after the other. They would wait for each other at the row's lock anyway, but there
 * each holds a connection: one busy room would take them all. And what comes of them is told in the order of their numbers, though
 * the database lets the next act in before it tells us that the last one is committed.
 */
export class RunQueue {
  /** By run: when the last act that waits is over. */
  readonly #last = new Map<number, Promise<void>>();

  #inLine = 0;

  /** Acts that wait behind another of their run. */
  get waiting(): number {
    return this.#inLine - this.#last.size;
  }

  async run<T>(eid: number, work: () => Promise<T>): Promise<T> {
    this.#inLine += 1;
    const own = (this.#last.get(eid) ?? Promise.resolve()).then(work);
    const over = own.then(nothing, nothing);
    this.#last.set(eid, over);
    try {
      return await own;
    } finally {
      this.#inLine -= 1;
      if (this.#last.get(eid) === over) this.#last.delete(eid);
    }
  }
}

function nothing(): void {}
