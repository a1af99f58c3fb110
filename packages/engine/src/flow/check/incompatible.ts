import type { FlowIndex } from '../flow-index.ts';
import { type Finding, fault } from './finding.ts';

/** Pure: faults in which roles nobody holds together. A role kept from itself could be held by nobody. */
export function checkIncompatible({ flow: { roles } }: FlowIndex): readonly Finding[] {
  const known = new Set(roles.map(({ id }) => id));
  return roles.flatMap(({ id: role_id, incompatible = [] }) =>
    [...new Set(incompatible)].flatMap((id) => {
      if (id === role_id) return [fault('incompatible_itself', null, { role_id })];
      return known.has(id) ? [] : [fault('incompatible_unknown', null, { role_id, id })];
    }),
  );
}
