import type { FlowNodeView } from '@lets/contract';
import { useCallback, useState } from 'react';
import { readCurrentRole, writeCurrentRole } from '../../../../lib/storage.ts';

/** The role I act in: the one chosen before, as long as I hold it here, else the section's first of mine. Pure. */
export function chooseRole(
  node: FlowNodeView | undefined,
  mineHere: readonly string[],
  chosen: string | null,
): string | null {
  if (chosen !== null && mineHere.includes(chosen)) return chosen;
  return node?.roles.find(({ role_id }) => mineHere.includes(role_id))?.role_id ?? null;
}

export function useCurrentRole(
  eid: number,
  node: FlowNodeView | undefined,
  mineHere: readonly string[],
): [string | null, (roleId: string) => void] {
  const nid = node?.id ?? '';
  const [chosen, choose] = useState<{ nid: string; roleId: string } | null>(null);
  const remembered = chosen?.nid === nid ? chosen.roleId : readCurrentRole(eid, nid);
  const setRole = useCallback(
    (roleId: string) => {
      writeCurrentRole(eid, nid, roleId);
      choose({ nid, roleId });
    },
    [eid, nid],
  );
  return [chooseRole(node, mineHere, remembered), setRole];
}
