import type { SectionState } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import type { RunRole } from './names.ts';
import { leanAt, occupantsOf } from './seats.ts';
import { aNode } from './testing.ts';

const node = aNode({
  id: 'a',
  roles: [
    { role_id: 'judge', seat: 'j0' },
    { role_id: 'witness', seat: 'w' },
    { role_id: 'usher', seat: null },
  ],
});
const section = {
  status: 'open',
  inside: ['judge'],
  requests: [{ role_id: 'judge' }],
} as unknown as SectionState;
const role = (id: string) => ({ id, name: id.toUpperCase(), character: 'd1' }) as RunRole;

describe('the seats', () => {
  it('hold those with a place in the picture, as they are now', () => {
    const seats = occupantsOf({ node, section, role, isOnline: (id) => id === 'judge', speaker: 'judge' });
    expect(seats).toEqual([
      {
        id: 'judge',
        seat: 'j0',
        character: 'd1',
        name: 'JUDGE',
        speaking: true,
        offline: false,
        calledOut: false,
        gesture: 'raise',
      },
      {
        id: 'witness',
        seat: 'w',
        character: 'd1',
        name: 'WITNESS',
        speaking: false,
        offline: true,
        calledOut: true,
        gesture: null,
      },
    ]);
  });

  it('are all taken when the section has passed: nobody is sent out any more', () => {
    const passed = { ...section, status: 'passed' } as SectionState;
    const seats = occupantsOf({ node, section: passed, role, isOnline: () => true, speaker: null });
    expect(seats.every((one) => !one.calledOut)).toBe(true);
  });
});

it('keeps cards inside the picture', () => {
  expect([leanAt(0), leanAt(700), leanAt(1400)]).toEqual([20, 50, 80]);
  for (const x of [900, 1000, 1100]) {
    expect(leanAt(x)).toBeLessThan(80);
    expect(leanAt(1400 - x)).toBe(100 - leanAt(x));
  }
});
