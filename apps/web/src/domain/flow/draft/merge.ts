import type { Flow } from '@lets/contract';
import {
  applyPatch,
  fieldOf,
  type Item,
  isSame,
  itemsOf,
  LISTS,
  type List,
  type Patch,
  type Step,
} from './patch.ts';

/** A field, or a whole item, that two people changed each in their own way. */
export interface Conflict {
  readonly list: List;
  readonly id: string;
  /** Null: one of them took the item away, the other changed it. */
  readonly field: string | null;
  /** Undefined: taken away. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** Everything of both; where they differ, theirs until someone chooses. */
  readonly flow: Flow;
  readonly conflicts: readonly Conflict[];
}

/** Pure: what I changed since `base`, made again on theirs. Only what both changed, and differently, is a conflict. */
export function mergeFlows(base: Flow, mine: Flow, theirs: Flow): Merged {
  const steps: Step[] = [];
  const conflicts: Conflict[] = [];
  for (const list of LISTS) {
    mergeList(list, itemsOf(base, list), itemsOf(mine, list), itemsOf(theirs, list), steps, conflicts);
  }
  return { flow: applyPatch(theirs, steps), conflicts };
}

function byId(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

function mergeList(
  list: List,
  baseItems: readonly Item[],
  mineItems: readonly Item[],
  theirItems: readonly Item[],
  steps: Step[],
  conflicts: Conflict[],
): void {
  const [base, mine, theirs] = [byId(baseItems), byId(mineItems), byId(theirItems)];
  for (const [id, was] of base) {
    const [my, their] = [mine.get(id), theirs.get(id)];
    if (my && their) mergeItem(list, was, my, their, steps, conflicts);
    else if (my && !isSame(my, was)) conflicts.push({ list, id, field: null, mine: my, theirs: undefined });
    else if (!my && their && isSame(their, was)) steps.push({ do: 'remove', list, at: 0, item: their });
    else if (!my && their) conflicts.push({ list, id, field: null, mine: undefined, theirs: their });
  }
  // After what goes, so that the places are right.
  for (const [at, item] of mineItems.entries()) {
    if (!base.has(item.id) && !theirs.has(item.id)) steps.push({ do: 'add', list, at, item });
  }
}

function mergeItem(list: List, was: Item, my: Item, their: Item, steps: Step[], conflicts: Conflict[]): void {
  for (const field of new Set([...Object.keys(was), ...Object.keys(my), ...Object.keys(their)])) {
    const [before, mine, theirs] = [fieldOf(was, field), fieldOf(my, field), fieldOf(their, field)];
    if (isSame(mine, before) || isSame(mine, theirs)) continue;
    // Where a node stands is no matter to quarrel about: the later hand has it.
    if (isSame(theirs, before) || field === 'position') {
      steps.push({ do: 'set', list, id: was.id, field, from: theirs, to: mine });
    } else conflicts.push({ list, id: was.id, field, mine, theirs });
  }
}

/** Pure: the merged flow with my side taken in the conflicts named; in all others theirs stays. */
export function resolve(merged: Merged, mine: Flow, chosen: ReadonlySet<Conflict>): Flow {
  const steps: Patch = merged.conflicts
    .filter((conflict) => chosen.has(conflict))
    .map((conflict): Step => {
      const { list, id, field } = conflict;
      if (field !== null) return { do: 'set', list, id, field, from: conflict.theirs, to: conflict.mine };
      if (conflict.mine === undefined) return { do: 'remove', list, at: 0, item: conflict.theirs as Item };
      return {
        do: 'add',
        list,
        at: itemsOf(mine, list).findIndex((item) => item.id === id),
        item: conflict.mine as Item,
      };
    });
  const flow = applyPatch(merged.flow, steps);
  // A node that comes back brings the ways and the notes with it that fell away with it.
  const back = new Set(
    steps.flatMap((step) => (step.do === 'add' && step.list === 'nodes' ? step.item.id : [])),
  );
  const known = new Set(flow.transitions.map(({ id }) => id));
  const transitions = mine.transitions.filter(
    ({ id, from, to }) => !known.has(id) && (back.has(from) || back.has(to)),
  );
  const here = new Set(flow.notes?.map(({ id }) => id));
  const notes = (mine.notes ?? []).filter(
    ({ id, node_id }) => !here.has(id) && node_id !== null && back.has(node_id),
  );
  return applyPatch(flow, [
    ...transitions.map(
      (item): Step => ({ do: 'add', list: 'transitions', at: flow.transitions.length, item }),
    ),
    ...notes.map((item): Step => ({ do: 'add', list: 'notes', at: here.size, item })),
  ]);
}
