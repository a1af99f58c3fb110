import { setTimeout as delay } from 'node:timers/promises';
import { assistantChat } from '@lets/contract';
import type { BrowserContext } from '@playwright/test';

/** By up to how many milliseconds each answer comes late; by none without it. */
const LAG = Number(process.env.E2E_LAG ?? 0);

/**
 * A line on which every file and every answer comes late, each by another time: what was asked first is often answered last. It turns up
 * what only holds while the line is good. Two journeys cannot be run so: what is asked here goes past a browser that is told to be
 * offline (`draw`), and a socket led through here is not seen by those who listen at the page (`vote`).
 */
export async function overPoorLine(context: BrowserContext): Promise<void> {
  if (!LAG) return;
  const late = () => delay(Math.random() * LAG);
  await context.route('**/*', async (route) => {
    await late();
    await route.fallback();
  });
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const isFile = request.headers()['content-type']?.startsWith('multipart/');
    // Held back is only what is short: no file on its way up, no answer that comes word by word.
    if (isFile || request.url().endsWith(assistantChat.path)) return route.fallback();
    try {
      const response = await route.fetch();
      await late();
      await route.fulfill({ response });
    } catch {
      // The person who asked has gone to another page.
      await route.abort('connectionfailed').catch(() => {});
    }
  });
  await context.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    // One after the other, for a socket keeps its order; what is under way when it ends is lost.
    let last = Promise.resolve();
    server.onMessage((message) => {
      const due = late();
      last = last.then(() => due).then(() => socket.send(message));
    });
  });
}
