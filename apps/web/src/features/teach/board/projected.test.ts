import type { RunEvent } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { aDetail, anEvent, aState, spoke } from '../../../domain/run/testing.ts';
import { projectedEvents, projectedLines, projectedNames, teamBeside } from './projected.ts';

const of = (...userIds: number[]) => ({ audience: { user_ids: userIds, staff: true } });
const staff = { by_staff: true, role_id: null, actor_id: 9 };
const SECRET = 'not for the class';
const option = { option_id: SECRET };

/** What a mentor may know, and a class looking at the wall may not. */
const HIDDEN: readonly RunEvent[] = [
  anEvent(2, { type: 'spoke_in_meeting', data: { meeting_id: 1, text: SECRET, file_id: null } }, of(1, 2)),
  anEvent(3, { type: 'ballot_cast', data: option }, of(1)),
  anEvent(4, { type: 'note_taken', data: { text: SECRET } }, of(1)),
  anEvent(5, { type: 'help_asked', data: { text: SECRET } }, { role_id: null }),
  anEvent(6, { type: 'guided', data: { text: SECRET, answers: 5 } }, staff),
  anEvent(7, { type: 'controlled', data: { status: 2, reason: SECRET } }, staff),
  anEvent(8, { type: 'wrong_option_tried', data: { trans_id: SECRET } }),
  anEvent(9, { type: 'went_apart', data: { meeting_id: 1, role_ids: [SECRET, 'plaintiff'] } }),
];

describe('a class on the wall', () => {
  it.each(HIDDEN)('is told nothing of $type', (event) => {
    const [known] = projectedEvents([event]);
    expect(JSON.stringify(known)).not.toContain(SECRET);
    expect(known).toMatchObject({ type: 'sealed', seq: event.seq, actor_id: null, role_id: null });
    expect(projectedLines(projectedEvents([event]), 9)).toEqual([]);
  });

  it('hears what is said to the room, the last of it, by role and not by whom', () => {
    const events = [spoke(1, 'a'), spoke(2, 'b'), ...HIDDEN, spoke(10, 'c')];
    const lines = projectedLines(projectedEvents(events), 2);
    expect(lines.map(({ event }) => event.data)).toMatchObject([{ text: 'b' }, { text: 'c' }]);
  });

  it('is not told what staff did, nor what members did outside their roles', () => {
    const ended = { type: 'section_ended', data: { trans_id: 't', reason: null, firing: {} } };
    const events = [anEvent(1, ended as never, staff), anEvent(2, ended as never, { role_id: null })];
    expect(projectedLines(projectedEvents(events), 9)).toEqual([]);
    expect(projectedLines(projectedEvents([anEvent(3, ended as never)]), 9)).toHaveLength(1);
  });

  it('sees nobody’s name', () => {
    const names = projectedNames(aDetail(aState()), (text) => text?.zh ?? '');
    expect(names.user(1)).toBeUndefined();
    expect(names.actor(1, 'judge')).toBe(names.roleName('judge'));
    expect(names.actor(1, null)).toBe('');
    expect(names.role('judge').user).toBeUndefined();
  });
});

it('the arrows go round', () => {
  const eids = [3, 5, 8];
  expect(teamBeside(eids, 5, 1)).toBe(8);
  expect(teamBeside(eids, 8, 1)).toBe(3);
  expect(teamBeside(eids, 3, -1)).toBe(8);
  expect(teamBeside(eids, 99, 1)).toBe(3);
  expect(teamBeside([], 99, 1)).toBeUndefined();
});
