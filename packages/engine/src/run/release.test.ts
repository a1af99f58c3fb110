import { describe, expect, it } from 'vitest';
import { Play, place, section, transition } from '../../test/small-case.ts';
import type { Flow, NodeKind } from '../flow/model.ts';
import { isReleased, isReleasePoint, milestonesOf } from './release.ts';

const KINDS: Record<string, NodeKind> = {
  start: 'start',
  fork: 'fork',
  a: 'edit',
  b: 'edit',
  join: 'join',
  vote: 'vote',
  after: 'edit',
  end: 'experience',
};
const rule = {
  options: [
    { id: 'yes', counts: 'for' as const },
    { id: 'no', counts: 'against' as const },
  ],
  secret: false,
  threshold: 'majority' as const,
};
/** start → fork → (a ∥ b) → join → vote → (passed: after → end | rejected: again → vote). */
const flow: Flow = {
  roles: [{ id: 'me' }],
  nodes: [
    ...Object.entries(KINDS).map(([id, kind]) =>
      section(id, kind, [place('me', { processes: ['end', 'back', 'restart'], functions: ['vote'] })], {
        vote: kind === 'vote' ? rule : null,
      }),
    ),
    section('again', 'edit', [place('me', { processes: ['end', 'back'] })]),
  ],
  transitions: [
    transition('start', 'fork'),
    transition('fork', 'a'),
    transition('fork', 'b'),
    transition('a', 'join'),
    transition('b', 'join'),
    transition('join', 'vote'),
    transition('vote', 'after', { outcome: 'passed' }),
    transition('vote', 'again', { outcome: 'rejected' }),
    transition('again', 'vote'),
    transition('after', 'end'),
  ],
};

const playing = (...ended: string[]) => {
  const play = new Play(flow, { me: 1 });
  play.act(1, { type: 'start' });
  for (const id of ended) play.end(1, 'me', id);
  return play;
};
const has = (play: Play, node_id: string, outcome?: 'passed' | 'rejected' | 'tied') =>
  isReleased([{ node_id, outcome }], milestonesOf(flow, play.state));
const vote = (play: Play, option_id: string) =>
  play.act(1, { type: 'vote', node_id: 'vote', role_id: 'me', option_id });

describe('what documents wait for', () => {
  it('is a section that was ended, not one that was entered', () => {
    const play = playing();
    expect(has(play, 'a')).toBe(false);
    play.end(1, 'me', 'a-join');
    expect(has(play, 'a')).toBe(true);
  });

  it('is a join when its last branch has come', () => {
    expect(has(playing('a-join'), 'join')).toBe(false);
    expect(has(playing('a-join', 'b-join'), 'join')).toBe(true);
  });

  it('is a vote as soon as it has closed, with the outcome that is named', () => {
    const play = playing('a-join', 'b-join');
    expect(has(play, 'vote')).toBe(false);
    vote(play, 'no');
    play.act(1, { type: 'end_vote', node_id: 'vote', role_id: 'me' });
    expect([has(play, 'vote'), has(play, 'vote', 'rejected')]).toEqual([true, true]);
    expect(has(play, 'vote', 'passed')).toBe(false);
  });

  it('stays when a loop opens the section again, and each outcome counts', () => {
    const play = playing('a-join', 'b-join');
    vote(play, 'no');
    play.act(1, { type: 'end_vote', node_id: 'vote', role_id: 'me' });
    play.end(1, 'me', 'vote-again');
    play.end(1, 'me', 'again-vote');
    expect([has(play, 'vote', 'rejected'), has(play, 'again')]).toEqual([true, true]);
    expect(has(play, 'vote', 'passed')).toBe(false);
  });

  it('is gone with what stepping back and a restart undo', () => {
    const play = playing('a-join', 'b-join');
    play.act(1, { type: 'back', node_id: 'vote', role_id: 'me' });
    expect(has(play, 'join')).toBe(false);
    const again = playing('a-join');
    again.act(1, { type: 'restart', node_id: 'b', role_id: 'me' });
    expect(has(again, 'a')).toBe(false);
  });
});

it.each([
  [{ node_id: 'a' }, true],
  [{ node_id: 'join' }, true],
  [{ node_id: 'vote', outcome: 'tied' }, true],
  [{ node_id: 'a', outcome: 'passed' }, false],
  [{ node_id: 'join', outcome: 'passed' }, false],
  [{ node_id: 'fork' }, false],
  [{ node_id: 'start' }, false],
  [{ node_id: 'end' }, false],
  [{ node_id: 'gone' }, false],
] as const)('a document can wait for %o: %s', (point, expected) => {
  expect(isReleasePoint(flow, point)).toBe(expected);
});
