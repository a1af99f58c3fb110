import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Person } from './people.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** How often a page is looked at before what is wrong on it is believed. */
const LOOKS = 3;

/**
 * Violations of WCAG 2.2 AA on a page, with the nodes they are at. A message may begin to
 * fade while it is looked at: what is wrong is still so at the next look.
 */
export async function violationsOn(page: Page): Promise<Violation[]> {
  for (let left = LOOKS; ; left -= 1) {
    await standsStill(page);
    const found = await lookAt(page);
    if (found.length === 0 || left === 1) return found;
  }
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}

async function lookAt(page: Page): Promise<Violation[]> {
  // The other mode opens a page of its own for each look, for frames of other origins: there are none here.
  const { violations } = await new AxeBuilder({ page })
    // What is in order is not described: only what is not is read here.
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(
      (node) => `${node.target.join(' ')} ${node.html.slice(0, 300)}: ${node.any[0]?.message ?? ''}`,
    ),
  }));
}

/** Looks at the screen in both languages without leaving it, and leaves it in the one it had. */
export async function inspect(
  person: Person,
  screen: string,
  now: 'zh' | 'en' = 'zh',
  within: { width: number } = { width: 1440 },
): Promise<void> {
  for (const language of now === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const)) {
    await speak(person, language);
    await person.shoot(`frame-${screen.replaceAll(/\W+/g, '-')}-${language}`);
    // Roles, names and colours come from the same elements in both languages.
    if (language === now) expect.soft(await violationsOn(person.page), screen).toEqual([]);
    const width = await person.page.evaluate<number>('document.documentElement.scrollWidth');
    expect.soft(width, `${screen}, ${language}: width`).toBeLessThanOrEqual(within.width);
  }
  await speak(person, now);
}

/** Presses the page's own switch, which may lie behind an open window. */
async function speak(person: Person, language: 'zh' | 'en'): Promise<void> {
  const html = person.page.locator('html');
  const tag = language === 'zh' ? 'zh-CN' : 'en';
  if ((await html.getAttribute('lang')) === tag) return;
  await person.page.locator(`button[lang="${tag}"]`).first().dispatchEvent('click');
  await expect(html).toHaveAttribute('lang', tag);
  await standsStill(person.page);
}

/** Waits for what fades in or out: half-way its colours are not its own. What turns for ever is not waited for. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(`Promise.allSettled(
    document.getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  ).then(() => null)`);
}
