import type { FlowNodeView } from '@lets/contract';

/** The role I act in: the one chosen before, as long as I hold it here, else the section's first of mine. Pure. */
export function chooseRole(
  node: FlowNodeView,
  mineHere: readonly string[],
  chosen: string | null,
): string | null {
  if (chosen !== null && mineHere.includes(chosen)) return chosen;
  return node.roles.find(({ role_id }) => mineHere.includes(role_id))?.role_id ?? null;
}
