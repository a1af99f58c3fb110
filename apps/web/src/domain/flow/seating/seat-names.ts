import type { Bilingual, FlowNodeView } from '@lets/contract';

/** Pure: what seats of a section are called in one language; a seat without a name is left out. */
export function seatNamesOf(
  { seat_names = {} }: Pick<FlowNodeView, 'seat_names'>,
  pick: (text: Bilingual) => string,
): Record<string, string> {
  const names = Object.entries(seat_names).map(([seat, name]) => [seat, pick(name).trim()] as const);
  return Object.fromEntries(names.filter(([, name]) => name !== ''));
}
