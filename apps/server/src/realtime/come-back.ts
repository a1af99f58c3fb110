import { SERVER_LIMITS } from '../limits.ts';

const { each, least, most } = SERVER_LIMITS.live.return_ms;

/** Pure: within what range so many clients should spread their return. */
export function returnRange(lines: number): number {
  return Math.min(most, Math.max(least, lines * each));
}
