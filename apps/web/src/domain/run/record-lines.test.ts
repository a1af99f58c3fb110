import { expect, it } from 'vitest';
import { lineIcon, recordLines } from './record-lines.ts';
import { FakeRun } from './timeline/fake-run.ts';

it('tells what a reader follows, each under its heading, and leaves out the rest', () => {
  const run = new FakeRun()
    .start(['a'])
    .speak('a', 'judge', 'Open.')
    .add('page_turned', { page: 2 })
    .add('document_saved', { document_id: 'd', version: 2, hash: 'h' })
    .add('document_submitted', { document_id: 'd', name: 'Complaint' })
    .add('vote_ended', { result: { outcome: 'passed', tally: {}, abstained: [] } })
    .add('vote_ended', { result: { outcome: 'passed', tally: {}, abstained: [] } }, { by_staff: true })
    .add('called_in', { target_role: 'witness' });
  expect(recordLines(run.events).map(({ seq, index, about }) => [seq, index, about])).toEqual([
    [1, 0, 'moving'],
    [2, 1, 'speech'],
    [5, 4, 'document'],
    [6, 5, 'vote'],
    [7, 6, 'mentor'],
    [8, 7, 'other'],
  ]);
});

it('tells a consequence as the doing of whoever took the option, with a mark of its own', () => {
  const run = new FakeRun()
    .start(['a'])
    .add('section_ended', ENDING, { node_id: 'a', actor_id: 7, role_id: 'plaintiff' })
    .add('consequence_struck', { trans_id: 't', taken_seq: 2 }, { node_id: 'b', actor_id: 9 });
  const lines = recordLines(run.events);
  expect(lines.map(({ by }) => by.actor_id)).toEqual([1, 7, 7]);
  expect(lines.map(lineIcon)).toEqual(['arrowr', 'arrowr', 'scales']);
});

const ENDING = {
  trans_id: 't',
  reason: null,
  firing: {
    seq: 2,
    closes: 'a',
    trans_id: 't',
    opens: [{ node_id: 'b', inside: [] }],
    parks: [],
    unparks: [],
  },
};
