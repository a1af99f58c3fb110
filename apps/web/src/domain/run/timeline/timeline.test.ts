import { type RunState, replay } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { makeClock } from './clock.ts';
import { FakeRun } from './fake-run.ts';
import { focusAt, lastInVisit } from './focus.ts';
import { advance, neighbourVisit } from './player.ts';
import { buildTimeline, indexAt, lengthOf, STEP, stateAt, type Timeline } from './timeline.ts';

const MINUTE = 60_000;

function shortRun(): Timeline {
  const run = new FakeRun()
    .start(['filing'])
    .end('filing', 't1', ['complaint', 'defence'], 10)
    .speak('complaint', 'plaintiff', 'I claim 191,000 yuan.', 5)
    .end('complaint', 't2', [], 25)
    .end('defence', 't3', ['hearing'], 10)
    .add('wrong_option_tried', { trans_id: 't9' }, { node_id: 'hearing' })
    .add('guided', { text: 'Keep to the three tests.' }, { by_staff: true })
    .end('hearing', 't4', ['judgment'], 20)
    .add(
      'stepped_back',
      { firings: [8], closes: ['judgment'], reopens: ['hearing'] },
      { node_id: 'judgment' },
    )
    .end('hearing', 't4', ['judgment'])
    .add('experiment_ended', { how: 'completed', reason: null }, { node_id: 'judgment' })
    .add('experience_written', { text: 'I learnt.' }, { minutes: 3 * 24 * 60 });
  return buildTimeline(run.events);
}

function longRun(length: number): Timeline {
  const run = new FakeRun().start(['hearing']);
  while (run.events.length < length) {
    const turn = run.events.length;
    if (turn % 7 === 0)
      run.add('called_in', { target_role: `r${turn}` }, { node_id: 'hearing', minutes: 0.1 });
    else run.speak('hearing', turn % 2 ? 'judge' : 'plaintiff', `line ${turn}`, 0.1);
  }
  return buildTimeline(run.events);
}

function slowly(timeline: Timeline, index: number): RunState {
  return replay(timeline.events.slice(0, index), stateAt(buildTimeline([]), 0));
}

describe('the clock', () => {
  it('keeps proportions, but counts a night as a minute', () => {
    const clock = makeClock([0, 5 * MINUTE, 5 * MINUTE + 12 * 60 * MINUTE, 725 * MINUTE + 2 * MINUTE]);
    expect(clock.duration).toBe(8 * MINUTE);
    expect(clock.pauses).toEqual({ count: 1, total: (12 * 60 - 1) * MINUTE });
    expect(clock.toClock(2.5 * MINUTE)).toBe(2.5 * MINUTE);
    expect(clock.toWall(6 * MINUTE)).toBe(725 * MINUTE);
    expect(clock.toWall(clock.toClock(726 * MINUTE))).toBe(726 * MINUTE);
  });
});

describe('seeking', () => {
  it('gives the state that folding from the first event gives, anywhere', () => {
    const timeline = longRun(5000);
    for (const index of [0, 1, 99, 100, 101, 2500, 4999, 5000]) {
      expect(stateAt(timeline, index), `after ${index}`).toEqual(slowly(timeline, index));
    }
    expect(timeline.checkpoints).toHaveLength(5000 / STEP);
  });

  it('finds the event of every moment', () => {
    const timeline = shortRun();
    expect(indexAt(timeline, 0)).toBe(1);
    expect(indexAt(timeline, 10 * MINUTE - 1)).toBe(1);
    expect(indexAt(timeline, 10 * MINUTE)).toBe(2);
    expect(indexAt(timeline, timeline.clock.duration)).toBe(timeline.playable);
  });

  it('ends with the run, whatever was written later', () => {
    const timeline = shortRun();
    expect(timeline.playable).toBe(11);
    expect(timeline.clock.pauses.count).toBe(0);
    expect(stateAt(timeline, timeline.playable).status).toBe('ended');
  });
});

describe('sections on the clock', () => {
  it('last from their opening to their closing', () => {
    const visits = shortRun().visits.map(({ node_id, from, to }) => [node_id, from / MINUTE, to / MINUTE]);
    expect(visits.slice(0, 4)).toEqual([
      ['filing', 0, 10],
      ['complaint', 10, 40],
      ['defence', 10, 50],
      ['hearing', 50, 72],
    ]);
  });

  it('took as long as the wall says, a night among it', () => {
    const run = new FakeRun().start(['filing']).end('filing', 't1', ['hearing'], 12 * 60);
    const timeline = buildTimeline(run.end('hearing', 't2', [], 5).events);
    expect(timeline.visits.map((visit) => lengthOf(visit, timeline) / MINUTE)).toEqual([12 * 60, 5]);
  });

  it('tell what a step back has undone, and that its section went on', () => {
    const after = shortRun().visits.slice(4);
    expect(after.map(({ node_id, isCleared }) => [node_id, isCleared])).toEqual([
      ['judgment', true],
      ['hearing', false],
      ['judgment', false],
    ]);
  });

  it('are reached one after the other', () => {
    const timeline = shortRun();
    expect(neighbourVisit(timeline, 0, 1)?.node_id).toBe('complaint');
    expect(neighbourVisit(timeline, 60 * MINUTE, -1)?.node_id).toBe('hearing');
    expect(neighbourVisit(timeline, timeline.clock.duration, 1)).toBeNull();
  });
});

describe('the stage', () => {
  it('shows the open section where something happened last, unless one is chosen', () => {
    const timeline = shortRun();
    const state = stateAt(timeline, 3);
    expect(focusAt(timeline, state, 3)?.node_id).toBe('complaint');
    expect(focusAt(timeline, state, 3, 'defence')?.node_id).toBe('defence');
    const later = stateAt(timeline, 6);
    expect(focusAt(timeline, later, 6, 'defence')?.node_id).toBe('hearing');
  });

  it('keeps the last word of this visit only', () => {
    const timeline = shortRun();
    const complaint = focusAt(timeline, stateAt(timeline, 3), 3);
    const hearing = focusAt(timeline, stateAt(timeline, 6), 6);
    if (!complaint || !hearing) throw new Error('nothing open');
    expect(lastInVisit(timeline, complaint, 3, 'spoke')?.data.text).toContain('191,000');
    expect(lastInVisit(timeline, hearing, 6, 'spoke')).toBeNull();
  });

  it('marks what a reader looks for', () => {
    expect(shortRun().marks.map((mark) => mark.kind)).toEqual(['wrong', 'mentor']);
    const costly = new FakeRun()
      .start(['filing'])
      .end('filing', 't1', ['hearing'])
      .add('consequence_struck', { trans_id: 't1', taken_seq: 2 }, { node_id: 'hearing' });
    expect(buildTimeline(costly.events).marks).toMatchObject([{ kind: 'consequence', seq: 3 }]);
  });
});

describe('playing', () => {
  it('moves by speed and stops at the end', () => {
    const timeline = shortRun();
    expect(advance(timeline, 1000, 500, 2, false)).toBe(2000);
    expect(advance(timeline, timeline.clock.duration - 10, 500, 8, false)).toBe(timeline.clock.duration);
  });

  it('passes over a silence, but not before the last words are read', () => {
    const timeline = shortRun();
    const spoken = 15 * MINUTE;
    expect(advance(timeline, spoken, 100, 1, true)).toBe(spoken + 100);
    expect(advance(timeline, spoken + 20_000, 100, 1, true)).toBe(40 * MINUTE - 1200);
    expect(advance(timeline, spoken + 20_000, 100, 1, false)).toBe(spoken + 20_100);
  });
});
