import * as Y from 'yjs';

/** An edit asked for more work than an edit may take. */
export class TooMuchWork extends Error {}

let left = 0;

/**
 * Counts the steps by which Yjs finds the place of each part, and stops an edit that asks for too many. Parts put at one place by many
 * clients are compared with each other, so that a thousand bytes may cost millions of comparisons, here and in every browser that
 * receives them. A count says the same on a fast and on a slow machine.
 */
export function withinWork<T>(steps: number, work: () => T): { readonly value: T; readonly steps: number } {
  left = steps;
  try {
    return { value: work(), steps: steps - left };
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}

function spend(): void {
  if (--left < 0) throw new TooMuchWork();
}

type Store = Y.Doc['store'];

/** Walks as `Item.integrate` of Yjs is about to. */
function walkToPlace(store: Store, item: Y.Item): void {
  spend();
  if (!item.parent) return;
  const { left: before, right: after } = item;
  const isDirect = before ? before.right === after : after !== null && after.left === null;
  if (isDirect) return;
  const passed = new Set<unknown>();
  for (let other = firstRival(item); other !== null && other !== after; other = other.right) {
    spend();
    passed.add(other);
    if (Y.compareIDs(item.origin, other.origin)) {
      const isOlder = other.id.client < item.id.client;
      if (!isOlder && Y.compareIDs(item.rightOrigin, other.rightOrigin)) return;
    } else if (!other.origin || !passed.has(Y.getItem(store, other.origin))) return;
  }
}

function firstRival({ left: before, parent, parentSub }: Y.Item): Y.Item | null {
  if (before !== null) return before.right;
  const type = parent as Y.AbstractType<unknown>;
  if (parentSub === null) return type._start;
  let first = type._map.get(parentSub) ?? null;
  for (; first?.left; first = first.left) spend();
  return first;
}

const integrate = Y.Item.prototype.integrate;
left = Number.POSITIVE_INFINITY;
Y.Item.prototype.integrate = function (this: Y.Item, transaction: Y.Transaction, offset: number) {
  // What is known in part keeps the place of that part.
  if (offset === 0) walkToPlace(transaction.doc.store, this);
  integrate.call(this, transaction, offset);
};
