import type { Flow, FlowNote } from '@lets/contract';
import { freeSpot } from '../model/free-spot.ts';
import type { Point } from '../model/make.ts';
import { NOTE_APART, NOTE_GAP, NOTE_WIDTH, noteHeight, notesOf, placeNotes } from '../model/notes.ts';
import type { Box } from '../model/route/grid.ts';
import { besidesOf, bodiesOf, noteBoxes } from './standing.ts';

/** Where notes are set down so that they cover nothing. Pure. */

type Sized = Pick<FlowNote, 'text'>;

/** Beside a node, or at a wanted place, or as near to it as nothing stands. */
export function freeNoteSpot(flow: Flow, nodeId: string | null, wanted: Point, note: Sized): Point {
  const taken = [...bodiesOf(flow).values(), ...besidesOf(flow), ...noteBoxes(flow).values()];
  const host = nodeId === null ? undefined : bodiesOf(flow).get(nodeId);
  return freeSpot(taken, sizeOf(note), host ? { x: host.right + NOTE_GAP, y: host.top } : wanted, NOTE_APART);
}

/** The stuck ones beside their nodes, all others one below the other at the right of the drawing. */
export function tidyNotes(flow: Flow): Flow {
  const bodies = bodiesOf(flow);
  const taken = [...bodies.values(), ...besidesOf(flow)];
  if (notesOf(flow).length === 0 || taken.length === 0) return flow;
  const places = new Map<string, Point>();
  const put = (note: FlowNote, wanted: Point) => {
    const at = freeSpot(taken, sizeOf(note), wanted, NOTE_APART);
    taken.push(boxAt(at, note));
    places.set(note.id, at);
  };
  for (const note of notesOf(flow)) {
    const host = bodies.get(note.node_id ?? '');
    if (host) put(note, { x: host.right + NOTE_GAP, y: host.top });
  }
  const right = Math.max(...taken.map((box) => box.right)) + 2 * NOTE_GAP;
  const top = Math.min(...taken.map((box) => box.top));
  for (const note of notesOf(flow)) {
    if (!places.has(note.id)) put(note, { x: right, y: top });
  }
  return placeNotes(flow, places);
}

const sizeOf = (note: Sized) => ({ width: NOTE_WIDTH, height: noteHeight(note) });

function boxAt({ x, y }: Point, note: Sized): Box {
  return { left: x, right: x + NOTE_WIDTH, top: y, bottom: y + noteHeight(note) };
}
