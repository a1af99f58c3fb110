import type { ExperimentDetail } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { FakeRun } from '../../../../domain/run/timeline/fake-run.ts';
import { buildTimeline, stateAt } from '../../../../domain/run/timeline/timeline.ts';
import { courtLines, signersAt } from './court-lines.ts';
import { fileAt, keyOfEvent } from './file-items.ts';

const HASH = 'a'.repeat(64);
const detail = {
  flow: {
    roles: [{ id: 'judge' }, { id: 'plaintiff' }],
    nodes: [
      { id: 'court', kind: 'court', vote: null, roles: [], templates: [] },
      { id: 'panel', kind: 'vote', vote: {}, roles: [], templates: [] },
    ],
    transitions: [],
  },
} as unknown as ExperimentDetail;

const inCourt = (role_id: string) => ({ node_id: 'court', role_id });
const run = new FakeRun()
  .start(['court'])
  .speak('court', 'judge', 'The hearing is open.')
  .add(
    'document_created',
    { document_id: 'brief', name: 'Brief', template_id: null, hash: HASH },
    inCourt('plaintiff'),
  )
  .speak('court', 'plaintiff', 'Two hundred thousend.')
  .add('record_closed', { lines: [2, 4], hash: 'one', signers: ['judge', 'plaintiff'] }, inCourt('judge'))
  .add(
    'record_signed',
    { decision: 'signed', hash: 'one', reason: null, image: 'text:Judge' },
    inCourt('judge'),
  )
  .add('correction_asked', { line: 4, text: 'Two hundred thousand.' }, inCourt('plaintiff'))
  .add(
    'correction_answered',
    {
      correction_id: 7,
      target_role: 'plaintiff',
      line: 4,
      text: 'Two hundred thousand.',
      agree: true,
      reason: null,
      hash: 'two',
    },
    inCourt('judge'),
  )
  .end('court', 't', ['panel'])
  .add('voted', { option_id: 'for' }, { node_id: 'panel', role_id: 'judge' });
const timeline = buildTimeline(run.events);
const at = (index: number) => stateAt(timeline, index);
const keysAt = (index: number, userId = 1) =>
  fileAt(detail, at(index), { userId, seesAll: false }).map(({ key }) => key);
const court = (index: number) => {
  const section = at(index).sections.court;
  if (!section) throw new Error('no hearing yet');
  return section;
};

describe('the file at a moment', () => {
  it('grows as it did, and holds for each only what they could read', () => {
    expect(keysAt(1)).toEqual([]);
    expect(keysAt(2)).toEqual(['record court 1']);
    expect(keysAt(3, 2)).toEqual(['record court 1', 'brief']);
    expect(keysAt(3, 1)).toEqual(['record court 1']);
    expect(keysAt(10, 2)).toEqual(['record court 1', 'brief', 'vote panel 9']);
  });

  it('is opened from the line that tells of it', () => {
    const about = (seq: number) => keyOfEvent(at(seq), run.events[seq - 1] as RunEvent);
    expect([2, 3, 5, 6, 9, 10].map(about)).toEqual([
      null,
      'brief',
      'record court 1',
      'record court 1',
      null,
      'vote panel 9',
    ]);
  });
});

describe('a court record at a moment', () => {
  const textAt = (index: number) =>
    courtLines(run.events, index, court(index)).map(({ event, corrected }) => corrected ?? event.data.text);

  it('reads as it read then: what was corrected later is not', () => {
    expect(textAt(3)).toEqual(['The hearing is open.']);
    expect(textAt(7)).toEqual(['The hearing is open.', 'Two hundred thousend.']);
    expect(textAt(8)).toEqual(['The hearing is open.', 'Two hundred thousand.']);
  });

  it('bears the signatures of then; one of an earlier text stands as history', () => {
    const checksAt = (index: number) => {
      const { record } = court(index).court ?? {};
      if (!record) throw new Error('not closed yet');
      const { signers, earlier } = signersAt(run.events.slice(0, index), at(index), record, () => undefined);
      return [signers.map(({ status, image }) => [status, image]), earlier.length];
    };
    expect(checksAt(5)).toEqual([
      [
        ['waiting', null],
        ['waiting', null],
      ],
      0,
    ]);
    expect(checksAt(6)).toEqual([
      [
        ['signed', 'text:Judge'],
        ['waiting', null],
      ],
      0,
    ]);
    expect(checksAt(8)).toEqual([
      [
        ['waiting', null],
        ['waiting', null],
      ],
      1,
    ]);
  });
});
