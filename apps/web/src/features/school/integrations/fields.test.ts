import { INTEGRATION_KINDS, INTEGRATION_SETTINGS, isElsewhere } from '@lets/contract';
import { expect, it } from 'vitest';
import { SECTIONS, startOf } from './fields.ts';

it.each(INTEGRATION_KINDS)('asks for every setting of %s, and for nothing else', (kind) => {
  const known = Object.keys(INTEGRATION_SETTINGS[kind].shape).sort();
  expect(Object.keys(startOf(kind)).sort()).toEqual(known);
});

it.each(INTEGRATION_KINDS)('begins %s with what the contract takes, but for what must be entered', (kind) => {
  const result = INTEGRATION_SETTINGS[kind].safeParse(startOf(kind));
  const wrong = result.success ? [] : result.error.issues.map(({ path }) => path[0]);
  const needed = SECTIONS[kind].flatMap(({ fields }) => fields.filter((field) => field.needed));
  expect(needed.map(({ name }) => name)).toEqual(expect.arrayContaining(wrong));
  for (const { name } of needed) if (startOf(kind)[name] === '') expect(wrong).toContain(name);
});

it('knows when a service is another one', () => {
  const cas = { ...startOf('cas'), prefix: 'https://sso.example/cas' };
  expect(isElsewhere(cas, { ...cas, goes_straight: true })).toBe(false);
  expect(isElsewhere(cas, { ...cas, prefix: 'https://evil.example/cas' })).toBe(true);
});
