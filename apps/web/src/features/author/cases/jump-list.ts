import type { JumpMapping } from '@lets/contract';

/** Pure: the mappings of one jump section, in the order in which they are asked. */
export function mappingsOf(jumps: readonly JumpMapping[], nodeId: string): JumpMapping[] {
  return jumps.filter(({ node_id }) => node_id === nodeId);
}

/** Pure: all jumps with those of one section replaced; the others stay as they are. */
export function withMappings(
  jumps: readonly JumpMapping[],
  nodeId: string,
  mappings: readonly JumpMapping[],
): JumpMapping[] {
  return [...jumps.filter(({ node_id }) => node_id !== nodeId), ...mappings];
}

/** Pure: one more mapping. It is asked before the one that fits whatever was decided, which would leave it no turn. */
export function withOneMore(mappings: readonly JumpMapping[], added: JumpMapping): JumpMapping[] {
  const rest = mappings.findIndex(({ when }) => when === undefined);
  return rest < 0 ? [...mappings, added] : mappings.toSpliced(rest, 0, added);
}

/** Pure: the mapping at a place changed, or taken out with null. */
export function withOneAt(
  mappings: readonly JumpMapping[],
  at: number,
  next: JumpMapping | null,
): JumpMapping[] {
  return mappings.toSpliced(at, 1, ...(next ? [next] : []));
}
