/** Pure: whether a string is one of the words that we know; the others come from a server or a file. */
export function isOneOf<T extends string>(known: readonly T[], value: string): value is T {
  return known.some((one) => one === value);
}
