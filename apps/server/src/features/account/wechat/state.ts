import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a person may take at WeChat. */
export const STATE_MS = 10 * 60_000;

/** Pure but for the random: says who made it and until when it counts, so that asking for one keeps nothing. */
export function makeState(secret: string, now: number): string {
  const body = `${randomBytes(16).toString('base64url')}.${(now + STATE_MS).toString(36)}`;
  return `${body}.${sign(secret, body)}`;
}

/** Pure: when a state of ours is over; null when it is not ours, or is over already. */
export function endOfState(secret: string, state: string, now: number): Date | null {
  const [random, until = '', signature = '', ...rest] = state.split('.');
  const expected = Buffer.from(sign(secret, `${random}.${until}`));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const end = Number.parseInt(until, 36);
  return end > now ? new Date(end) : null;
}

function sign(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`wechat state ${body}`).digest('base64url');
}
