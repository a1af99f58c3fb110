/** Repeatable chance from a seed (mulberry32), so that a property's counterexample can be played again. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, not including, 1. */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  chance(probability: number): boolean {
    return this.roll() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.roll() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** A subset in the given order, of at least so many (or all there are). */
  some<T>(items: readonly T[], least: number): readonly T[] {
    const chosen = new Set(items.filter(() => this.chance(0.5)));
    while (chosen.size < Math.min(least, items.length)) chosen.add(this.pick(items));
    return items.filter((item) => chosen.has(item));
  }
}
