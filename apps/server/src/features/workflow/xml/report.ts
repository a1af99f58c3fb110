import type { ImportExample, ImportLine, ImportResult, ImportThing } from '@lets/contract';

/** Of one kind, and of all of them. */
const EXAMPLES = { each: 40, all: 400 };

/** What is told of a file once it has been read. */
export class Report {
  readonly #lines = new Map<string, ImportLine>();
  #examples = 0;

  /** `example` may be a way to find it, which is not gone where enough are told. */
  say(
    what: ImportThing,
    became: ImportResult | null,
    example: ImportExample | null | (() => ImportExample | null),
  ): void {
    const key = `${what} ${became}`;
    const line = this.#lines.get(key) ?? { what, became, count: 0, examples: [] };
    line.count += 1;
    this.#lines.set(key, line);
    if (line.examples.length >= EXAMPLES.each || this.#examples >= EXAMPLES.all) return;
    const found = typeof example === 'function' ? example() : example;
    if (!found) return;
    line.examples.push(found);
    this.#examples += 1;
  }

  lines(): ImportLine[] {
    return [...this.#lines.values()];
  }
}
