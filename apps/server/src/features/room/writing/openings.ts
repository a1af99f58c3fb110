/** Tells the socket to end, and its client to come back. */
type ComeAgain = () => void;

/** Who waits for a document to be laid. The library lays it once for all of them, and of a fault tells only the first. */
export class Openings {
  readonly #waiting = new Map<string, Set<ComeAgain>>();

  begin(name: string, comeAgain: ComeAgain): void {
    const waiting = this.#waiting.get(name) ?? new Set();
    this.#waiting.set(name, waiting.add(comeAgain));
  }

  /** The document is open to that socket, or the socket is gone. */
  end(comeAgain: ComeAgain): void {
    for (const [name, waiting] of this.#waiting)
      if (waiting.delete(comeAgain) && waiting.size === 0) this.#waiting.delete(name);
  }

  fail(name: string): void {
    const waiting = this.#waiting.get(name) ?? [];
    this.#waiting.delete(name);
    for (const comeAgain of waiting) comeAgain();
  }
}
