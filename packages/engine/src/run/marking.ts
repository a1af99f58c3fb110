import type { Firing } from './state.ts';

/** Where the tokens are: the open sections, and the transitions whose token waits at a join. */
export interface Marking {
  readonly open: ReadonlySet<string>;
  readonly parked: ReadonlySet<string>;
}

/** Pure: the marking that firings lead to, played in order. */
export function markingAfter(firings: readonly Firing[]): Marking {
  const open = new Set<string>();
  const parked = new Set<string>();
  for (const firing of firings) {
    if (firing.closes !== null) open.delete(firing.closes);
    for (const { node_id } of firing.opens) open.add(node_id);
    for (const id of firing.unparks) parked.delete(id);
    for (const id of firing.parks) parked.add(id);
  }
  return { open, parked };
}
