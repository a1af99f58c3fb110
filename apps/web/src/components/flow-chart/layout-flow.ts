import { Graph, layout } from '@dagrejs/dagre';
import type { NodeKind } from '@lets/engine';

/** Where a flow's nodes and edges stand, in pixels. Pure: the same flow and measures give the same drawing. */

export interface FlowShape {
  readonly nodes: readonly { readonly id: string; readonly kind: NodeKind }[];
  readonly transitions: readonly { readonly id: string; readonly from: string; readonly to: string }[];
}

export interface FlowMeasures {
  /** `right`: read like a line of text, wrapped into rows where it is longer than `maxWidth`. `down`: read like a list. */
  readonly direction: 'right' | 'down';
  readonly section: { readonly width: number; readonly height: number };
  readonly maxWidth: number;
}

export interface FlowBox {
  readonly id: string;
  readonly kind: NodeKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface FlowLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** An SVG path. */
  readonly d: string;
}

export interface FlowDrawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly FlowBox[];
  readonly lines: readonly FlowLine[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const BAR = 8;
const BAR_REACH = 40;
const START = 20;
const MARGIN = 12;
const ROW_GAP = 44;
const GUTTER = 22;

/** A wrong option comes back to its own section: it is told in words, not drawn. */
function drawnTransitions(flow: FlowShape): FlowShape['transitions'] {
  const known = new Set(flow.nodes.map((node) => node.id));
  const seen = new Set<string>();
  return flow.transitions.filter(({ from, to }) => {
    const pair = `${from} ${to}`;
    if (from === to || !known.has(from) || !known.has(to) || seen.has(pair)) return false;
    seen.add(pair);
    return true;
  });
}

function sizeOf(kind: NodeKind, { section, direction }: FlowMeasures) {
  if (kind === 'start') return { width: START, height: START };
  if (kind !== 'fork' && kind !== 'join') return section;
  return direction === 'right' ? { width: BAR, height: BAR_REACH } : { width: BAR_REACH, height: BAR };
}

/** The look-ups of a laid-out graph, with `main` the way of reading and `cross` the other one. */
interface Placed {
  readonly boxes: Map<string, FlowBox>;
  readonly bends: Map<string, readonly Point[]>;
}

function place(flow: FlowShape, measures: FlowMeasures): Placed {
  const isRight = measures.direction === 'right';
  const graph = new Graph();
  graph.setGraph({
    rankdir: isRight ? 'LR' : 'TB',
    ranksep: isRight ? 34 : 30,
    nodesep: isRight ? 16 : 20,
    edgesep: 12,
    marginx: MARGIN,
    marginy: MARGIN,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const node of flow.nodes) graph.setNode(node.id, { ...sizeOf(node.kind, measures) });
  const drawn = drawnTransitions(flow);
  for (const { from, to } of drawn) graph.setEdge(from, to, {});
  layout(graph);
  const boxes = new Map<string, FlowBox>();
  for (const { id, kind } of flow.nodes) {
    const { x, y, width, height } = graph.node(id) as Point & { width: number; height: number };
    boxes.set(id, { id, kind, width, height, x: x - width / 2, y: y - height / 2 });
  }
  const bends = new Map(
    drawn.map(({ id, from, to }) => {
      const { points } = graph.edge(from, to) as { points: Point[] };
      return [id, points.slice(1, -1)];
    }),
  );
  return { boxes, bends };
}

const centre = (box: FlowBox): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** A bar reaches over all the branches it opens or gathers, so that every line meets it squarely. */
function stretchBars(flow: FlowShape, placed: Placed, measures: FlowMeasures): void {
  const isRight = measures.direction === 'right';
  for (const { id, kind } of flow.nodes) {
    const box = placed.boxes.get(id);
    if (!box || (kind !== 'fork' && kind !== 'join')) continue;
    const others = drawnTransitions(flow).flatMap(({ from, to }) =>
      from === id ? to : to === id ? from : [],
    );
    const at = others.flatMap((other) => {
      const there = placed.boxes.get(other);
      return there ? [isRight ? centre(there).y : centre(there).x] : [];
    });
    const half = BAR_REACH / 2;
    const low = Math.min(...at, isRight ? centre(box).y : centre(box).x) - half;
    const high = Math.max(...at, isRight ? centre(box).y : centre(box).x) + half;
    const reach = isRight ? { y: low, height: high - low } : { x: low, width: high - low };
    placed.boxes.set(id, { ...box, ...reach });
  }
}

/** How many lines pass between two neighbouring ranks: a row is broken where the fewest do. */
function cutCost(flow: FlowShape, rankOf: ReadonlyMap<string, number>, after: number): number {
  return drawnTransitions(flow).filter(({ from, to }) => {
    const [a, b] = [rankOf.get(from) ?? 0, rankOf.get(to) ?? 0];
    return Math.min(a, b) <= after && Math.max(a, b) > after;
  }).length;
}

interface Ranks {
  readonly rankOf: ReadonlyMap<string, number>;
  /** Left and right edge of each rank. */
  readonly spans: readonly { readonly from: number; readonly to: number }[];
}

function ranksOf(placed: Placed): Ranks {
  const columns = new Map<number, FlowBox[]>();
  for (const box of placed.boxes.values()) {
    const key = Math.round(centre(box).x);
    columns.set(key, [...(columns.get(key) ?? []), box]);
  }
  const sorted = [...columns].sort(([a], [b]) => a - b);
  const rankOf = new Map<string, number>();
  const spans = sorted.map(([, boxes], rank) => {
    for (const box of boxes) rankOf.set(box.id, rank);
    return {
      from: Math.min(...boxes.map((box) => box.x)),
      to: Math.max(...boxes.map((box) => box.x + box.width)),
    };
  });
  return { rankOf, spans };
}

/** The first rank of each row. */
function rowStarts(flow: FlowShape, { rankOf, spans }: Ranks, maxWidth: number): readonly number[] {
  const starts = [0];
  let first = 0;
  for (let rank = 1; rank < spans.length; rank++) {
    const left = spans[first]?.from ?? 0;
    if ((spans[rank]?.to ?? 0) - left + 2 * GUTTER <= maxWidth) continue;
    // A row half empty is worse than one more line across.
    const earliest = first + Math.ceil((rank - first) / 2);
    let best = rank - 1;
    for (let after = rank - 1; after >= earliest; after--) {
      if (cutCost(flow, rankOf, after) < cutCost(flow, rankOf, best)) best = after;
    }
    first = Math.max(best, first) + 1;
    starts.push(first);
  }
  return starts;
}

interface Row {
  readonly left: number;
  readonly top: number;
  readonly dx: number;
  readonly dy: number;
  readonly bottom: number;
}

/** Moves each row under the one before. */
function wrapRows(placed: Placed, ranks: Ranks, starts: readonly number[]) {
  const rowOf = (id: string) => starts.findLastIndex((start) => (ranks.rankOf.get(id) ?? 0) >= start);
  const rows: Row[] = [];
  let y = MARGIN;
  for (const [row, start] of starts.entries()) {
    const boxes = [...placed.boxes.values()].filter((box) => rowOf(box.id) === row);
    const top = Math.min(...boxes.map((box) => box.y));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    const left = ranks.spans[start]?.from ?? 0;
    rows.push({ left, top, dx: GUTTER - left, dy: y - top, bottom: y + bottom - top });
    y += bottom - top + ROW_GAP;
  }
  const boxes = new Map<string, FlowBox>();
  for (const [id, box] of placed.boxes) {
    const row = rows[rowOf(id)];
    boxes.set(id, { ...box, x: box.x + (row?.dx ?? 0), y: box.y + (row?.dy ?? 0) });
  }
  return { rowOf, rows, boxes };
}

const number = (value: number) => Math.round(value * 10) / 10;

/** A line through points that leaves and arrives along the way of reading. */
function smoothPath(points: readonly Point[], isRight: boolean): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${number(first.x)} ${number(first.y)}`;
  let from = first;
  for (const to of rest) {
    const [a, b] = isRight
      ? [
          { x: (from.x + to.x) / 2, y: from.y },
          { x: (from.x + to.x) / 2, y: to.y },
        ]
      : [
          { x: from.x, y: (from.y + to.y) / 2 },
          { x: to.x, y: (from.y + to.y) / 2 },
        ];
    path += ` C${number(a.x)} ${number(a.y)} ${number(b.x)} ${number(b.y)} ${number(to.x)} ${number(to.y)}`;
    from = to;
  }
  return path;
}

/** A line with right angles and rounded corners, for the way from the end of one row to the start of the next. */
function cornerPath(points: readonly Point[], radius = 8): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${number(point.x)} ${number(point.y)}`;
      if (!after) return `L${number(point.x)} ${number(point.y)}`;
      const step = (to: Point) => {
        const length = Math.hypot(to.x - point.x, to.y - point.y) || 1;
        const reach = Math.min(radius, length / 2) / length;
        return `${number(point.x + (to.x - point.x) * reach)} ${number(point.y + (to.y - point.y) * reach)}`;
      };
      return `L${step(before)} Q${number(point.x)} ${number(point.y)} ${step(after)}`;
    })
    .join(' ');
}

function isBar(box: FlowBox): boolean {
  return box.kind === 'fork' || box.kind === 'join';
}

/** Where a line leaves a box or arrives at it; at a bar straight across from where it comes from or goes to. */
function port(box: FlowBox, toward: Point, side: 'out' | 'in', isRight: boolean): Point {
  const middle = centre(box);
  if (isRight) {
    const y = isBar(box) ? Math.min(Math.max(toward.y, box.y), box.y + box.height) : middle.y;
    return { x: side === 'out' ? box.x + box.width : box.x, y };
  }
  const x = isBar(box) ? Math.min(Math.max(toward.x, box.x), box.x + box.width) : middle.x;
  return { x, y: side === 'out' ? box.y + box.height : box.y };
}

function directLine(from: FlowBox, to: FlowBox, bends: readonly Point[], isRight: boolean): string {
  const between = bends.length > 2 ? bends.slice(1, -1) : [];
  const start = port(from, between[0] ?? centre(to), 'out', isRight);
  const end = port(to, between.at(-1) ?? centre(from), 'in', isRight);
  return smoothPath([start, ...between, end], isRight);
}

/** Pure: the drawing of a flow. */
export function layoutFlow(flow: FlowShape, measures: FlowMeasures): FlowDrawing {
  const placed = place(flow, measures);
  stretchBars(flow, placed, measures);
  const isRight = measures.direction === 'right';
  const ranks = ranksOf(placed);
  const starts = isRight ? rowStarts(flow, ranks, measures.maxWidth) : [0];
  if (starts.length === 1) return drawDirect(flow, placed, isRight);
  return drawWrapped(flow, placed, ranks, starts);
}

function extent(boxes: Iterable<FlowBox>, side: number): { width: number; height: number } {
  let [width, height] = [0, 0];
  for (const box of boxes) {
    width = Math.max(width, box.x + box.width + side);
    height = Math.max(height, box.y + box.height + MARGIN);
  }
  return { width, height };
}

function drawDirect(flow: FlowShape, { boxes, bends }: Placed, isRight: boolean): FlowDrawing {
  const lines = drawnTransitions(flow).flatMap(({ id, from, to }) => {
    const [a, b] = [boxes.get(from), boxes.get(to)];
    return a && b ? [{ id, from, to, d: directLine(a, b, bends.get(id) ?? [], isRight) }] : [];
  });
  return { ...extent(boxes.values(), MARGIN), boxes: [...boxes.values()], lines };
}

function drawWrapped(flow: FlowShape, placed: Placed, ranks: Ranks, starts: readonly number[]): FlowDrawing {
  const { boxes, rowOf, rows } = wrapRows(placed, ranks, starts);
  const size = extent(boxes.values(), GUTTER);
  let crossings = 0;
  const lines = drawnTransitions(flow).flatMap(({ id, from, to }) => {
    const [a, b, row] = [boxes.get(from), boxes.get(to), rows[rowOf(from)]];
    if (!a || !b || !row) return [];
    if (rowOf(from) === rowOf(to)) {
      const bends = (placed.bends.get(id) ?? []).map(({ x, y }) => ({ x: x + row.dx, y: y + row.dy }));
      return [{ id, from, to, d: directLine(a, b, bends, true) }];
    }
    const lane = 6 * (crossings++ % 3);
    const target = rows[rowOf(to)];
    const [start, end] = [port(a, centre(a), 'out', true), port(b, centre(b), 'in', true)];
    const right = size.width - GUTTER / 2 - lane / 2;
    const level = (target ? target.top + target.dy : end.y) - ROW_GAP / 2 + lane;
    const left = GUTTER / 2 - lane / 2;
    const way = [start, { x: right, y: start.y }, { x: right, y: level }, { x: left, y: level }];
    return [{ id, from, to, d: cornerPath([...way, { x: left, y: end.y }, end]) }];
  });
  return { ...size, boxes: [...boxes.values()], lines };
}
