import { type Flow, type FlowNote, LIMITS } from '@lets/contract';
import { freshId, type Point, type Random } from './make.ts';
import { textWidth } from './size.ts';

/** Notes that authors leave on the drawing for one another. Pure. */

export const NOTE_WIDTH = 168;
/** Between a section and the note beside it. */
export const NOTE_GAP = 30;
/** Between notes. */
export const NOTE_APART = 10;
const PADDING = 8;
const LINE = 18;
const MOST_LINES = 10;

export const notesOf = ({ notes = [] }: Flow): readonly FlowNote[] => notes;

/** How high a note is drawn; a long one is cut off there. */
export function noteHeight({ text }: Pick<FlowNote, 'text'>): number {
  // A word that does not fit goes to the next line.
  const room = NOTE_WIDTH - 2 * PADDING - 20;
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(textWidth(line) / room)), 0);
  return 2 * PADDING + Math.min(MOST_LINES, lines) * LINE;
}

/** Where its upper left corner is on the canvas. */
export function noteAt(flow: Flow, { node_id, position }: FlowNote): Point {
  const host = flow.nodes.find(({ id }) => id === node_id);
  return host ? { x: host.position.x + position.x, y: host.position.y + position.y } : position;
}

export function canAddNote(flow: Flow): boolean {
  return notesOf(flow).length < LIMITS.flow_notes;
}

/** A new note, stuck to a node or lying on the canvas. */
export function addNote(
  flow: Flow,
  nodeId: string | null,
  at: Point,
  random?: Random,
): [Flow, string | null] {
  if (!canAddNote(flow)) return [flow, null];
  const id = freshId(flow, 'note', random);
  const made: FlowNote = { id, text: '', node_id: null, position: at };
  const added = { ...flow, notes: [...notesOf(flow), made] };
  return [nodeId === null ? added : stickNote(added, id, nodeId), id];
}

export function setNote(flow: Flow, id: string, change: Partial<Omit<FlowNote, 'id'>>): Flow {
  return { ...flow, notes: notesOf(flow).map((note) => (note.id === id ? { ...note, ...change } : note)) };
}

/** Sticks a note to a node, from where on it moves with it; null: takes it off. It stays where it is. */
export function stickNote(flow: Flow, id: string, nodeId: string | null): Flow {
  const note = notesOf(flow).find((one) => one.id === id);
  if (!note) return flow;
  const at = noteAt(flow, note);
  const host = flow.nodes.find((node) => node.id === nodeId);
  const { x, y } = host?.position ?? { x: 0, y: 0 };
  return setNote(flow, id, { node_id: host?.id ?? null, position: { x: at.x - x, y: at.y - y } });
}

/** Sets notes down at places of the canvas. */
export function placeNotes(flow: Flow, places: ReadonlyMap<string, Point>): Flow {
  if (places.size === 0) return flow;
  const notes = notesOf(flow).map((note) => {
    const at = places.get(note.id);
    if (!at) return note;
    const host = flow.nodes.find(({ id }) => id === note.node_id)?.position ?? { x: 0, y: 0 };
    return { ...note, position: { x: Math.round(at.x - host.x), y: Math.round(at.y - host.y) } };
  });
  return { ...flow, notes };
}
