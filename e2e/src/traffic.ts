import { expect, type Page, type Request } from '@playwright/test';

/** As long as this nothing may be on its way before a screen counts as come. */
const QUIET_MS = 100;

/** What a page has on its way. */
export class Traffic {
  readonly #pending = new Set<Request>();
  #changedAt = Date.now();

  constructor(page: Page) {
    page.on('request', (request) => this.#change(() => this.#pending.add(request)));
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => this.#change(() => this.#pending.delete(request)));
  }

  /** Something was asked for that may take a moment to show on the line. */
  begins(): void {
    this.#change(() => {});
  }

  async ends(): Promise<void> {
    await expect.poll(() => this.#quietFor(), { intervals: [25] }).toBeGreaterThanOrEqual(QUIET_MS);
  }

  #quietFor(): number {
    return this.#pending.size > 0 ? 0 : Date.now() - this.#changedAt;
  }

  #change(what: () => void): void {
    what();
    this.#changedAt = Date.now();
  }
}
