import { describe, expect, it } from 'vitest';
import { bundledCases } from './index.ts';
import { idleRoles, thinBriefs } from './test-support/roles-said.ts';

describe.each(bundledCases.map((authored) => [authored.code, authored] as const))('%s', (_code, authored) => {
  it('gives every role a paper, a vote or a section of its own', () => {
    expect(idleRoles(authored)).toEqual([]);
  });

  it('tells every role in its brief what only it knows', () => {
    expect(thinBriefs(authored)).toEqual([]);
  });
});
