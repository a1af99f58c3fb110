import { Graph, layout } from '@dagrejs/dagre';
import type { Flow } from '@lets/contract';
import type { NodeKind } from '@lets/engine';
import type { Point } from './make.ts';

export const SECTION = { width: 176, height: 54 };
const START = 36;
const BAR = 10;
const CHOICE = 44;
const BAR_REACH = 56;
/** Side by side, two sections leave each other room for the wrong options of one. */
const WRONG_ROOM = 140;
/** Wrong options stand one above the other. */
export const STACK = 28;
const FIRST_ENDS = 24;

/** How far down from a section's upper edge its wrong options reach. */
export function wrongHeight(count: number): number {
  return FIRST_ENDS + (count - 1) * STACK;
}

/** Pure: how many wrong options each section has that has any. */
export function wrongCounts({ transitions }: Flow): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { from, kind } of transitions) {
    if (kind === 'wrong') counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return counts;
}

export function sizeOf(kind: NodeKind): { width: number; height: number } {
  if (kind === 'start') return { width: START, height: START };
  if (kind === 'choice') return { width: CHOICE, height: CHOICE };
  return kind === 'fork' || kind === 'join' ? { width: SECTION.width, height: BAR } : SECTION;
}

/** Pure: half the width of a bar: it reaches over all the branches that it opens or gathers. */
export function barWidths(flow: Flow): ReadonlyMap<string, number> {
  const at = new Map(flow.nodes.map(({ id, position }) => [id, position.x]));
  const widths = new Map<string, number>();
  for (const { id, kind } of flow.nodes) {
    if (kind !== 'fork' && kind !== 'join') continue;
    const x = at.get(id) ?? 0;
    const others = flow.transitions.flatMap(({ from, to }) => (from === id ? to : to === id ? from : []));
    const reach = Math.max(BAR_REACH, ...others.map((other) => Math.abs((at.get(other) ?? x) - x)));
    widths.set(id, Math.min(2400, Math.round(reach * 2 + 96)));
  }
  return widths;
}

/** Pure: a place for every node, read from above to below, branches in the order they were drawn. */
export function layoutOf(flow: Flow): ReadonlyMap<string, Point> {
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', ranksep: 64, nodesep: 48, edgesep: 24 });
  graph.setDefaultEdgeLabel(() => ({}));
  const wrongs = wrongCounts(flow);
  for (const { id, kind } of flow.nodes) {
    const { width, height } = sizeOf(kind);
    const count = wrongs.get(id);
    graph.setNode(
      id,
      count ? { width: width + WRONG_ROOM, height: Math.max(height, wrongHeight(count)) } : { width, height },
    );
  }
  for (const { from, to, kind } of flow.transitions) if (kind === 'advance') graph.setEdge(from, to, {});
  layout(graph);
  const places = flow.nodes.map(({ id }): [string, Point] => {
    const { x, y, height } = graph.node(id) as Point & { height: number };
    return [id, { x: Math.round(x), y: Math.round(y - height / 2) }];
  });
  return new Map(places);
}
