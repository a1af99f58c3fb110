import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@lets/contract';

/** Without signs that look alike: people write them down. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;
const LENGTH = GROUPS * GROUP_LENGTH;

/** `mkfw-73h4-hqan-x2e9` and so on: nearly 80 bits each, so that a plain hash keeps them. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** Pure: what is kept of a person's code, however they wrote it; null for what cannot be one. */
export function hashRecoveryCode(userId: number, code: string): string | null {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (plain.length !== LENGTH) return null;
  return createHash('sha256').update(`recovery ${userId} ${plain}`).digest('hex');
}
