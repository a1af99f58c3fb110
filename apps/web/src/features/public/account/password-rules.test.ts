import { isStrongPassword } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { judgePassword, passwordStrength } from './password-rules.ts';

const attempt = (next: string) => ({ account: 'student01', old: 'Before-123', next });

describe('password rules', () => {
  it.each([
    ['', { length: false, kinds: false, account: false, different: false }],
    ['short1', { length: false, kinds: true, account: true, different: true }],
    ['allletters', { length: true, kinds: false, account: true, different: true }],
    ['xSTUDENT01x', { length: true, kinds: true, account: false, different: true }],
    ['Before-123', { length: true, kinds: true, account: true, different: false }],
    ['quiet4river', { length: true, kinds: true, account: true, different: true }],
  ])('%s', (next, verdict) => expect(judgePassword(attempt(next))).toEqual(verdict));

  it('agrees with the server on what is accepted', () => {
    for (const next of [
      '',
      'short1',
      'allletters',
      'xSTUDENT01x',
      'quiet4river',
      'a1a1a1a1',
      'ÄÖÜäöüß1',
      '12345678',
    ]) {
      const { length, kinds, account } = judgePassword(attempt(next));
      expect(length && kinds && account, next).toBe(isStrongPassword(next, 'student01'));
    }
  });

  it.each([
    ['allletters', 0],
    ['Before-123', 0],
    ['quiet4river', 1],
    ['quiet4river-bank', 3],
    ['quiet4riverbank', 2],
  ])('%s is %d strong', (next, strength) => expect(passwordStrength(attempt(next))).toBe(strength));
});
