/** Pure: the first of `doc_1`, `doc_2` … that is free. */
export function freeId(prefix: string, taken: readonly string[]): string {
  let n = taken.length + 1;
  while (taken.includes(`${prefix}_${n}`)) n += 1;
  return `${prefix}_${n}`;
}
