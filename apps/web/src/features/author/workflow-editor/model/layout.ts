import { Graph, layout } from '@dagrejs/dagre';
import type { Flow, Transition } from '@lets/contract';
import type { NodeKind } from '@lets/engine';
import type { Point } from './make.ts';

export const SECTION = { width: 176, height: 54 };
const START = 36;
const BAR = 10;
const CHOICE = 44;
const BAR_REACH = 56;
/** A bar's name stands beside it. */
const BAR_NAME = 110;
/** Nodes stand where a hand would set them down. */
const GRID = 10;
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

/** About how wide a text of the canvas is drawn: a Chinese character as wide as high, a Latin one a good half. */
export function textWidth(text: string): number {
  return Math.ceil([...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e7f ? 12.2 : 7), 0));
}

/** Pure: the width of a bar: it reaches over all the branches that it opens or gathers, but into nothing that stands beside it. */
export function barWidths(flow: Flow): ReadonlyMap<string, number> {
  const at = new Map(flow.nodes.map(({ id, position }) => [id, position.x]));
  const widths = new Map<string, number>();
  for (const { id, kind, position } of flow.nodes) {
    if (kind !== 'fork' && kind !== 'join') continue;
    const x = at.get(id) ?? 0;
    const others = flow.transitions.flatMap(({ from, to }) => (from === id ? to : to === id ? from : []));
    const reach = Math.max(BAR_REACH, ...others.map((other) => Math.abs((at.get(other) ?? x) - x)));
    const width = Math.min(2400, Math.round(reach * 2 + 96));
    widths.set(id, Math.min(width, Math.max(BAR_REACH, 2 * roomBeside(flow, position))));
  }
  return widths;
}

/** How far a bar may reach to either side. */
function roomBeside(flow: Flow, { x, y }: Point): number {
  const rooms = flow.nodes.flatMap(({ kind, position }) => {
    const { width, height } = sizeOf(kind);
    const isBeside = position.y < y + BAR + 20 && position.y + height > y - 20;
    if (!isBeside || (position.x === x && position.y === y)) return [];
    const isBar = kind === 'fork' || kind === 'join';
    return Math.abs(position.x - x) / (isBar ? 2 : 1) - (isBar ? 0 : width / 2) - BAR_NAME;
  });
  return Math.min(Number.POSITIVE_INFINITY, ...rooms);
}

/** Pure: a place for every node, read from above to below, branches in the order they were drawn. */
export function layoutOf(
  flow: Flow,
  /** How wide the label of a way is; 0: it has none. */
  labelOf: (way: Transition) => number = () => 0,
): ReadonlyMap<string, Point> {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', ranksep: 80, nodesep: 60, edgesep: 30 });
  graph.setDefaultEdgeLabel(() => ({}));
  const wrongs = wrongCounts(flow);
  for (const { id, kind, name } of flow.nodes) {
    const size = sizeOf(kind);
    const { height } = size;
    const named = Math.min(200, Math.max(textWidth(name.zh), textWidth(name.en)) + 40);
    // A choice stands in the middle of the room that its name takes on one side.
    const width =
      kind === 'choice' ? size.width + 2 * named : size.width + (height === BAR ? 2 * BAR_NAME : 0);
    const count = wrongs.get(id);
    graph.setNode(
      id,
      count ? { width: width + WRONG_ROOM, height: Math.max(height, wrongHeight(count)) } : { width, height },
    );
  }
  for (const way of flow.transitions) {
    if (way.kind !== 'advance' || way.from === way.to) continue;
    const label = labelOf(way);
    graph.setEdge(
      way.from,
      way.to,
      label > 0 ? { width: label + 20, height: 40, labelpos: 'c' } : {},
      way.id,
    );
  }
  for (const [from, to] of loose(flow)) graph.setEdge(from, to, {}, `${from} ${to}`);
  layout(graph);
  const places = flow.nodes.map(({ id }): [string, Point] => {
    const { x, y, height } = graph.node(id) as Point & { height: number };
    return [id, { x: onGrid(x), y: onGrid(y - height / 2) }];
  });
  return new Map(places);
}

/** What nothing leads to yet stands below what leads nowhere yet: there the next way will be drawn. */
function loose({ nodes, transitions }: Flow): [string, string][] {
  const ways = transitions.filter(({ from, to }) => from !== to);
  const [left, met] = [new Set(ways.map(({ from }) => from)), new Set(ways.map(({ to }) => to))];
  const last = nodes.filter(({ id, kind }) => kind !== 'experience' && !left.has(id) && met.has(id));
  return nodes
    .filter(({ id, kind }) => kind === 'experience' && !met.has(id))
    .flatMap((end) => last.map(({ id }): [string, string] => [id, end.id]));
}

const onGrid = (at: number) => Math.round(at / GRID) * GRID;
