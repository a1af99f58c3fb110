import type pg from 'pg';

/** Hears that a document that is open here was replaced by other means than writing in it. */
export type ReplacedListener = (documentId: string, edit: Uint8Array) => void;

/** By database, because the tests open several in one process. */
const listeners = new WeakMap<pg.Pool, Set<ReplacedListener>>();

/** Answers how to stop listening. */
export function onReplaced(pool: pg.Pool, listener: ReplacedListener): () => void {
  const all = listeners.get(pool) ?? new Set();
  listeners.set(pool, all.add(listener));
  return () => all.delete(listener);
}

export function tellReplaced(pool: pg.Pool, documentId: string, edit: Uint8Array): void {
  for (const listener of listeners.get(pool) ?? []) listener(documentId, edit);
}
