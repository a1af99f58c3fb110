import type { ModdleElement } from 'bpmn-moddle';
import { childrenOf } from './moddle.ts';
import type { Line, Piece } from './pieces.ts';
import { rowPlaces } from './rows.ts';

type Place = NonNullable<Piece['place']>;

export interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

/** Other tools draw smaller. */
const SPREAD = { x: 1.8, y: 1.5 };
/** Ours run downwards; what runs to the right is turned. */
const TURNED = { across: 2, down: 1 };

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

/** Places every piece: as drawn where all are drawn, else in rows; answers whether it had to. */
export function layOut(
  pieces: readonly Piece[],
  lines: readonly Line[],
  { isOurs, hasNotes }: { readonly isOurs: boolean; readonly hasNotes: boolean },
): boolean {
  if (pieces.every(({ place }) => place !== null)) {
    if (!isOurs) {
      const put = isWide(pieces) ? turn : spread;
      for (const piece of pieces) piece.place = piece.place && put(piece.place);
    }
    return false;
  }
  for (const [piece, place] of rowPlaces(pieces, lines, hasNotes)) piece.place = place;
  return pieces.length > 0;
}

function isWide(pieces: readonly Piece[]): boolean {
  const span = (places: readonly number[]) => Math.max(...places) - Math.min(...places);
  const places = pieces.flatMap(({ place }) => place ?? []);
  return span(places.map(({ x }) => x)) > span(places.map(({ y }) => y));
}

function turn({ x, y }: Place): Place {
  return { x: Math.round(y * TURNED.across), y: Math.round(x * TURNED.down) };
}

function spread({ x, y }: Place): Place {
  return { x: Math.round(x * SPREAD.x), y: Math.round(y * SPREAD.y) };
}
