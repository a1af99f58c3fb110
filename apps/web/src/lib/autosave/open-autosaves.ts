const open = new Set<() => Promise<boolean>>();

/** Every document that is open for editing is flushed before its person logs out. Returns how to leave the list. */
export function registerFlush(flush: () => Promise<boolean>): () => void {
  open.add(flush);
  return () => open.delete(flush);
}

/** Saves whatever is unsaved on any open screen; true when the server has everything. */
export async function flushAll(): Promise<boolean> {
  const results = await Promise.all([...open].map((flush) => flush()));
  return results.every(Boolean);
}
