import type { BrowserContext } from '@playwright/test';

/** Tells of each alert and each status as it comes onto a page. */
const LISTEN = `new MutationObserver((changes) => {
  const spoken = '[role=alert], [role=status]';
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof Element)) continue;
    for (const one of [node, ...node.querySelectorAll(spoken)])
      if (one.matches(spoken) && one.textContent) window.hearsInPassing(one.textContent);
  }
}).observe(document, { childList: true, subtree: true })`;

/** What pages say in passing: messages go by themselves, on a slow machine before anybody has looked. */
export class PassingWords {
  readonly #heard: string[] = [];

  static async on(context: BrowserContext): Promise<PassingWords> {
    const words = new PassingWords();
    await context.exposeBinding('hearsInPassing', (_page, text: string) => void words.#heard.push(text));
    await context.addInitScript(LISTEN);
    return words;
  }

  /** Whether this was said; and if it was, it and what was said before it count no more. */
  takes(text: string): boolean {
    const at = this.#heard.findIndex((one) => one.includes(text));
    this.#heard.splice(0, at + 1);
    return at >= 0;
  }
}
