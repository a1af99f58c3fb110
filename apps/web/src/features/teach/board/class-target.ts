import type { BoardRow, classControl, ParsedInputOf } from '@lets/contract';

/** Whom an act on many teams means: those that the board shows, the groups of a class task, or teams chosen one by one. */
export type Target =
  | { readonly kind: 'shown' }
  | { readonly kind: 'task'; readonly id: number }
  | { readonly kind: 'chosen'; readonly eids: readonly number[] };

/** The teams on the board: all, and those that its filter of states leaves. */
export interface Teams {
  readonly rows: readonly BoardRow[];
  readonly shown: readonly BoardRow[];
}

/** Pure: the teams meant, of those on the board. */
export function rowsOf(target: Target, { rows, shown }: Teams): readonly BoardRow[] {
  switch (target.kind) {
    case 'shown':
      return shown;
    case 'task':
      return rows.filter(({ task_id }) => task_id === target.id);
    case 'chosen':
      return rows.filter(({ card }) => target.eids.includes(card.eid));
  }
}

type Fields = Pick<ParsedInputOf<typeof classControl>, 'task_id' | 'eids'>;

/** Pure: the same as the call asks it. A class task is named, so that a group which has just begun is meant too. */
export function fieldsOf(target: Target, teams: Teams): Fields {
  if (target.kind === 'task') return { task_id: target.id };
  return { eids: rowsOf(target, teams).map(({ card }) => card.eid) };
}
