import type { BrowserContext } from '@playwright/test';

/** How many times slower every page runs; as fast as it can without it. */
const SLOW = Number(process.env.E2E_SLOW ?? 1);

/** A machine on which a page is late to show what it knows. It turns up what only holds while nobody is quicker than the screen. */
export function onSlowMachine(context: BrowserContext): void {
  if (SLOW <= 1) return;
  context.on('page', async (page) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  });
}
