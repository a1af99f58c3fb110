import type { BoardFlow } from '@lets/contract';
import { isSectionKind } from '@lets/engine';

/** A flow as a small line of dots: sections in columns, forks opened out. Pure. */
export interface PathShape {
  readonly columns: number;
  readonly dots: readonly PathDot[];
  readonly lines: readonly { readonly from: PathDot; readonly to: PathDot }[];
}

export interface PathDot {
  readonly id: string;
  readonly column: number;
  /** Its place among those side by side: from the middle, in lanes. */
  readonly lane: number;
}

export function shapePath({ nodes, ways: transitions }: BoardFlow): PathShape {
  const isSection = new Map(nodes.map(({ id, kind }) => [id, isSectionKind(kind)]));
  const next = (id: string) => transitions.filter(({ from }) => from === id).map(({ to }) => to);
  const after = (id: string) => through(id, next, isSection, new Set());
  const start = nodes.find(({ kind }) => kind === 'start');
  const column = columnsFrom(start ? after(start.id) : [], after);
  const placed = nodes.map(({ id }) => id).filter((id) => column.has(id));
  const byColumn = Map.groupBy(placed, (id) => column.get(id) ?? 0);
  const dots = [...byColumn].flatMap(([at, ids]) =>
    ids.map((id, index): PathDot => ({ id, column: at, lane: index - (ids.length - 1) / 2 })),
  );
  const dotOf = new Map(dots.map((dot) => [dot.id, dot]));
  const lines = dots.flatMap((from) =>
    after(from.id).flatMap((id) => {
      const to = dotOf.get(id);
      const isAhead = to && to.column > from.column;
      // What passes over dots of its own lane is a shortcut; drawn, it would be a line through them.
      const isOver = to && to.column > from.column + 1 && to.lane === from.lane;
      return isAhead && !isOver ? [{ from, to }] : [];
    }),
  );
  return { columns: Math.max(0, ...byColumn.keys()) + 1, dots, lines };
}

/** The sections that come next, through forks and joins. */
function through(
  id: string,
  next: (id: string) => string[],
  isSection: ReadonlyMap<string, boolean>,
  seen: Set<string>,
): string[] {
  const found = next(id).flatMap((to) => {
    if (isSection.get(to)) return [to];
    if (seen.has(to)) return [];
    seen.add(to);
    return through(to, next, isSection, seen);
  });
  return [...new Set(found)];
}

/** How many sections lie before each at most, ways back left out. */
function columnsFrom(first: readonly string[], after: (id: string) => string[]): ReadonlyMap<string, number> {
  const order: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const forward = new Map<string, string[]>();
  const visit = (id: string) => {
    state.set(id, 'open');
    // A way into a section that is still being walked through leads back.
    const ahead = after(id).filter((to) => state.get(to) !== 'open');
    forward.set(id, ahead);
    for (const to of ahead) if (!state.has(to)) visit(to);
    state.set(id, 'done');
    order.unshift(id);
  };
  for (const id of first) if (!state.has(id)) visit(id);
  const column = new Map(order.map((id) => [id, 0]));
  for (const id of order) {
    const at = (column.get(id) ?? 0) + 1;
    for (const to of forward.get(id) ?? []) column.set(to, Math.max(column.get(to) ?? 0, at));
  }
  return column;
}
