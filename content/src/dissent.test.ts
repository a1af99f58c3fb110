import type { FlowNode } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { bundledCases } from './index.ts';

/** Who votes here and speaks before it. */
function speakingVoters({ roles, lines }: FlowNode): string[] {
  return roles
    .filter(
      ({ role_id, functions }) => functions.includes('vote') && lines.some((one) => one.role_id === role_id),
    )
    .map(({ role_id }) => role_id);
}

describe.each(bundledCases.map(({ code, flow }) => [code, flow] as const))('%s', (_code, flow) => {
  const votes = flow.nodes.filter(({ vote }) => vote && !vote.secret);

  it('gives each who speaks before an open vote reasons of their own against', () => {
    for (const node of votes)
      for (const role of speakingVoters(node))
        expect(
          node.lines.filter((line) => line.role_id === role && line.against),
          `${node.id} ${role}`,
        ).not.toEqual([]);
  });

  it('has no two members dissent in the same words', () => {
    for (const { id, lines } of votes) {
      const dissents = lines.flatMap(({ against }) => (against ? [against] : []));
      for (const lang of ['zh', 'en'] as const)
        expect(new Set(dissents.map((one) => one[lang])).size, id).toBe(dissents.length);
    }
  });
});
