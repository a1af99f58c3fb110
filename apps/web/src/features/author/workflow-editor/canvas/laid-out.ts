import type { Flow } from '@lets/contract';
import { layoutOf } from '../model/layout.ts';
import type { Point } from '../model/make.ts';
import { countsFrom } from './ends.ts';
import { labelWidth } from './led-flow.ts';

/** Pure: auto layout with room for the words of the ways, in the language they are read in. */
export function laidOut(flow: Flow, pick: Parameters<typeof labelWidth>[3]): ReadonlyMap<string, Point> {
  const counts = countsFrom(flow);
  return layoutOf(flow, (way) => labelWidth(flow, way, counts, pick));
}
