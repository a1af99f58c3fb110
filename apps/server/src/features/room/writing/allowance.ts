/** So much at once, and so much a second. */
export interface Rate {
  readonly burst: number;
  readonly per_second: number;
}

/** What a person may still spend: it fills up again with time, and may be overdrawn once. */
export class Allowance {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.burst;
    this.#at = now();
  }

  spend(amount: number): void {
    this.#fill();
    this.#left -= amount;
  }

  /** Spends nothing where there is too little. */
  take(amount: number): boolean {
    this.#fill();
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }

  /** How long until one may be spent again; 0 for now. */
  waitMs(): number {
    this.#fill();
    return this.#left >= 1 ? 0 : Math.ceil(((1 - this.#left) / this.#rate.per_second) * 1000);
  }

  #fill(): void {
    const now = this.#now();
    const more = ((now - this.#at) / 1000) * this.#rate.per_second;
    this.#left = Math.min(this.#rate.burst, this.#left + more);
    this.#at = now;
  }
}
