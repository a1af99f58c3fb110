import type { Flow } from '@lets/contract';
import { expect, it } from 'vitest';
import { makeNode, makeTransition } from '../model/make.ts';
import { noteAt, notesOf } from '../model/notes.ts';
import { drawNotes, putDown } from './draw-notes.ts';

const EMPTY: Flow = { nodes: [], transitions: [], roles: [] };
const none = { zh: '', en: '' };
const flow: Flow = {
  ...EMPTY,
  nodes: [
    makeNode(EMPTY, 'fork', 'fork', { x: 300, y: 0 }),
    makeNode(EMPTY, 'court', 'court', { x: 100, y: 200 }),
    makeNode(EMPTY, 'edit', 'edit', { x: 500, y: 200 }),
  ],
  transitions: [makeTransition('a', 'fork', 'court', none), makeTransition('b', 'fork', 'edit', none)],
  notes: ['fork', 'court', null].map((node_id, at) => ({
    id: `n${at}`,
    text: '',
    node_id,
    position: { x: 150, y: 10 },
  })),
};
const draw = (now: Flow) => drawNotes(now, [], new Set(), (text) => text);

it('a note put down where it was taken up has not moved, whatever it is stuck to', () => {
  expect(putDown(flow, draw(flow))).toEqual(flow);
});

it('a note that is dragged stays stuck, and is where the hand let go', () => {
  const dragged = draw(flow).map((note) => ({
    ...note,
    position: { x: note.position.x + 40, y: note.position.y - 20 },
  }));
  const places = notesOf(putDown(flow, dragged)).map((note) => [note.node_id, noteAt(flow, note)]);
  expect(places).toEqual([
    ['fork', { x: 490, y: -10 }],
    ['court', { x: 290, y: 190 }],
    [null, { x: 190, y: -10 }],
  ]);
});

it('notes that look as before are the same objects', () => {
  const before = draw(flow);
  const after = drawNotes(flow, before, new Set(['n0']), (text) => text);
  expect(after.map((note, at) => note === before[at])).toEqual([false, true, true]);
});
