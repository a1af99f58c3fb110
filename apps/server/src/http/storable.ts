/**
 * Pure: where an input holds text that the database cannot keep: a NUL, or half of a surrogate pair. Both can only come
 * from a program, and unchecked they would surface as a fault of ours. Null when all of it can be kept.
 */
export function findUnstorable(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorable(key, path) ?? findUnstorable(inner, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}
