import { proveFlow } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { bundledCases } from './index.ts';

describe.each(bundledCases.map((file) => [file.code, file] as const))('%s', (_code, { flow }) => {
  const proof = proveFlow(flow);

  it.each(proof.member_counts)('is played through every section and way by $members', ({ missed, stuck }) => {
    expect({ missed, stuck }).toEqual({ missed: { sections: [], transitions: [] }, stuck: null });
  });

  it('comes to its end by every section and right way whoever refuses to sign, ties a vote, or is absent', () => {
    const lacking = proof.disturbances.filter(
      ({ missed, stuck }) => stuck !== null || missed.sections.length + missed.transitions.length > 0,
    );
    expect(lacking).toEqual([]);
    for (const { kind, times } of proof.disturbances) expect(times, kind).toBeGreaterThan(0);
    expect(proof.impossible).toEqual([]);
    expect(proof.is_proved).toBe(true);
  });
});
