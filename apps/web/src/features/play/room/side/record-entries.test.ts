import type { RunEvent } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { anEvent, spoke } from '../../../../domain/run/testing.ts';
import { keyOfEntry, listEntries, type RecordReader, uncleared } from './record-entries.ts';

const reader: RecordReader = {
  sideOf: (roleId) => (roleId === 'plaintiff' ? 'claimant' : 'bench'),
  textOf: (entry) => (entry.kind === 'line' ? JSON.stringify(entry.line.event.data) : entry.kind),
};
const everything = { side: null, words: '' };
const firing = (seq: number, closes: string | null, opens: string[]) => ({
  seq,
  closes,
  trans_id: 't',
  opens: opens.map((node_id) => ({ node_id, inside: [] })),
  parks: [],
  unparks: [],
});
const record = [
  anEvent(1, {
    type: 'started',
    data: { leader_id: 1, member_ids: [], holders: {}, firing: firing(1, null, ['a']) },
  }),
  spoke(2, 'court is open'),
  anEvent(3, { type: 'page_turned', data: { page: 2 } }),
  anEvent(4, { type: 'spoke', data: { text: 'We claim.', file_id: null } }, { role_id: 'plaintiff' }),
  anEvent(5, { type: 'guided', data: { text: 'mind the law' } }, { by_staff: true, role_id: null }),
  anEvent(6, { type: 'section_ended', data: { trans_id: 't', reason: null, firing: firing(6, 'a', ['b']) } }),
  anEvent(7, { type: 'spoke', data: { text: 'in b', file_id: null } }, { node_id: 'b' }),
];
const kinds = (entries: ReturnType<typeof listEntries>) =>
  entries.map((entry) => `${entry.seq} ${entry.kind === 'line' ? entry.line.about : entry.kind}`);

describe('the record', () => {
  it('tells speeches, events, the mentor and every section opened, and no page turned', () => {
    expect(kinds(listEntries(record, everything, reader))).toEqual([
      '1 moving',
      '1 section',
      '2 speech',
      '4 speech',
      '5 mentor',
      '6 moving',
      '6 section',
      '7 speech',
    ]);
  });

  it('is filtered by side and by words', () => {
    expect(kinds(listEntries(record, { side: 'claimant', words: '' }, reader))).toEqual(['4 speech']);
    expect(kinds(listEntries(record, { side: null, words: 'CLAIM' }, reader))).toEqual(['4 speech']);
  });

  it('leaves out what a step back cleared', () => {
    const back = anEvent(
      8,
      { type: 'stepped_back', data: { firings: [6], closes: ['b'], reopens: ['a'] } },
      { node_id: 'b' },
    );
    expect(uncleared([...record, back]).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 8]);
  });

  it('begins anew with a restart', () => {
    const restarted = anEvent(8, { type: 'restarted', data: { path_id: 2, firing: firing(8, null, ['a']) } });
    expect(uncleared([...record, restarted, spoke(9)]).map(({ seq }) => seq)).toEqual([8, 9]);
  });

  it('keeps its lines the same, under the same keys, while it grows at both ends', () => {
    const long = Array.from({ length: 300 }, (_, index) => spoke(index + 1));
    const part = listEntries(long.slice(64, 200), everything, reader);
    const whole = listEntries(long, everything, reader);
    expect(part).toHaveLength(136);
    expect(part.every((entry, index) => entry === whole[index + 64])).toBe(true);
    expect(new Set(whole.map(keyOfEntry)).size).toBe(whole.length);
  });
});

it('puts the question above its answer, also when it was read later than the answer', () => {
  const question = anEvent(2, { type: 'help_asked', data: { text: 'What first?' } });
  const answer = anEvent(5, { type: 'guided', data: { text: 'The facts.', answers: 2 } }, { by_staff: true });
  const questionOf = (record: RunEvent[]) =>
    listEntries(record, everything, reader).flatMap((entry) =>
      entry.kind === 'line' ? (entry.line.question?.seq ?? []) : [],
    );
  expect(questionOf([answer])).toEqual([]);
  expect(questionOf([question, answer])).toEqual([2]);
  const again = listEntries([question, answer], everything, reader).at(-1);
  expect(listEntries([question, answer], everything, reader).at(-1)).toBe(again);
});
