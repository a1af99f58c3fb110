import { expect, expectTypeOf, it } from 'vitest';
import type { TextKey, Translate, useTranslation } from './texts.ts';

/** Says back what it was asked for. */
const say: Translate<'common'> = (key) => key;
const sayBoth: Translate<readonly ['runs', 'common']> = (key) => key;

it('knows the keys of one namespace', () => {
  expect(say('act.cancel')).toBe('act.cancel');
  // @ts-expect-error no such key
  say('act.cancle');
  // @ts-expect-error a branch is no text
  say('act');
  // @ts-expect-error the namespace is not among those that were asked for
  say('runs:count');
});

it('knows the keys of several namespaces: of the first by themselves, of all with their namespace', () => {
  expect(sayBoth('joiner')).toBe('joiner');
  sayBoth('runs:joiner');
  sayBoth('common:act.cancel');
  // @ts-expect-error the others need their namespace
  sayBoth('act.cancel');
  // @ts-expect-error no such key there
  sayBoth('common:joiner');
});

it('knows the stem of plural forms, and what is put together from a union', () => {
  expectTypeOf<'count' | 'count_other'>().toExtend<TextKey<'runs'>>();
  const identity = Math.random() < 2 ? (1 as const) : (2 as const);
  expect(say(`account.identity.${identity}`)).toBe('account.identity.1');
  const any: string = 'cancel';
  // @ts-expect-error any word may follow
  say(`act.${any}`);
});

it('knows the namespaces, and hands a t on that knows more than was asked', () => {
  expectTypeOf<Translate<readonly ['runs', 'common']>>().toExtend<Translate<'runs'>>();
  expectTypeOf<Translate<'runs'>>().not.toExtend<Translate<'common'>>();
  expectTypeOf<'no-such-texts'>().not.toExtend<Parameters<typeof useTranslation>[0]>();
});
