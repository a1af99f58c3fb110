import { evolve, initialState, type RunEvent } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { aDetail, aFlow, aNode, anEvent } from '../../../../domain/run/testing.ts';
import { awaitedRole, type Seen } from './awaited-role.ts';
import { turnIn } from './whose-turn.ts';

const ROLES = ['judge', 'plaintiff'];
const court = aNode({
  id: 'a',
  roles: [
    { role_id: 'judge', host: true, functions: ['speech'], processes: ['end'] },
    { role_id: 'plaintiff', functions: ['speech'] },
  ],
});

/** A hearing in which the plaintiff, 2, plays with a partner, 1, after these events. */
function seen(
  events: readonly RunEvent[],
  { automatic = true, order = ['judge', 'plaintiff', 'judge'] } = {},
) {
  const flow = aFlow([court, aNode({ id: 'b' })], ['a>b'], ROLES);
  const team = { leader_id: 2, member_ids: [1, 2], holders: { judge: 1, plaintiff: 2 } };
  const opens = [{ node_id: 'a', inside: ROLES }];
  const firing = { seq: 1, closes: null, trans_id: 't', opens, parks: [], unparks: [] };
  const started = anEvent(1, { type: 'started', data: { ...team, firing } });
  const state = [started, ...events].reduce(evolve, initialState(team));
  const partner = { id: 1, name: 'P', identity: 1 as const, automatic };
  const turns = order.map((role_id) => ({ role_id, asks: false }));
  const detail = { ...aDetail(state, flow), members: [partner], speaking_order: { a: turns } };
  const me = { userId: 2, isStaff: false };
  return { detail, state, record: events, me, asked: null } as unknown as Seen;
}

const waited = (...play: Parameters<typeof seen>) => awaitedRole(seen(...play), 'a');

const says = (seq: number, role_id: string) =>
  anEvent(
    seq,
    { type: 'spoke', data: { text: 'So it is.', file_id: null } },
    {
      role_id,
      actor_id: role_id === 'judge' ? 1 : 2,
    },
  );
const rests = (seq: number) =>
  anEvent(seq, { type: 'rested', data: {} }, { role_id: 'plaintiff', actor_id: 2 });

describe('practice partners wait for me', () => {
  it('when my line is due, and until it is said', () => {
    expect(waited([])).toBeNull();
    expect(waited([says(2, 'judge')])).toBe('plaintiff');
    expect(waited([says(2, 'judge'), says(3, 'plaintiff')])).toBeNull();
  });

  it('no longer once I have nothing to add, until my next line is due', () => {
    const rested = [says(2, 'judge'), rests(3)];
    expect(waited(rested)).toBeNull();
    const order = ['judge', 'plaintiff', 'judge', 'plaintiff'];
    expect(waited([...rested, says(4, 'judge')], { order })).toBe('plaintiff');
  });

  it('but people alone do not', () => {
    expect(waited([says(2, 'judge')], { automatic: false })).toBeNull();
  });

  it('and the section says so wherever it is told of, until somebody else is waited for', () => {
    expect(turnIn(seen([says(2, 'judge')]), 'a')).toMatchObject({ line: 'plaintiff', isMine: true });
    expect(turnIn(seen([]), 'a')).toMatchObject({ line: null, isMine: false, due: { kind: 'end' } });
    expect(turnIn(seen([]), 'b')).toBeNull();
  });
});
