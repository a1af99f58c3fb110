import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { PASSWORD } from './product.ts';

/** Chromium without a window, the system's own where there is one. */
export function launchBrowser(): Promise<Browser> {
  const system = '/usr/bin/chromium';
  return chromium.launch({
    ...(existsSync(system) && { executablePath: system }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}

/** A page of a browser in which someone is logged in. */
export async function sitDown(browser: Browser, url: string, account: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.request.post(`${url}/api/account/login`, {
    form: { userData: JSON.stringify({ account, password: PASSWORD }) },
    headers: { origin: url },
  });
  return context.newPage();
}
