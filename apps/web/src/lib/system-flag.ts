import type { Bilingual } from '@lets/contract';
import { SYSTEM_CLOSED_KEY, systemParam } from '@lets/contract';
import { call } from './api-client.ts';
import { createStore } from './store.ts';

/** What the system said about being closed: asked once, remembered until someone asks again. */
export const systemFlag = createStore<{ value: string; note: Bilingual | null } | null>(null);

let asking: Promise<void> | null = null;

/** The remembered flag, or null when it could not be asked: then navigation goes on. */
export async function readSystemFlag(): Promise<string | null> {
  if (!systemFlag.get()) {
    asking ??= askSystemFlag().finally(() => {
      asking = null;
    });
    await asking;
  }
  return systemFlag.get()?.value ?? null;
}

/** Asks anew; the closed page does so when someone tries again. */
export async function askSystemFlag(): Promise<void> {
  try {
    const { value, note } = await call(
      systemParam,
      { key: SYSTEM_CLOSED_KEY },
      { quiet: 'unknown is open: a closed system refuses the next call, which leads to its page' },
    );
    systemFlag.set({ value, note });
  } catch {
    // The client has logged it. An unknown flag must keep nobody out.
  }
}
