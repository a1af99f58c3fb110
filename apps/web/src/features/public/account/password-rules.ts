import { isStrongPassword, LEAST_PASSWORD_RULES, type PasswordRules } from '@lets/contract';

export const PASSWORD_RULES = ['length', 'kinds', 'account', 'different'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

export interface PasswordTry {
  account: string;
  old: string;
  next: string;
}

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];

function countKinds(password: string): number {
  return KINDS.filter((kind) => kind.test(password)).length;
}

/** Which rules a new password keeps. Pure; the server judges by the same ones. */
export function judgePassword(
  { account, old, next }: PasswordTry,
  rules: PasswordRules = LEAST_PASSWORD_RULES,
): Record<PasswordRule, boolean> {
  const name = account.trim().toLowerCase();
  return {
    length: next.length >= rules.min,
    kinds: countKinds(next) >= rules.kinds,
    account: next !== '' && !(name.length >= 4 && next.toLowerCase().includes(name)),
    different: next !== '' && next !== old,
  };
}

/** 0 is not accepted, 3 is strong. Pure. */
export function passwordStrength(
  attempt: PasswordTry,
  rules: PasswordRules = LEAST_PASSWORD_RULES,
): 0 | 1 | 2 | 3 {
  const { account, old, next } = attempt;
  if (!isStrongPassword(next, account.trim(), rules) || next === old) return 0;
  const points = (next.length >= 12 ? 1 : 0) + (countKinds(next) >= 3 ? 1 : 0);
  return points === 2 ? 3 : points === 1 ? 2 : 1;
}
