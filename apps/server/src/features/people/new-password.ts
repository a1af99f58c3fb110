import { randomInt } from 'node:crypto';

/** Without signs that look alike: it is read out, and copied from a board. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** A password for somebody else to begin with, `mkfw-7384-hqan`: more than 50 bits. */
export function newPassword(): string {
  const pick = (from: string) => Array.from({ length: 4 }, () => from[randomInt(from.length)]).join('');
  return [LETTERS, DIGITS, LETTERS].map(pick).join('-');
}
