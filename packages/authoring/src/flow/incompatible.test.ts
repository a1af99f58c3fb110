import type { FlowRole } from '@lets/contract';
import { expect, it } from 'vitest';
import { setIncompatible, tidyIncompatible } from './incompatible.ts';

const role = (id: string, incompatible?: string[]): FlowRole => ({
  id,
  type: 'other',
  side: 'third',
  name: { zh: id, en: id },
  character: 'd1',
  ...(incompatible && { incompatible }),
});
const named = (roles: readonly FlowRole[]) => roles.map(({ incompatible }) => incompatible);

it('both roles of a pair name each other, and neither once it is taken away', () => {
  const roles = [role('judge'), role('party'), role('witness', ['judge'])];
  const set = setIncompatible(roles, 'judge', ['witness', 'party']);
  expect(named(set)).toEqual([['party', 'witness'], ['judge'], ['judge']]);
  expect(named(setIncompatible(set, 'party', []))).toEqual([['witness'], undefined, ['judge']]);
  expect(named(setIncompatible(roles, 'judge', []))).toEqual([undefined, undefined, undefined]);
});

it('a role that is gone is named by none', () => {
  const roles = [role('judge', ['gone', 'judge', 'party']), role('party', ['gone'])];
  expect(named(tidyIncompatible(roles))).toEqual([['party'], undefined]);
});
