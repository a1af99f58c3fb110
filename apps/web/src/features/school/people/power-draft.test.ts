import { MANAGEMENT_MODULES } from '@lets/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, type PowerDraft, turn } from './power-draft.ts';

const admin = { id: 7, name: '沈雅琴', modules: ['workflow', 'user'] as const };
const none: PowerDraft = new Map();

describe('the modules of an admin', () => {
  it('tells what is granted and what is withdrawn', () => {
    const draft = turn(turn(none, admin, 'log'), admin, 'workflow');
    expect(changesOf(draft, [admin])).toEqual([
      { admin, next: ['user', 'log'], granted: ['log'], withdrawn: ['workflow'] },
    ]);
  });

  it('is unchanged when every module was turned twice, in any order', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...MANAGEMENT_MODULES, ...MANAGEMENT_MODULES], { minLength: 16 }),
        (all) => {
          const draft = all.reduce((now, module) => turn(now, admin, module), none);
          expect(draft.size).toBe(0);
        },
      ),
    );
  });

  it('leaves those alone whose modules changed meanwhile to what was wanted', () => {
    const draft = turn(none, admin, 'log');
    expect(changesOf(draft, [{ ...admin, modules: ['workflow', 'user', 'log'] }])).toEqual([]);
  });
});
