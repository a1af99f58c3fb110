import { randomInt } from 'node:crypto';
import type { PasswordRules } from '@lets/contract';

/** Without signs that look alike: it is read out, and copied from a board. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** A password for another person to begin with, `mkfw-7384-hqan`: more than 50 bits, longer and with a capital where the rules ask for it. */
export function newPassword({ min, kinds }: PasswordRules): string {
  const pick = (from: string) => Array.from({ length: 4 }, () => from[randomInt(from.length)]).join('');
  const groups = [LETTERS, DIGITS, LETTERS].map(pick);
  while (groups.join('-').length < min) groups.push(pick(LETTERS));
  const password = groups.join('-');
  return kinds < 4 ? password : `${password.charAt(0).toUpperCase()}${password.slice(1)}`;
}
