import { describe, expect, it } from 'vitest';
import { MOST_REFUSALS, pauseAfter } from './refusals.ts';

describe('a player that is refused', () => {
  const pauses = Array.from({ length: MOST_REFUSALS }, (_, i) => pauseAfter(i + 1));

  it('looks again almost at once, then less and less often, and never rarely', () => {
    expect(pauses[0]).toBeLessThan(100);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(new Set(pauses.slice(0, 6)).size).toBe(6);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(2_000);
  });

  it('does not give up for half a minute', () => {
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(30_000);
  });
});
