import { STUCK_AFTER } from '@lets/contract';
import { DUE_KINDS, type DueKind } from '@lets/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Awaited, type OpenStanding, type Standing, stuckReasons } from './stuck.ts';

const MINUTE = 60_000;
const NOW = 1000 * MINUTE;
const AWAY = STUCK_AFTER.away_minutes * MINUTE;
const IDLE = STUCK_AFTER.idle_minutes * MINUTE;

const HERE = [{ role_id: 'judge', user_id: 1, awaySince: null }];
const awaiting = (kind: DueKind, changes: Partial<Awaited> = {}): Awaited => ({
  kind,
  told: kind,
  since: NOW - 60 * MINUTE,
  needsAll: false,
  waited: HERE,
  from: null,
  ...changes,
});
const section = ({
  waited = HERE,
  needsAll = false,
  ...changes
}: Partial<Omit<OpenStanding, 'since'> & Awaited & { since: number }> = {}): OpenStanding => ({
  node_id: 'court',
  since: NOW - 60 * MINUTE,
  wrong_tries: 0,
  awaited: [awaiting('end', { needsAll, waited })],
  ...changes,
});
const standing = (changes: Partial<Standing> = {}): Standing => ({
  now: NOW,
  isPaused: false,
  lastAt: NOW - MINUTE,
  help: [],
  open: [section()],
  ...changes,
});
const reasons = (changes: Partial<Standing>) => stuckReasons(standing(changes)).map(({ reason }) => reason);
const away = (role_id: string, minutes: number) => ({
  role_id,
  user_id: 1,
  awaySince: NOW - minutes * MINUTE,
});

describe('a team is stuck', () => {
  it('not while it gets on', () => {
    expect(stuckReasons(standing())).toEqual([]);
  });

  it('when nothing has happened for long', () => {
    expect(reasons({ lastAt: NOW - IDLE })).toEqual(['idle']);
    expect(reasons({ lastAt: NOW - IDLE + 1 })).toEqual([]);
  });

  it('when whoever is waited for is gone, and nobody else can do it', () => {
    const [found] = stuckReasons(standing({ open: [section({ waited: [away('judge', 5)] })] }));
    expect(found).toMatchObject({ reason: 'missing', role_id: 'judge', user_id: 1, since: NOW - 5 * MINUTE });
    const here = { role_id: 'clerk', user_id: 2, awaySince: null };
    expect(reasons({ open: [section({ waited: [away('judge', 5), here] })] })).toEqual([]);
    expect(reasons({ open: [section({ waited: [away('judge', 5), here], needsAll: true })] })).toEqual([
      'missing',
    ]);
  });

  it('when one of several things waits for somebody who is gone, told once', () => {
    const [here, gone] = [
      awaiting('end', { needsAll: true }),
      awaiting('end', { waited: [away('clerk', 5)] }),
    ];
    expect(reasons({ open: [section({ awaited: [here, gone, gone] })] })).toEqual(['missing']);
    expect(reasons({ open: [section({ awaited: [here, here] })] })).toEqual([]);
  });

  it('not for somebody who has just left, nor in a section that has just opened', () => {
    const gone = { role_id: 'judge', user_id: 1, awaySince: NOW - AWAY + 1 };
    expect(reasons({ open: [section({ waited: [gone] })] })).toEqual([]);
    expect(reasons({ open: [section({ since: NOW - AWAY + 1, waited: [away('judge', 500)] })] })).toEqual([]);
    expect(reasons({ open: [section({ since: NOW - AWAY, waited: [away('judge', 500)] })] })).toEqual([
      'missing',
    ]);
  });

  it('when it tries wrong options again and again', () => {
    const { wrong_tries } = STUCK_AFTER;
    expect(reasons({ open: [section({ wrong_tries: wrong_tries - 1 })] })).toEqual([]);
    expect(stuckReasons(standing({ open: [section({ wrong_tries })] }))[0]).toMatchObject({
      reason: 'wrong_tries',
      count: wrong_tries,
      node_id: 'court',
    });
  });

  const QUIET = STUCK_AFTER.unsigned_minutes * MINUTE;
  const clerk = { role_id: 'clerk', user_id: 2, awaySince: null };

  it.each([
    ['unsigned', 'sign', QUIET],
    ['unsigned', 'sign_record', QUIET],
    ['votes', 'vote', QUIET],
    ['votes', 'end_vote', QUIET],
    ['condition', 'meet', QUIET],
    ['document', 'hand_in', IDLE],
  ] as const)('when it waits and does nothing meanwhile: %s by %s', (reason, kind, limit) => {
    const awaited = [awaiting(kind, { waited: [clerk, ...HERE] })];
    const lastAt = NOW - limit;
    expect(reasons({ open: [section({ awaited })], lastAt: lastAt + 1 })).toEqual([]);
    expect(stuckReasons(standing({ open: [section({ awaited })], lastAt }))[0]).toMatchObject({
      reason,
      role_id: 'clerk',
      user_id: 2,
      since: lastAt,
      count: 2,
      due: kind,
    });
  });

  it('when a request stays unanswered, even if the others go on', () => {
    const asked = (since: number) => awaiting('answer_request', { since, from: 'plaintiff', waited: HERE });
    const found = (since: number) => stuckReasons(standing({ open: [section({ awaited: [asked(since)] })] }));
    expect(found(NOW - QUIET + 1)).toEqual([]);
    expect(found(NOW - QUIET)).toMatchObject([
      { reason: 'request', role_id: 'judge', from_role: 'plaintiff', since: NOW - QUIET },
    ]);
    const two = [asked(NOW - QUIET), asked(NOW - 2 * QUIET)];
    expect(reasons({ open: [section({ awaited: two })] })).toEqual(['request']);
  });

  it('as soon as only its mentor can move it on', () => {
    const awaited = [awaiting('step_in', { since: NOW, waited: [] })];
    expect(reasons({ open: [section({ awaited, wrong_tries: 9 })] })).toEqual(['step_in', 'wrong_tries']);
  });

  it('by a condition in the word that people know it by', () => {
    const awaited = [awaiting('meet', { told: 'speak' })];
    const lastAt = NOW - QUIET;
    expect(stuckReasons(standing({ open: [section({ awaited })], lastAt }))).toMatchObject([
      { reason: 'condition', due: 'speak' },
    ]);
    // A document that a condition asks for is still being written.
    const handIn = [awaiting('meet', { told: 'hand_in' })];
    expect(reasons({ open: [section({ awaited: handIn })], lastAt })).toEqual([]);
  });

  it('and says of whom it waits for when it does nothing', () => {
    const [found] = stuckReasons(standing({ lastAt: NOW - IDLE }));
    expect(found).toMatchObject({ reason: 'idle', node_id: 'court', role_id: 'judge', due: 'end' });
    expect(stuckReasons(standing({ lastAt: NOW - IDLE, open: [] }))).toMatchObject([
      { reason: 'idle', node_id: null, role_id: null, due: null },
    ]);
  });

  it('when it calls for help, before every other reason; a pause silences only the others', () => {
    const help = [{ user_id: 3, node_id: null, at: NOW }];
    const open = [section({ wrong_tries: 9, waited: [away('judge', 5)] })];
    const all = { help, open, lastAt: NOW - IDLE };
    expect(reasons(all)).toEqual(['help', 'missing', 'wrong_tries', 'idle']);
    expect(reasons({ ...all, isPaused: true })).toEqual(['help']);
  });
});

const times = fc.integer({ min: 0, max: NOW });
const waited = fc.record({ role_id: fc.string(), user_id: fc.nat(9), awaySince: fc.option(times) });
const kinds = fc.constantFrom(...DUE_KINDS);
const sections = fc.record({
  node_id: fc.string(),
  since: times,
  wrong_tries: fc.nat(5),
  awaited: fc.array(
    fc.record({
      kind: kinds,
      told: kinds,
      since: times,
      needsAll: fc.boolean(),
      waited: fc.array(waited, { maxLength: 4 }),
      from: fc.option(fc.string()),
    }),
    { maxLength: 3 },
  ),
});
const standings = fc.record({
  now: fc.constant(NOW),
  isPaused: fc.boolean(),
  lastAt: times,
  help: fc.array(fc.record({ user_id: fc.nat(), node_id: fc.constant(null), at: times }), { maxLength: 3 }),
  open: fc.array(sections, { maxLength: 3 }),
});

it('once stuck, a team in which nothing happens stays stuck', () => {
  fc.assert(
    fc.property(standings, fc.nat(100 * MINUTE), (found, later) => {
      const before = stuckReasons(found).map(({ reason }) => reason);
      const after = stuckReasons({ ...found, now: NOW + later }).map(({ reason }) => reason);
      expect(after).toEqual(expect.arrayContaining(before));
    }),
  );
});
