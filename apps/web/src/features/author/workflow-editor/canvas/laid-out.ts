import type { Flow } from '@lets/contract';
import { moveNodes } from '../model/edits.ts';
import { layoutOf } from '../model/layout.ts';
import { countsFrom } from './ends.ts';
import { labelWidth } from './led-flow.ts';
import { tidyNotes } from './note-spots.ts';

/** Pure: the flow after auto layout, with room for the words of the ways in the language they are read in. */
export function laidOut(flow: Flow, pick: Parameters<typeof labelWidth>[3]): Flow {
  const counts = countsFrom(flow);
  return tidyNotes(
    moveNodes(
      flow,
      layoutOf(flow, (way) => labelWidth(flow, way, counts, pick)),
    ),
  );
}
