import type { DisplayItem } from '@lets/engine';

/** Pure: what was just uploaded stands first, each once: a list that is read again meanwhile names it too. */
export function withUploads(
  listed: readonly DisplayItem[],
  uploads: readonly DisplayItem[],
): readonly DisplayItem[] {
  const known = new Set(uploads.map(({ id }) => id));
  return [...uploads, ...listed.filter(({ id }) => !known.has(id))];
}
