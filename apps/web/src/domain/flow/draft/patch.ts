import type { Flow, FlowNote } from '@lets/contract';

/** What a flow is made of; every item has an id of its own within its list. */
export const LISTS = ['nodes', 'transitions', 'roles', 'notes'] as const;
export type List = (typeof LISTS)[number];
export type Item = NonNullable<Flow[List]>[number];

/** The items of a list; flows of before have no notes. */
export const itemsOf = (flow: Flow, list: List): readonly Item[] => flow[list] ?? [];

/** One step of a change, with all that is needed to take it back. */
export type Step =
  | { readonly do: 'add' | 'remove'; readonly list: List; readonly at: number; readonly item: Item }
  | {
      readonly do: 'set';
      readonly list: List;
      readonly id: string;
      readonly field: string;
      readonly from: unknown;
      readonly to: unknown;
    };
export type Patch = readonly Step[];

/** Whether two values are the same when written down. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => key in b && isSame(fieldOf(a, key), fieldOf(b, key)));
}

export function fieldOf(item: object, field: string): unknown {
  return (item as Readonly<Record<string, unknown>>)[field];
}

/** Pure: the steps that lead from one flow to the other. Items that both have keep their order. */
export function diffFlows(before: Flow, after: Flow): Patch {
  return before === after
    ? []
    : LISTS.flatMap((list) => diffList(list, itemsOf(before, list), itemsOf(after, list)));
}

function diffList(list: List, before: readonly Item[], after: readonly Item[]): Patch {
  if (before === after) return [];
  const kept = new Map(after.map((item) => [item.id, item]));
  const known = new Map(before.map((item) => [item.id, item]));
  // From the end, so that each place is right when its turn comes.
  const removed = before
    .map((item, at): Step => ({ do: 'remove', list, at, item }))
    .filter((step) => step.do === 'remove' && !kept.has(step.item.id))
    .reverse();
  const added = after.flatMap((item, at): Step[] =>
    known.has(item.id) ? [] : [{ do: 'add', list, at, item }],
  );
  const set = before.flatMap((item) => diffItem(list, item, kept.get(item.id)));
  return [...removed, ...added, ...set];
}

function diffItem(list: List, before: Item, after: Item | undefined): Step[] {
  if (!after || after === before) return [];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field) => {
    const [from, to] = [fieldOf(before, field), fieldOf(after, field)];
    return isSame(from, to) ? [] : [{ do: 'set', list, id: before.id, field, from, to }];
  });
}

/** Pure: the steps that take a change back. */
export function invertPatch(patch: Patch): Patch {
  return patch
    .map((step): Step => {
      if (step.do === 'set') return { ...step, from: step.to, to: step.from };
      return { ...step, do: step.do === 'add' ? 'remove' : 'add' };
    })
    .reverse();
}

/**
 * Pure: the flow with the steps taken. Another person may have changed the flow since: what is gone already stays gone, and
 * of an item only the fields that the step names are touched.
 */
export function applyPatch(flow: Flow, patch: Patch): Flow {
  const lists: Record<List, Item[]> = {
    nodes: [...flow.nodes],
    transitions: [...flow.transitions],
    roles: [...flow.roles],
    notes: [...(flow.notes ?? [])],
  };
  for (const step of patch) applyStep(lists[step.list], step);
  const { notes, ...others } = lists as unknown as Required<Pick<Flow, List>>;
  return withoutDangling(withNotes({ ...flow, ...others }, notes));
}

function applyStep(items: Item[], step: Step): void {
  const id = step.do === 'set' ? step.id : step.item.id;
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  if (step.do === 'set') {
    if (item) items[index] = { ...item, [step.field]: step.to };
  } else if (step.do === 'remove') {
    if (item) items.splice(index, 1);
  } else if (!item) items.splice(Math.min(step.at, items.length), 0, step.item);
}

/** Pure: a transition whose end is gone goes too, and a note with the node that it was stuck to. */
export function withoutDangling(flow: Flow): Flow {
  const ids = new Set(flow.nodes.map(({ id }) => id));
  const isHeld = ({ from, to }: { from: string; to: string }) => ids.has(from) && ids.has(to);
  const isStuck = ({ node_id }: FlowNote) => node_id === null || ids.has(node_id);
  if (flow.transitions.every(isHeld) && (flow.notes ?? []).every(isStuck)) return flow;
  return withNotes(
    { ...flow, transitions: flow.transitions.filter(isHeld) },
    (flow.notes ?? []).filter(isStuck),
  );
}

/** Pure: a flow without notes says nothing of them, as flows of before. */
export function withNotes({ notes: _, ...flow }: Flow, notes: readonly FlowNote[]): Flow {
  return notes.length > 0 ? { ...flow, notes: [...notes] } : flow;
}
