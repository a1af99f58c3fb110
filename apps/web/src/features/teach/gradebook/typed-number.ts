/** Pure: what was typed as a score or a weight: undefined when it is none. 0 to 100, at most one decimal. */
export function readTyped(typed: string): number | undefined {
  if (!/^\d{1,3}(\.\d)?$/.test(typed.trim())) return undefined;
  const value = Number(typed);
  return value <= 100 ? value : undefined;
}

/** Pure: 100 shared among so many, in tenths; the first take what is left over. */
export function shareEvenly(count: number): number[] {
  const each = Math.floor(1000 / count);
  return Array.from({ length: count }, (_, index) => (each + (index < 1000 - each * count ? 1 : 0)) / 10);
}
