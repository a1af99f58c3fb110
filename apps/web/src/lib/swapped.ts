/** Pure: the item at a place and the next one change places. */
export function swapped<T>(list: readonly T[], at: number): T[] {
  return list.flatMap((one, index) => {
    const next = list[index + 1];
    if (index === at && next !== undefined) return [next, one];
    return index === at + 1 && at >= 0 ? [] : [one];
  });
}
