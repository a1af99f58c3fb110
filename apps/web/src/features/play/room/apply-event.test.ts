import type { FlowNodeView } from '@lets/contract';
import type { RunState } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { aDetail, aNode, anEvent, aState, spoke } from '../../../domain/run/testing.ts';
import { applyEvent, applyEvents, openRoom, prependRecord, whatFetchTells } from './apply-event.ts';

const room = openRoom(aDetail(aState({ seq: 3, status: 'in_progress' })));

describe('an event on its way into the room', () => {
  it('is taken when it is the next', () => {
    const applied = applyEvent(room, spoke(4));
    expect(applied.outcome).toBe('applied');
    expect(applied.room.state.seq).toBe(4);
    expect(applied.room.record.map((event) => event.seq)).toEqual([4]);
  });

  it('is not taken when one before it is missing', () => {
    expect(applyEvent(room, spoke(5))).toEqual({ outcome: 'gap', room });
  });

  it('changes nothing when it is known', () => {
    const once = applyEvent(room, spoke(4)).room;
    expect(applyEvent(once, spoke(4))).toEqual({ outcome: 'known', room: once });
  });

  it('moves only the number on when it is sealed', () => {
    const sealed = applyEvent(room, anEvent(4, { type: 'sealed', data: {} })).room;
    expect(sealed.state).toEqual({ ...room.state, seq: 4 });
    expect(sealed.record).toEqual([]);
  });

  it('carries the state on by the engine', () => {
    const data = { status: 2, reason: 'listen' };
    expect(applyEvent(room, anEvent(4, { type: 'controlled', data })).room.state.control).toMatchObject(data);
  });
});

describe('several events', () => {
  it('are taken up to the first gap, whatever is doubled', () => {
    const applied = applyEvents(room, [spoke(3), spoke(4), spoke(4), spoke(5), spoke(7)]);
    expect(applied.outcome).toBe('gap');
    expect(applied.room.state.seq).toBe(5);
    expect(applied.room.record.map((event) => event.seq)).toEqual([4, 5]);
  });
});

describe('an older page', () => {
  it('goes before what is on hand, once, and never ahead of the state', () => {
    const now = applyEvent(room, spoke(4)).room;
    const page = [spoke(1), spoke(2), spoke(4), spoke(5)];
    const paged = prependRecord(now, page, false);
    expect(paged.record.map((event) => event.seq)).toEqual([1, 2, 4]);
    expect(paged.hasEarlier).toBe(false);
    expect(applyEvent(paged, spoke(5)).room.record.map((event) => event.seq)).toEqual([1, 2, 4, 5]);
  });
});

it('a new role, the outcome of a vote, a section opened again or with named seats and the start ask for a fetch; nothing else does', () => {
  const withResult = (result: object | null) => ({ a: { node_id: 'a', vote: { result } } });
  const tell = (change: object, nodes: FlowNodeView[] = []) =>
    whatFetchTells(
      {
        ...aState({ seq: 3, status: 'in_progress' }),
        sections: withResult(null),
        ...change,
      } as unknown as RunState,
      1,
      nodes,
    );
  expect(tell({ seq: 4, leader_id: 2 })).toBe(tell({}));
  expect(tell({ sections: withResult({ outcome: 'passed' }) })).not.toBe(tell({}));
  expect(tell({ holders: { judge: 1, plaintiff: 1 } })).not.toBe(tell({}));
  expect(tell({ past_visits: [{ node_id: 'a', opened_seq: 1 }] })).not.toBe(tell({}));
  expect(tell({ status: 'waiting' })).not.toBe(tell({}));
  const seats = (seat_names: FlowNodeView['seat_names']) => [{ ...aNode({ id: 'a' }), seat_names }];
  expect(tell({}, seats({}))).not.toBe(tell({ sections: {} }, seats({})));
  const told = seats({ c: { zh: '书记员席', en: '' } });
  expect(tell({}, told)).toBe(tell({ sections: {} }, told));
});
