import type { ExperimentDetail } from '@lets/contract';
import { useState } from 'react';
import { assign, assignAtRandom, type Holders } from './role-table.ts';
import type { TaskDraft } from './use-task-draft.ts';

/** Changes of the role table, each of which can be taken back. */
export function useCasting(detail: ExperimentDetail, draft: TaskDraft) {
  const [past, setPast] = useState<readonly Holders[]>([]);
  const { holders } = draft.fields;

  function change(next: Holders) {
    setPast((now) => [...now.slice(-19), holders]);
    draft.edit({ holders: next });
  }

  return {
    canEdit: detail.may.edit,
    canUndo: past.length > 0,
    give: (role: string, member: number | null) => change(assign(holders, role, member)),
    set: change,
    atRandom: () => change(assignAtRandom(memberIds(detail), detail.flow.roles, Math.random)),
    clear: () => change({}),
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      // A person may have left the team since.
      const here = memberIds(detail);
      draft.edit({
        holders: Object.fromEntries(Object.entries(before).filter(([, id]) => here.includes(id))),
      });
    },
  };
}
function memberIds(detail: ExperimentDetail): readonly number[] {
  return detail.members.map((member) => member.id);
}

export type CastingActs = ReturnType<typeof useCasting>;
