import type { Flow } from '@lets/contract';
import { LIMITS } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { mergeFlows, resolve } from '../../../../domain/flow/draft/merge.ts';
import * as edits from './edits.ts';
import { beginHistory, record, redo, undo } from './history.ts';
import { makeNode } from './make.ts';
import { addNote, canAddNote, noteAt, notesOf, setNote, stickNote } from './notes.ts';

const EMPTY: Flow = { nodes: [], transitions: [], roles: [] };
const court = makeNode(EMPTY, 'court', 'court', { x: 100, y: 100 });
const vote = makeNode(EMPTY, 'vote', 'vote', { x: 400, y: 300 });
const drawn: Flow = { ...EMPTY, nodes: [court, vote] };
const [noted, id] = addNote(drawn, 'court', { x: 250, y: 120 });
const note = notesOf(noted)[0];
if (!id || !note) throw new Error('no note');
const placeIn = (flow: Flow) => notesOf(flow).map((one) => noteAt(flow, one));

describe('a note', () => {
  it('stuck to a section moves with it, and once only when both are chosen', () => {
    expect(placeIn(noted)).toEqual([{ x: 250, y: 120 }]);
    expect(placeIn(edits.nudge(noted, new Set(['court']), 10, 20))).toEqual([{ x: 260, y: 140 }]);
    expect(placeIn(edits.nudge(noted, new Set(['court', id]), 10, 20))).toEqual([{ x: 260, y: 140 }]);
    expect(placeIn(edits.nudge(noted, new Set(['vote']), 10, 20))).toEqual([{ x: 250, y: 120 }]);
    expect(placeIn(edits.nudge(noted, new Set([id]), 10, 20))).toEqual([{ x: 260, y: 140 }]);
  });

  it('taken off, or stuck to another section, stays where it is', () => {
    for (const host of [null, 'vote']) {
      const flow = stickNote(noted, id, host);
      expect(placeIn(flow)).toEqual([{ x: 250, y: 120 }]);
      expect(notesOf(flow)[0]?.node_id).toBe(host);
    }
  });

  it('goes with its section, and comes back with it', () => {
    const history = record(beginHistory(noted), edits.remove(noted, new Set(['court'])));
    expect(notesOf(history.flow)).toEqual([]);
    expect(undo(history).flow).toEqual(noted);
  });

  it('is added, written and taken away as changes that can be taken back', () => {
    const written = setNote(noted, id, { text: '再看一下' });
    const gone = edits.remove(written, new Set([id]));
    const history = [noted, written, gone].reduce((now, flow) => record(now, flow), beginHistory(drawn));
    expect(notesOf(undo(history).flow)).toEqual(notesOf(written));
    expect(notesOf(undo(undo(history)).flow)).toEqual(notesOf(noted));
    expect(notesOf(undo(undo(undo(history))).flow)).toEqual([]);
    expect(redo(undo(history)).flow).toEqual(gone);
  });

  it('of two people who draw at once is merged like everything else', () => {
    const [theirs] = addNote(noted, null, { x: 0, y: 0 });
    const mine = setNote(noted, id, { text: '我的' });
    const merged = mergeFlows(noted, mine, theirs);
    expect(merged.conflicts).toEqual([]);
    expect(notesOf(merged.flow).map(({ text }) => text)).toEqual(['我的', '']);
    const both = mergeFlows(noted, mine, setNote(noted, id, { text: '他的' }));
    expect(both.conflicts).toMatchObject([{ list: 'notes', field: 'text', mine: '我的', theirs: '他的' }]);
  });

  it('comes back with a section that one person keeps and the other deleted', () => {
    const mine = edits.setNode(noted, 'court', { minutes: 5 });
    const merged = mergeFlows(noted, mine, edits.remove(noted, new Set(['court'])));
    expect(notesOf(resolve(merged, mine, new Set(merged.conflicts)))).toEqual([note]);
  });

  it('beyond the most that a flow holds is not added', () => {
    const full = Array.from({ length: LIMITS.flow_notes - 1 }).reduce<Flow>(
      (flow) => addNote(flow, null, { x: 0, y: 0 })[0],
      noted,
    );
    expect(canAddNote(full)).toBe(false);
    expect(addNote(full, null, { x: 0, y: 0 })).toEqual([full, null]);
  });
});
