import type { LiveTyping } from '@lets/contract';
import { expect, it } from 'vitest';
import { anEvent } from '../../../../domain/run/testing.ts';
import { stillTyping, withTold } from './still-typing.ts';

const typing = (role_id: string, seq: number, meeting_id: number | null = null): LiveTyping => ({
  ...{ eid: 1, node_id: 'a', user_id: 2, role_id, seq, meeting_id },
});
const says = (seq: number, role_id: string) =>
  anEvent(seq, { type: 'spoke', data: { text: 'So it is.', file_id: null } }, { role_id, node_id: 'a' });
const whispers = (seq: number, role_id: string, meeting_id: number) =>
  anEvent(
    seq,
    { type: 'spoke_in_meeting', data: { text: 'Between us.', file_id: null, meeting_id } },
    { role_id, node_id: 'a' },
  );

it('is whoever has not said it since they were told to be typing', () => {
  const record = [says(3, 'judge'), says(5, 'plaintiff')];
  expect(stillTyping([typing('judge', 3), typing('plaintiff', 4)], record)).toEqual(['judge']);
  // What was told late, of a speech that is in the record already, comes to nothing.
  expect(stillTyping([typing('judge', 2)], record)).toEqual([]);
  expect(stillTyping([typing('plaintiff', 5)], record)).toEqual(['plaintiff']);
});

it('of a private talk is not over with a speech to the room, nor the other way round', () => {
  expect(stillTyping([typing('judge', 3, 2)], [says(4, 'judge')])).toEqual(['judge']);
  expect(stillTyping([typing('judge', 3)], [whispers(4, 'judge', 2)])).toEqual(['judge']);
  expect(stillTyping([typing('judge', 3, 2)], [whispers(4, 'judge', 2)])).toEqual([]);
});

it('keeps the order in which they began', () => {
  const told = [typing('judge', 3), typing('plaintiff', 3)].reduce(withTold, []);
  expect(withTold(told, typing('judge', 4)).map(({ role_id, seq }) => [role_id, seq])).toEqual([
    ['judge', 4],
    ['plaintiff', 3],
  ]);
});
