import { STORAGE_PREFIX } from '@lets/contract';
import { readLocal, writeLocal } from './browser-storage.ts';

/** What a person does at a page; what a page does by itself is none of it. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const TOLD_KEY = `${STORAGE_PREFIX}active_at`;

/** To open a page is an act. */
let lastActAt = Date.now();

/** Once, at the start of the page. */
export function watchActivity(): void {
  const note = () => {
    lastActAt = Date.now();
  };
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true });
}

/** When the person last did something on this page, in milliseconds since 1970. */
export function lastAct(): number {
  return lastActAt;
}

/** For how many seconds nothing was done here: said with calls, so that those a page makes by itself keep nobody logged in. */
export function idleSeconds(): number {
  return Math.floor((Date.now() - lastActAt) / 1000);
}

/** When a page of this browser last told the server that the person is there. */
export function lastTold(): number {
  return Number(readLocal(TOLD_KEY)) || 0;
}

export function noteTold(): void {
  writeLocal(TOLD_KEY, String(Date.now()));
}
