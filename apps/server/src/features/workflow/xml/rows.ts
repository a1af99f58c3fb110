import type { Line, Piece } from './pieces.ts';

type Place = NonNullable<Piece['place']>;

/** Notes stand right of a section. */
const STEP = { across: 280, withNotes: 440, down: 160 };

/**
 * Pure: a place for every piece, in rows from above to below. A row is as far down as the longest way that leads to it, and whoever stands
 * in it is near what leads there, so that few lines cross.
 */
export function rowPlaces(
  pieces: readonly Piece[],
  lines: readonly Line[],
  hasNotes: boolean,
): ReadonlyMap<Piece, Place> {
  const across = hasNotes ? STEP.withNotes : STEP.across;
  const ways = forward(pieces, lines);
  const rows = rowsOf(pieces, ways);
  const byRow = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const row = rows.get(piece) ?? 0;
    add(byRow, row, piece);
  }
  const places = new Map<Piece, Place>();
  for (const row of [...byRow.keys()].sort((a, b) => a - b)) {
    const members = (byRow.get(row) ?? []).map((piece, i) => ({ piece, i, at: above(piece, ways, places) }));
    members.sort((a, b) => a.at - b.at || a.i - b.i);
    for (const [i, { piece }] of members.entries()) {
      const x = Math.round((i - (members.length - 1) / 2) * across);
      places.set(piece, { x, y: row * STEP.down });
    }
  }
  return places;
}

/** The middle of what leads here. */
function above(piece: Piece, ways: Ways, places: ReadonlyMap<Piece, Place>): number {
  const xs = (ways.into.get(piece) ?? []).flatMap((from) => places.get(from)?.x ?? []);
  return xs.length === 0 ? 0 : xs.reduce((sum, x) => sum + x, 0) / xs.length;
}

interface Ways {
  /** In an order in which whoever leads stands before whom it leads to. */
  readonly order: readonly Piece[];
  readonly into: ReadonlyMap<Piece, readonly Piece[]>;
}

/** Pure: the lines without those that lead back to where one has been. */
function forward(pieces: readonly Piece[], lines: readonly Line[]): Ways {
  const outs = new Map<Piece, Piece[]>();
  for (const { from, to } of lines) add(outs, from, to);
  const reached = new Set(lines.map(({ to }) => to));
  const isStart = ({ node }: Piece) => node.kind === 'start';
  const first = [
    ...pieces.filter(isStart),
    ...pieces.filter((piece) => !isStart(piece) && !reached.has(piece)),
  ];
  const state = new Map<Piece, 'open' | 'done'>();
  const into = new Map<Piece, Piece[]>();
  const order: Piece[] = [];
  for (const root of [...first, ...pieces]) {
    if (state.has(root)) continue;
    // By a stack of one's own: a flow may be a thousand steps long.
    const path = [{ piece: root, next: 0 }];
    state.set(root, 'open');
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const to = outs.get(top.piece)?.[top.next++];
      if (!to) {
        state.set(top.piece, 'done');
        order.push(top.piece);
        path.pop();
      } else if (state.get(to) !== 'open') {
        add(into, to, top.piece);
        if (!state.has(to)) {
          state.set(to, 'open');
          path.push({ piece: to, next: 0 });
        }
      }
    }
  }
  return { order: order.reverse(), into };
}

function rowsOf(pieces: readonly Piece[], { order, into }: Ways): ReadonlyMap<Piece, number> {
  const rows = new Map(pieces.map((piece) => [piece, 0]));
  for (const piece of order) {
    const before = (into.get(piece) ?? []).map((from) => rows.get(from) ?? 0);
    if (before.length > 0) rows.set(piece, Math.max(...before) + 1);
  }
  return rows;
}

function add<Key>(lists: Map<Key, Piece[]>, key: Key, piece: Piece): void {
  const list = lists.get(key);
  if (list) list.push(piece);
  else lists.set(key, [piece]);
}
