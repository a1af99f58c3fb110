import type { Flow, FlowNote } from '@lets/contract';
import type { Point } from '../model/make.ts';
import { NOTE_APART, NOTE_GAP, NOTE_WIDTH, noteHeight, notesOf, placeNotes } from '../model/notes.ts';
import type { Box } from '../model/route/grid.ts';
import { besidesOf, bodiesOf, noteBoxes } from './standing.ts';

/** Where notes are set down so that they cover nothing. Pure. */

const STEP = 20;
const FARTHEST = 60;

type Sized = Pick<FlowNote, 'text'>;

/** Beside a node, or at a wanted place, or as near to it as nothing stands. */
export function freeNoteSpot(flow: Flow, nodeId: string | null, wanted: Point, note: Sized): Point {
  const taken = [...bodiesOf(flow).values(), ...besidesOf(flow), ...noteBoxes(flow).values()];
  const host = nodeId === null ? undefined : bodiesOf(flow).get(nodeId);
  return freeSpot(taken, host ? { x: host.right + NOTE_GAP, y: host.top } : wanted, note);
}

/** The stuck ones beside their nodes, all others one below the other at the right of the drawing. */
export function tidyNotes(flow: Flow): Flow {
  const bodies = bodiesOf(flow);
  const taken = [...bodies.values(), ...besidesOf(flow)];
  if (notesOf(flow).length === 0 || taken.length === 0) return flow;
  const places = new Map<string, Point>();
  const put = (note: FlowNote, wanted: Point) => {
    const at = freeSpot(taken, wanted, note);
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

function freeSpot(taken: readonly Box[], wanted: Point, note: Sized): Point {
  const spots: Point[] = [];
  for (let down = -FARTHEST; down <= FARTHEST; down += 1) {
    for (let aside = -FARTHEST; aside <= FARTHEST; aside += 1)
      spots.push({ x: wanted.x + aside * STEP, y: wanted.y + down * STEP });
  }
  const far = ({ x, y }: Point) => Math.abs(x - wanted.x) + Math.abs(y - wanted.y);
  const isFree = (at: Point) => !taken.some((box) => overlaps(boxAt(at, note), box));
  return spots.sort((a, b) => far(a) - far(b)).find(isFree) ?? wanted;
}

function boxAt({ x, y }: Point, note: Sized): Box {
  return { left: x, right: x + NOTE_WIDTH, top: y, bottom: y + noteHeight(note) };
}

function overlaps(a: Box, b: Box): boolean {
  return (
    a.left < b.right + NOTE_APART &&
    b.left < a.right + NOTE_APART &&
    a.top < b.bottom + NOTE_APART &&
    b.top < a.bottom + NOTE_APART
  );
}
