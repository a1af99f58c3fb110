import type { Bilingual, FlowNode, SeatNames } from '@lets/contract';

/** Pure: a section whose seats are called so; a name without words is none, and without names the field is left out. */
export function withSeatNames(
  { seat_names: _, ...node }: FlowNode,
  names: SeatNames | undefined = {},
): FlowNode {
  const written = Object.entries(names).filter(([, { zh, en }]) => (zh.trim() || en.trim()) !== '');
  return written.length > 0 ? { ...node, seat_names: Object.fromEntries(written) } : node;
}

/** Pure: all names in one line, as a comparison of versions tells them; null where there are none. */
export function seatNamesInWords(names: SeatNames | undefined): Bilingual | null {
  const all = Object.values(names ?? {});
  if (all.length === 0) return null;
  return {
    zh: all.map(({ zh, en }) => zh || en).join('、'),
    en: all.map(({ zh, en }) => en || zh).join(', '),
  };
}
