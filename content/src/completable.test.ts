import { proveFlow } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { bundledCases } from './index.ts';

describe.each(bundledCases.map((file) => [file.code, file] as const))('%s', (_code, { flow }) => {
  const proof = proveFlow(flow);

  it.each(proof.member_counts)('is played through every section and way by $members', ({ missed, stuck }) => {
    expect({ missed, stuck }).toEqual({ missed: { sections: [], transitions: [] }, stuck: null });
  });

  it('comes to its end whoever refuses to sign, ties a vote, or is absent', () => {
    expect(proof.disturbances.filter(({ stuck }) => stuck !== null)).toEqual([]);
    expect(proof.impossible).toEqual([]);
    expect(proof.is_proved).toBe(true);
  });
});
