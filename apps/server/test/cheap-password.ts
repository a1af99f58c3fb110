import { hashPassword, type PasswordCost } from '../src/features/account/passwords.ts';

/** Hundreds of real hashes would take a minute, and no test is about them. */
export const CHEAP: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export function hashCheaply(password: string): Promise<string> {
  return hashPassword(password, CHEAP);
}
