import type { Flow } from '@lets/contract';
import { NOTE_WIDTH, noteAt, noteHeight, notesOf } from '../model/notes.ts';
import type { Body } from '../model/route/gates.ts';
import type { Box } from '../model/route/grid.ts';
import { barWidths, wrongCounts } from '../model/size.ts';
import { boxOf, nameBoxes, wrongBox, wrongSpots } from './wrong-spots.ts';

/** Pure: the nodes of the canvas, as lines begin and end at them. */
export function bodiesOf(flow: Flow): ReadonlyMap<string, Body> {
  const bars = barWidths(flow);
  return new Map(
    flow.nodes.map((node) => {
      const isBar = node.kind === 'fork' || node.kind === 'join';
      return [node.id, { ...boxOf(node, bars.get(node.id)), isBar }];
    }),
  );
}

/** Pure: what stands beside nodes: their names and their wrong options. */
export function besidesOf(flow: Flow): readonly Box[] {
  const bodies = bodiesOf(flow);
  const wrongs = wrongCounts(flow);
  const stubs = [...wrongSpots(flow)].flatMap(([id, spot]) => {
    const body = bodies.get(id);
    return body ? wrongBox(body, wrongs.get(id) ?? 0, spot) : [];
  });
  return [...nameBoxes(flow), ...stubs];
}

/** Pure: by note. */
export function noteBoxes(flow: Flow): ReadonlyMap<string, Box> {
  return new Map(
    notesOf(flow).map((note) => {
      const { x, y } = noteAt(flow, note);
      return [note.id, { left: x, right: x + NOTE_WIDTH, top: y, bottom: y + noteHeight(note) }];
    }),
  );
}
