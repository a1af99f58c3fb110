import { CODE } from '@lets/contract';
import { ApiError } from './api-client.ts';

export interface Waiting {
  /** Told every second how many are left; 0 while it is being tried again. */
  readonly onWait?: (seconds: number) => void;
  /** True once nobody waits any more. */
  readonly isOver?: () => boolean;
}

const SECOND_MS = 1000;

/** Sends again by itself what the server had no room for, after the time that it named, until it is answered in any other way. */
export async function untilThereIsRoom<T>(
  send: () => Promise<T>,
  { onWait, isOver = () => false }: Waiting = {},
): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null) throw error;
      for (let left = seconds; left > 0 && !isOver(); left--) {
        onWait?.(left);
        await new Promise((resolve) => setTimeout(resolve, SECOND_MS));
      }
      if (isOver()) throw error;
      onWait?.(0);
    }
  }
}

/** How many seconds the server asks to wait before the same is sent again; null when that is not what it says. */
export function secondsToWait(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== CODE.come_again) return null;
  const seconds: unknown = (error.data as { retry_after?: unknown } | null)?.retry_after;
  return typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds)) : 5;
}
