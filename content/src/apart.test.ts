import { fewestPeople, mayHold } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { bundledCases } from './index.ts';

describe.each(bundledCases.map((one) => [one.code, one.flow] as const))('in %s', (_, flow) => {
  const judges = flow.roles.filter(({ side }) => side === 'bench');

  it('who decides, or keeps the record, is nothing else: no party, counsel, prosecutor, expert or witness', () => {
    for (const judge of judges) {
      const others = flow.roles.filter(({ side }) => side !== 'bench');
      for (const other of others) expect(mayHold(flow, [other.id], judge.id), other.id).toBe(false);
    }
  });

  it('nobody is on both sides', () => {
    const [claimants, respondents] = (['claimant', 'respondent'] as const).map((side) =>
      flow.roles.filter((role) => role.side === side),
    );
    for (const one of claimants ?? []) {
      for (const other of respondents ?? []) expect(mayHold(flow, [one.id], other.id)).toBe(false);
    }
  });

  it('five people can play it', () => {
    expect(fewestPeople(flow)).toBeGreaterThan(2);
    expect(fewestPeople(flow)).toBeLessThanOrEqual(5);
  });
});
