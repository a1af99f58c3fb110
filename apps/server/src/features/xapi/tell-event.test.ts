import { eventFor, evolve, type RunEvent, type RunState, replay, viewFor } from '@lets/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeCase } from '../../../test/flows.ts';
import { PRIVATE, type RandomRun, randomRun, STAFF } from '../../../test/random-run.ts';
import { Place } from './place.ts';
import { type Told, tellEvent } from './tell-event.ts';
import { VERBS } from './vocabulary.ts';

const ORIGIN = 'https://lets.school.example';
const RUN = {
  eid: 12,
  flow_id: 7,
  project: { id: 3, name: { zh: '借款纠纷', en: '' } },
  course: null,
  started_at: 0,
};
const { flow } = wholeCase;
const openFlow = {
  ...flow,
  nodes: flow.nodes.map((node) => (node.vote ? { ...node, vote: { ...node.vote, secret: false } } : node)),
};
const telling = (of = flow, sendsTexts = false) => ({
  place: new Place(ORIGIN, RUN),
  run: RUN,
  flow: of,
  nameOf: (nodeId: string) => ({ zh: nodeId, en: nodeId }),
  sendsTexts,
});

/** All that is told of a run, from its log and its states as somebody sees them. */
function tellAll(
  { initial, log }: RandomRun,
  about = telling(),
  seen: { event: (event: RunEvent) => RunEvent; state: (state: RunState) => RunState } = {
    event: (event) => event,
    state: (state) => state,
  },
): Told[] {
  let state = seen.state(initial);
  return log.flatMap((one) => {
    const event = seen.event(one);
    const after = seen.state(evolve(state, event));
    const told = tellEvent(event, state, after, about);
    state = after;
    return told;
  });
}
const asSeenBy = (of: typeof flow, userId: number, isStaff: boolean) => ({
  event: (event: RunEvent) => eventFor(event, userId, isStaff),
  state: (state: RunState) => viewFor(state, of, userId, isStaff),
});

const numbers = fc.array(fc.integer({ min: 1, max: 2_000_000_000 }), {
  minLength: 60,
  maxLength: 110,
  size: 'max',
});
const runs = fc.tuple(fc.constantFrom(flow, openFlow), numbers).map(([of, given]) => ({
  of,
  run: randomRun(of, given),
}));

describe('of a random run', () => {
  it('a person is told of nothing but what they themselves, and staff, may know', () => {
    fc.assert(
      fc.property(runs, ({ of, run }) => {
        const about = telling(of, true);
        const all = tellAll(run, about);
        const members = replay(run.log, run.initial).member_ids;
        for (const member of members) {
          const own = all.filter(({ user_id }) => user_id === member);
          const theirs = tellAll(run, about, asSeenBy(of, member, false));
          expect(theirs.filter(({ user_id }) => user_id === member)).toEqual(own);
        }
        expect(tellAll(run, about, asSeenBy(of, STAFF, true))).toEqual(all);
      }),
      { numRuns: 12 },
    );
  });

  it('no private talk, note, reason or guidance is told, no secret ballot, and no text unless it is wanted', () => {
    fc.assert(
      fc.property(runs, ({ of, run }) => {
        // Not `toContain`, which would print all of it.
        expect(JSON.stringify(tellAll(run, telling(of, true))).includes(PRIVATE)).toBe(false);
        expect(JSON.stringify(tellAll(run, telling(of, false)))).not.toMatch(/PUBLIC|PAPER/);
        if (of === flow) expect(JSON.stringify(tellAll(run))).not.toContain('/activities/vote/');
      }),
      { numRuns: 12 },
    );
  });

  it('each statement has an id of its own, and the same each time', () => {
    fc.assert(
      fc.property(runs, ({ of, run }) => {
        const ids = tellAll(run, telling(of)).map(({ statement }) => statement.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(tellAll(run, telling(of)).map(({ statement }) => statement.id)).toEqual(ids);
      }),
      { numRuns: 4 },
    );
  });

  it('the plays hold what there is to tell but the end, which is too seldom reached', () => {
    const played = fc.sample(runs, { numRuns: 24, seed: 5 });
    const seen = new Set(
      played.flatMap(({ of, run }) => tellAll(run, telling(of)).map(({ statement }) => statement.verb.id)),
    );
    const { initialized, experienced, progressed, commented, submitted, responded, answered, interacted } =
      VERBS;
    const usual = [
      initialized,
      experienced,
      progressed,
      commented,
      submitted,
      responded,
      answered,
      interacted,
    ];
    expect([...seen]).toEqual(expect.arrayContaining(usual.map(({ id }) => id)));
    // And what must not be told.
    const hidden = played.flatMap(({ run }) =>
      run.log.flatMap(({ type, audience }) => (audience ? type : [])),
    );
    expect(hidden).toEqual(
      expect.arrayContaining(['spoke_in_meeting', 'meeting_asked', 'note_taken', 'ballot_cast']),
    );
  });
});
