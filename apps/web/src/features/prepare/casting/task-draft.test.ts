import { expect, it } from 'vitest';
import {
  changedFields,
  editsLeft,
  faultsOf,
  mergeEdits,
  minutesShort,
  type TaskFields,
} from './task-draft.ts';

const fields: TaskFields = {
  name: 'Private lending',
  message: '',
  planned_start: 1_000_000_000,
  planned_end: null,
  holders: { clerk: 1 },
};

it('sends only what differs from what the server has', () => {
  const edits = { name: 'Private lending', message: 'Read first', holders: { clerk: 1 } };
  expect(changedFields(fields, edits)).toEqual({ message: 'Read first' });
  expect(changedFields(fields, { holders: { clerk: 2 } })).toEqual({ holders: { clerk: 2 } });
});

it('keeps what was typed while a save was on its way', () => {
  expect(editsLeft({ name: 'Week 3', message: 'Read' }, { name: 'Week', message: 'Read' })).toEqual({
    name: 'Week 3',
  });
});

it('names what is wrong at its field', () => {
  expect(faultsOf(fields)).toEqual([]);
  expect(faultsOf({ ...fields, name: ' ' })).toEqual(['name_missing']);
  expect(faultsOf({ ...fields, name: '长'.repeat(61), planned_end: 999_999_999 })).toEqual([
    'name_long',
    'end_before_start',
  ]);
});

it('warns of a time shorter than suggested, and of nothing else', () => {
  const end = 1_000_000_000 + 90 * 60_000;
  expect(minutesShort({ ...fields, planned_end: end }, 150)).toBe(60);
  expect(minutesShort({ ...fields, planned_end: end }, 60)).toBe(0);
  expect(minutesShort(fields, 150)).toBe(0);
});

it('lays what I cast over what another has taken meanwhile, unless both meant the same role', () => {
  const theirs = { ...fields, holders: { clerk: 1, judge: 3 } };
  expect(mergeEdits(fields, theirs, { holders: { clerk: 1, witness: 2 } })).toEqual({
    holders: { clerk: 1, judge: 3, witness: 2 },
  });
  expect(mergeEdits(fields, theirs, { holders: {} })).toEqual({ holders: { judge: 3 } });
  expect(mergeEdits(fields, theirs, { holders: { clerk: 1, judge: 2 } })).toBeNull();
  expect(mergeEdits(fields, { ...fields, holders: {} }, { holders: { clerk: 2 } })).toBeNull();
});

it('keeps texts apart in the same way', () => {
  const theirs = { ...fields, name: 'Theirs' };
  expect(mergeEdits(fields, theirs, { message: 'Mine' })).toEqual({ message: 'Mine' });
  expect(mergeEdits(fields, theirs, { name: 'Mine' })).toBeNull();
  expect(mergeEdits(fields, theirs, { name: 'Theirs' })).toEqual({ name: 'Theirs' });
});
