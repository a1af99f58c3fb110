import type { Flow } from '@lets/contract';
import { moveNodes } from '../model/edits.ts';
import type { Point } from '../model/make.ts';
import { NOTE_WIDTH, noteHeight, notesOf, placeNotes } from '../model/notes.ts';
import { barWidths, sizeOf } from '../model/size.ts';
import type { Drawn } from './drawn.ts';
import type { DrawNote } from './note-node.tsx';
import { boxOf } from './wrong-spots.ts';

/** Pure: the canvas's notes; one that is stuck is a child of its node, so that it moves while that is dragged. Unchanged ones stay the same objects. */
export function drawNotes(
  flow: Flow,
  before: readonly DrawNote[],
  selected: ReadonlySet<string>,
  words: (text: string) => string,
): DrawNote[] {
  const known = new Map(before.map((note) => [note.id, note]));
  const bars = barWidths(flow);
  const hosts = new Map(flow.nodes.map(({ id, kind }) => [id, bars.get(id) ?? sizeOf(kind).width]));
  return notesOf(flow).map((note) => {
    const last = known.get(note.id);
    // The canvas counts from a node's left edge, a note from the middle.
    const host = hosts.get(note.node_id ?? '');
    const position = { x: note.position.x + (host ?? 0) / 2, y: note.position.y };
    const made: DrawNote = {
      id: note.id,
      type: 'note',
      position,
      ...(host !== undefined && note.node_id !== null && { parentId: note.node_id }),
      origin: [0, 0],
      width: NOTE_WIDTH,
      height: noteHeight(note),
      selected: selected.has(note.id),
      data: last?.data.text === note.text ? last.data : { text: note.text },
      ariaLabel: words(note.text),
    };
    return last && isSameNote(last, made) ? last : made;
  });
}

function isSameNote(a: DrawNote, b: DrawNote): boolean {
  return (
    a.data === b.data &&
    a.parentId === b.parentId &&
    a.selected === b.selected &&
    a.ariaLabel === b.ariaLabel &&
    a.position.x === b.position.x &&
    a.position.y === b.position.y
  );
}

/** Pure: the flow with what was dragged where it was put down. */
export function putDown(flow: Flow, dragged: readonly Pick<Drawn, 'id' | 'position' | 'parentId'>[]): Flow {
  const moved = moveNodes(flow, new Map(dragged.map(({ id, position }) => [id, position])));
  const places = new Map(dragged.map((one): [string, Point] => [one.id, onCanvas(moved, one)]));
  return placeNotes(moved, places);
}

function onCanvas(flow: Flow, { position, parentId }: Pick<Drawn, 'position' | 'parentId'>): Point {
  const host = flow.nodes.find(({ id }) => id === parentId);
  if (!host) return position;
  const { left, top } = boxOf(host, barWidths(flow).get(host.id));
  return { x: left + position.x, y: top + position.y };
}
