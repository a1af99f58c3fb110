import { CODE } from '@lets/contract';
import { ApiError } from '../api-client.ts';
import { secondsToWait } from '../come-again.ts';
import type { SaveResult } from './types.ts';

/**
 * Makes the call of a save and tells its autosave what came of it. `onRefused` says what a refusal is that means more than that this
 * content does not fit: someone saved in between, for instance; null where it means no more.
 */
export async function resultOf<Conflict>(
  call: () => Promise<SaveResult<Conflict>>,
  onRefused: (error: ApiError) => SaveResult<Conflict> | null | Promise<SaveResult<Conflict> | null>,
): Promise<SaveResult<Conflict>> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) return { is: 'offline' };
    const seconds = secondsToWait(error);
    if (seconds !== null) return { is: 'later', ms: seconds * 1000 };
    // Logged out or shut out: what is unsaved is kept, and saved when the person is back.
    if (error.code === CODE.not_logged_in || error.code === CODE.system_closed) return { is: 'offline' };
    return (await onRefused(error)) ?? { is: 'refused', message: error.message };
  }
}
