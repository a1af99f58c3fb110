import { LANGUAGE_KEY } from '@lets/contract';
import { expect } from '@playwright/test';
import { violationsOn } from './look.ts';
import { chineseOn } from './names.ts';
import type { Person } from './people.ts';
import { type Language, textOf } from './texts.ts';

/**
 * Looks at the screen in both languages, and leaves it in Chinese. Roles, names and colours come from the same elements in both, and no text
 * is missing in either (`scripts/i18n-check.mjs`): axe, by far the longest look, looks once. What English can add is a word left in Chinese.
 */
export async function inspect(person: Person, screen: string): Promise<void> {
  const { page } = person;
  await speak(person, 'zh');
  await settle(person);
  await person.shoot(`axe-${screen.replaceAll(/\W+/g, '-')}-zh`);
  expect.soft(await violationsOn(page), screen).toEqual([]);
  await expect.soft(page).toHaveTitle(new RegExp(textOf('zh', 'common:product')));
  await speak(person, 'en');
  await hasLoaded(person);
  await person.shoot(`axe-${screen.replaceAll(/\W+/g, '-')}-en`);
  expect.soft(await chineseOn(person), `${screen}: Chinese on the English screen`).toEqual([]);
  await expect.soft(page).toHaveTitle(new RegExp(textOf('en', 'common:product')));
  await speak(person, 'zh');
}

async function speak(person: Person, language: Language): Promise<void> {
  const now = (await person.page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'zh';
  if (now === language) return;
  const button = person.page.locator(`button[lang="${language === 'zh' ? 'zh-CN' : 'en'}"]`).first();
  if ((await button.count()) > 0) {
    // A window may lie over the button: what it does is wanted here, not how it is reached.
    await button.dispatchEvent('click');
  } else {
    await person.page.evaluate(`localStorage.setItem('${LANGUAGE_KEY}', '${language}')`);
    await person.page.reload();
    await settle(person);
  }
  await expect(person.page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en');
}

/** Waits until nothing is on its way any more. */
async function settle(person: Person): Promise<void> {
  await person.traffic.ends();
  await hasLoaded(person);
}

const hasLoaded = ({ page }: Person) =>
  expect(page.locator('[aria-busy=true], [class*=skeleton], [role=status] [class*=dots]')).toHaveCount(0);
