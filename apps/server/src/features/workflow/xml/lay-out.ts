import type { ModdleElement } from 'bpmn-moddle';
import { childrenOf } from './moddle.ts';
import type { Line, Piece } from './pieces.ts';

type Place = NonNullable<Piece['place']>;

export interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

/** Other tools draw smaller. */
const SPREAD = { x: 1.8, y: 1.5 };
const STEP = { x: 280, y: 160 };

/** Pure: where a file's diagrams draw each element, by its id. */
export function drawnPlaces(root: ModdleElement): ReadonlyMap<string, Box> {
  const planes = childrenOf(root, 'diagrams', 'plane');
  const shapes = planes
    .filter((plane) => !isOfClosed(plane))
    .flatMap((plane) => childrenOf(plane, 'planeElement'))
    .filter(({ $type }) => $type === 'bpmndi:BPMNShape');
  return new Map(
    shapes.flatMap((shape): [string, Box][] => {
      const [element] = childrenOf(shape, 'bpmnElement');
      const [bounds] = childrenOf(shape, 'bounds');
      const [x, y] = [Number(bounds?.get('x')), Number(bounds?.get('y'))];
      const [width, height] = [Number(bounds?.get('width') ?? 0), Number(bounds?.get('height') ?? 0)];
      const isDrawn = [x, y, width, height].every(Number.isFinite);
      return element?.id && isDrawn ? [[element.id, { x, y, width, height }]] : [];
    }),
  );
}

/** A closed sub-process has a sheet of its own, whose places are none beside what stands on the first. */
function isOfClosed(plane: ModdleElement): boolean {
  return childrenOf(plane, 'bpmnElement').some(({ $type }) => /SubProcess|Transaction/.test($type));
}

/** Places every piece: as drawn where all are drawn, else in columns by their distance from the start. */
export function layOut(pieces: readonly Piece[], lines: readonly Line[], isOurs: boolean): void {
  if (pieces.every(({ place }) => place !== null)) {
    if (!isOurs) for (const piece of pieces) piece.place = spread(piece.place);
    return;
  }
  const columns = columnsOf(pieces, lines);
  const rows = new Map<number, number>();
  for (const piece of pieces) {
    const column = columns.get(piece) ?? 0;
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    piece.place = { x: column * STEP.x, y: row * STEP.y };
  }
}

function spread(place: Place | null): Place | null {
  return place && { x: Math.round(place.x * SPREAD.x), y: Math.round(place.y * SPREAD.y) };
}

function columnsOf(pieces: readonly Piece[], lines: readonly Line[]): ReadonlyMap<Piece, number> {
  const columns = new Map<Piece, number>();
  const queue = pieces.filter(({ node }) => node.kind === 'start');
  for (const piece of queue) columns.set(piece, 0);
  for (const piece of queue) {
    for (const { from, to } of lines) {
      if (from !== piece || columns.has(to)) continue;
      columns.set(to, (columns.get(piece) ?? 0) + 1);
      queue.push(to);
    }
  }
  return columns;
}
