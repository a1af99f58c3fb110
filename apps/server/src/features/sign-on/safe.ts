import { OutsideFault } from '../../outside/ask.ts';
import { isSafeAddress } from '../../outside/safe.ts';

/** What a sign-on server says is believed: nobody on the way may change it. Throws an `OutsideFault`. */
export function assertSafe(url: string): void {
  if (!isSafeAddress(url)) throw new OutsideFault('certificate', `https is needed: ${new URL(url).host}`);
}
