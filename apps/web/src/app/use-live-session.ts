import { CODE, DEMAND_CODE, signInStanding } from '@lets/contract';
import { useEffect } from 'react';
import { ApiError, call, tellDemand } from '../lib/api-client.ts';
import { closeSocket, getSocket } from '../lib/socket.ts';
import { askWhenShownOut } from './shown-out.ts';

const SHOWN_OUT: readonly number[] = [CODE.not_logged_in, CODE.system_closed];

/** Whether calls are still answered. Their refusal leads to the login or to the closed page (app.tsx); a person who comes back gets a new connection. */
async function isWelcome(): Promise<boolean> {
  try {
    const quiet = 'asks only whether the session still stands, which its end tells';
    const { demand } = await call(signInStanding, {}, { quiet });
    if (demand === null) return true;
    // The line stays down until that is done; the page is led there.
    closeSocket();
    tellDemand(CODE[DEMAND_CODE[demand]]);
    return false;
  } catch (error) {
    if (error instanceof ApiError && SHOWN_OUT.includes(error.code)) {
      closeSocket();
      return false;
    }
  }
  return true;
}

/** Whether the session still stands, wherever in the areas someone is. */
export function useLiveSession(): void {
  useEffect(() => askWhenShownOut(getSocket(), isWelcome), []);
}
