import { Graph, layout } from '@dagrejs/dagre';
import type { NodeKind } from '@lets/engine';
import { backLines, lanesOf } from './back-lines.ts';
import { centre, type Direction, directPoints, type FlowBox, type Point, port } from './flow-lines.ts';
import type { Row } from './flow-row.ts';
import { type DrawnTransitions, drawnTransitions, type FlowShape } from './flow-shape.ts';
import { type Course, type Line, routeLines } from './route-lines.ts';

/** Where a flow's nodes and lines stand, in pixels. Pure: the same flow and measures give the same drawing. */

export interface FlowMeasures {
  /** `right`: read like a line of text, wrapped into rows where it is longer than `maxWidth`. `down`: read like a list. */
  readonly direction: Direction;
  readonly section: { readonly width: number; readonly height: number };
  readonly maxWidth: number;
}

export type FlowLine = Line;

export interface FlowDrawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly FlowBox[];
  readonly lines: readonly FlowLine[];
}

const BAR = 8;
const BAR_REACH = 40;
const START = 20;
const CHOICE = 26;
const MARGIN = 12;
const ROW_GAP = 44;
const GUTTER = 22;

function sizeOf(kind: NodeKind, { section, direction }: FlowMeasures) {
  if (kind === 'start') return { width: START, height: START };
  if (kind === 'choice') return { width: CHOICE, height: CHOICE };
  if (kind !== 'fork' && kind !== 'join') return section;
  return direction === 'right' ? { width: BAR, height: BAR_REACH } : { width: BAR_REACH, height: BAR };
}

interface Placed {
  readonly boxes: Map<string, FlowBox>;
  readonly bends: Map<string, readonly Point[]>;
}

function place(flow: FlowShape, transitions: DrawnTransitions, measures: FlowMeasures): Placed {
  const isRight = measures.direction === 'right';
  const graph = new Graph();
  graph.setGraph({
    rankdir: isRight ? 'LR' : 'TB',
    ranksep: isRight ? 34 : 30,
    nodesep: isRight ? 18 : 20,
    edgesep: 12,
    marginx: MARGIN,
    marginy: MARGIN,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const node of flow.nodes) graph.setNode(node.id, { ...sizeOf(node.kind, measures) });
  for (const { from, to } of transitions.onward) graph.setEdge(from, to, {});
  layout(graph);
  const boxes = new Map<string, FlowBox>();
  for (const { id, kind } of flow.nodes) {
    const { x, y, width, height } = graph.node(id) as Point & { width: number; height: number };
    boxes.set(id, { id, kind, width, height, x: x - width / 2, y: y - height / 2 });
  }
  const bends = new Map(
    transitions.onward.map(({ id, from, to }) => {
      const { points } = graph.edge(from, to) as { points: Point[] };
      return [id, points.slice(1, -1)];
    }),
  );
  return { boxes, bends };
}

/** Branches alike in where they come from and lead to stand in the flow's own order. */
function orderTwins(
  flow: FlowShape,
  transitions: DrawnTransitions,
  { boxes }: Placed,
  isRight: boolean,
): void {
  const twins = new Map<string, FlowBox[]>();
  for (const { id } of flow.nodes) {
    const box = boxes.get(id);
    if (!box) continue;
    const near = transitions.onward.flatMap(({ from, to }) =>
      from === id ? `>${to}` : to === id ? `<${from}` : [],
    );
    const key = near.sort().join(' ');
    twins.set(key, [...(twins.get(key) ?? []), box]);
  }
  for (const some of twins.values()) {
    const places = some.map(({ x, y }) => ({ x, y })).sort((a, b) => (isRight ? a.y - b.y : a.x - b.x));
    for (const [index, box] of some.entries()) boxes.set(box.id, { ...box, ...places[index] });
  }
}

/** A bar reaches over all the branches it opens or gathers, so that every line meets it squarely. */
function stretchBars(transitions: DrawnTransitions, { boxes }: Placed, isRight: boolean): void {
  for (const box of [...boxes.values()]) {
    if (box.kind !== 'fork' && box.kind !== 'join') continue;
    const others = transitions.onward.flatMap(({ from, to }) =>
      from === box.id ? to : to === box.id ? from : [],
    );
    const at = [box.id, ...others].flatMap((id) => {
      const there = boxes.get(id);
      return there ? [isRight ? centre(there).y : centre(there).x] : [];
    });
    const low = Math.min(...at) - BAR_REACH / 2;
    const reach = Math.max(...at) - low + BAR_REACH / 2;
    boxes.set(box.id, { ...box, ...(isRight ? { y: low, height: reach } : { x: low, width: reach }) });
  }
}

interface Ranks {
  readonly rankOf: ReadonlyMap<string, number>;
  /** Left and right edge of each rank. */
  readonly spans: readonly { readonly from: number; readonly to: number }[];
}

function ranksOf({ boxes }: Placed): Ranks {
  const columns = new Map<number, FlowBox[]>();
  for (const box of boxes.values()) {
    const key = Math.round(centre(box).x);
    columns.set(key, [...(columns.get(key) ?? []), box]);
  }
  const sorted = [...columns].sort(([a], [b]) => a - b);
  const rankOf = new Map<string, number>();
  const spans = sorted.map(([, column], rank) => {
    for (const box of column) rankOf.set(box.id, rank);
    return {
      from: Math.min(...column.map((box) => box.x)),
      to: Math.max(...column.map((box) => box.x + box.width)),
    };
  });
  return { rankOf, spans };
}

/** How many lines pass between two neighbouring ranks: a row is broken where the fewest do. */
function cutCost(transitions: DrawnTransitions, rankOf: ReadonlyMap<string, number>, after: number): number {
  return [...transitions.onward, ...transitions.back].filter(({ from, to }) => {
    const [a, b] = [rankOf.get(from) ?? 0, rankOf.get(to) ?? 0];
    return Math.min(a, b) <= after && Math.max(a, b) > after;
  }).length;
}

/** The first rank of each row. */
function rowStarts(
  transitions: DrawnTransitions,
  { rankOf, spans }: Ranks,
  maxWidth: number,
): readonly number[] {
  const starts = [0];
  let first = 0;
  for (let rank = 1; rank < spans.length; rank++) {
    const left = spans[first]?.from ?? 0;
    if ((spans[rank]?.to ?? 0) - left + 2 * GUTTER <= maxWidth) continue;
    // A row half empty is worse than one more line across.
    const earliest = first + Math.ceil((rank - first) / 2);
    let best = rank - 1;
    for (let after = rank - 1; after >= earliest; after--) {
      if (cutCost(transitions, rankOf, after) < cutCost(transitions, rankOf, best)) best = after;
    }
    first = Math.max(best, first) + 1;
    starts.push(first);
  }
  return starts;
}

/** Moves each row under the one before, with room for the lines that go back around it. */
function wrapRows(placed: Placed, transitions: DrawnTransitions, ranks: Ranks, starts: readonly number[]) {
  const rowOf = (id: string) => starts.findLastIndex((start) => (ranks.rankOf.get(id) ?? 0) >= start);
  const lanes = lanesOf(transitions.back, placed.boxes, rowOf);
  const rows: Row[] = [];
  const isAlone = starts.length === 1;
  let y = MARGIN;
  for (const [row, start] of starts.entries()) {
    const boxes = [...placed.boxes.values()].filter((box) => rowOf(box.id) === row);
    const top = Math.min(...boxes.map((box) => box.y));
    const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
    y += lanes.roomAbove(row);
    const dx = isAlone ? 0 : GUTTER - (ranks.spans[start]?.from ?? 0);
    rows.push({ dx, dy: y - top, top: y, bottom: y + height });
    y += height + lanes.roomBelow(row) + ROW_GAP;
  }
  const boxes = new Map<string, FlowBox>();
  for (const [id, box] of placed.boxes) {
    const row = rows[rowOf(id)];
    boxes.set(id, { ...box, x: box.x + (row?.dx ?? 0), y: box.y + (row?.dy ?? 0) });
  }
  return { rowOf, rows, boxes, lanes };
}

/** Pure: the drawing of a flow. */
export function layoutFlow(flow: FlowShape, measures: FlowMeasures): FlowDrawing {
  const transitions = drawnTransitions(flow);
  const placed = place(flow, transitions, measures);
  const isRight = measures.direction === 'right';
  orderTwins(flow, transitions, placed, isRight);
  stretchBars(transitions, placed, isRight);
  return isRight ? drawRight(transitions, placed, measures.maxWidth) : drawDown(transitions, placed);
}

function drawRight(transitions: DrawnTransitions, placed: Placed, maxWidth: number): FlowDrawing {
  const ranks = ranksOf(placed);
  const starts = rowStarts(transitions, ranks, maxWidth);
  const wrapped = wrapRows(placed, transitions, ranks, starts);
  const { boxes, rowOf, rows, lanes } = wrapped;
  const width =
    Math.max(...[...boxes.values()].map((box) => box.x + box.width)) + (starts.length > 1 ? GUTTER : MARGIN);
  const last = rows.length - 1;
  const height = (rows[last]?.bottom ?? 0) + lanes.roomBelow(last) + MARGIN;
  const onward = transitions.onward.flatMap((transition): Course[] => {
    const [a, b, row] = [boxes.get(transition.from), boxes.get(transition.to), rows[rowOf(transition.from)]];
    if (!a || !b || !row) return [];
    const target = rows[rowOf(transition.to)];
    if (!target || target === row) {
      const bends = (placed.bends.get(transition.id) ?? []).map(({ x, y }) => ({
        x: x + row.dx,
        y: y + row.dy,
      }));
      return [{ transition, points: directPoints(a, b, bends, 'right'), isBack: false, isSmooth: true }];
    }
    // Through the gutter; lines to the same node run together.
    const [start, end] = [port(a, centre(a), 'out', 'right'), port(b, centre(b), 'in', 'right')];
    const level = target.top - lanes.roomAbove(rowOf(transition.to)) - ROW_GAP / 2;
    const [right, left] = [width - GUTTER / 2, GUTTER / 2];
    const turn = [
      { x: right, y: start.y },
      { x: right, y: level },
      { x: left, y: level },
      { x: left, y: end.y },
    ];
    return [{ transition, points: [start, ...turn, end], isBack: false, isSmooth: false }];
  });
  const all = [...boxes.values()];
  const courses = [...onward, ...backLines(transitions.back, wrapped)];
  return {
    width,
    height,
    boxes: all,
    lines: routeLines(courses, all, { width, height, direction: 'right' }),
  };
}

/** Everything in one column; what goes back runs beside it. */
function drawDown(transitions: DrawnTransitions, { boxes, bends }: Placed): FlowDrawing {
  const turned = new Map([...boxes].map(([id, box]) => [id, flipBox(box)]));
  const lanes = lanesOf(transitions.back, turned, () => 0);
  const shift = lanes.roomAbove(0);
  const moved = new Map([...boxes].map(([id, box]) => [id, { ...box, x: box.x + shift }]));
  const all = [...moved.values()];
  const right = Math.max(...all.map((box) => box.x + box.width));
  const onward = transitions.onward.flatMap((transition): Course[] => {
    const [a, b] = [moved.get(transition.from), moved.get(transition.to)];
    const between = (bends.get(transition.id) ?? []).map(({ x, y }) => ({ x: x + shift, y }));
    if (!a || !b) return [];
    return [{ transition, points: directPoints(a, b, between, 'down'), isBack: false, isSmooth: true }];
  });
  const row = { dx: 0, dy: 0, top: Math.min(...all.map((box) => box.x)), bottom: right };
  const flipped = new Map([...moved].map(([id, box]) => [id, flipBox(box)]));
  const back = backLines(transitions.back, { boxes: flipped, rows: [row], rowOf: () => 0, lanes }, true);
  const width = right + lanes.roomBelow(0) + MARGIN;
  const height = Math.max(...all.map((box) => box.y + box.height)) + MARGIN;
  const lines = routeLines([...onward, ...back], all, { width, height, direction: 'down' });
  return { width, height, boxes: all, lines };
}

function flipBox(box: FlowBox): FlowBox {
  return { ...box, x: box.y, y: box.x, width: box.height, height: box.width };
}
