import { ALL_CALLS, callKey } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { testMatrix } from './matrix.ts';
import { policy } from './policy.ts';
import { openStage } from './stage.ts';

testMatrix('school', openStage());

describe('policy', () => {
  it('says of every declared call who may do it, and of no other', () => {
    expect(new Set(policy.map(({ key }) => key))).toEqual(new Set(ALL_CALLS.map(callKey)));
    expect(new Set(policy.map(({ title }) => title)).size).toBe(policy.length);
  });

  it('says it of every kind of a call that has several', () => {
    for (const call of ALL_CALLS) {
      for (const kind of kindsOf(call)) {
        const isKnown = policy.some(({ key, title }) => key === callKey(call) && title.includes(`#${kind}`));
        expect(isKnown, `${callKey(call)}#${kind}`).toBe(true);
      }
    }
  });
});

function kindsOf({ input }: (typeof ALL_CALLS)[number]): string[] {
  const { def } = input._zod as unknown as {
    def: { discriminator?: string; options?: { shape: Record<string, { value: string }> }[] };
  };
  const { discriminator, options = [] } = def;
  return discriminator ? options.flatMap(({ shape }) => shape[discriminator]?.value ?? []) : [];
}
