import type { Logger } from 'pino';

/** How long the log may tell more, or less, than it was started with. */
export const LASTS_MS = 3_600_000;

/** The log's level of this process, which can be another for an hour: nobody has to remember to put it back. */
export class LogLevels {
  readonly usual: string;
  readonly #log: Pick<Logger, 'level'>;
  readonly #clock: () => number;
  #until: number | null = null;
  #lapse: NodeJS.Timeout | undefined;

  constructor({ log, clock }: { readonly log: Pick<Logger, 'level'>; readonly clock: () => number }) {
    this.#log = log;
    this.#clock = clock;
    this.usual = log.level;
  }

  get now(): { readonly usual: string; readonly level: string; readonly until: number | null } {
    return { usual: this.usual, level: this.#log.level, until: this.#until };
  }

  set(level: string): void {
    clearTimeout(this.#lapse);
    this.#log.level = level;
    this.#until = level === this.usual ? null : this.#clock() + LASTS_MS;
    if (this.#until !== null) this.#lapse = setTimeout(() => this.set(this.usual), LASTS_MS).unref();
  }

  /** Between `debug` and the usual one. */
  toggle(): void {
    this.set(this.#log.level === 'debug' ? this.usual : 'debug');
  }
}
