import { isKeepable } from '@lets/contract';

/**
 * Pure: where an input holds text that cannot be kept: control characters, which neither the database nor XML nor a printed page
 * takes, or half of a surrogate pair. They can only come from a program or from another program's clipboard, and unchecked they
 * would break the run's exports for ever. Null when all of it can be kept.
 */
export function findUnstorable(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isKeepable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorable(key, path) ?? findUnstorable(inner, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}
