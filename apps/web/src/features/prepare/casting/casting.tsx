import type { ExperimentDetail } from '@lets/contract';
import { useState } from 'react';
import { DragBoard, usePicking } from '../../../components/drag-board/drag-board.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { MemberPanel } from './member-panel.tsx';
import { RoleBoard } from './role-board.tsx';
import { assign, assignAtRandom, type Holders } from './role-table.ts';
import type { TaskDraft } from './use-task-draft.ts';

/** Who plays what: a member is dragged onto a role, or picked by the keyboard and then given one. */
export function Casting({ detail, draft }: { detail: ExperimentDetail; draft: TaskDraft }) {
  const picking = usePicking();
  const format = useFormat();
  const casting = useCasting(detail, draft);
  const member = (id: number | null) => detail.members.find((one) => one.id === id) ?? null;
  return (
    <DragBoard
      picking={picking}
      nameOf={(id) => member(id)?.name}
      placeOf={(id) => format.pick(detail.flow.roles.find((role) => role.id === id)?.name)}
      onDrop={(id, role) => casting.give(String(role), id)}
    >
      <MemberPanel
        detail={detail}
        draft={draft}
        casting={casting}
        picked={picking.picked}
        onPick={picking.pick}
      />
      <RoleBoard
        detail={detail}
        draft={draft}
        casting={casting}
        dragged={member(picking.dragged)}
        picked={member(picking.picked)}
        onGiven={() => picking.pick(null)}
      />
    </DragBoard>
  );
}

/** Changes of the role table, each of which can be taken back. */
function useCasting(detail: ExperimentDetail, draft: TaskDraft) {
  const [past, setPast] = useState<readonly Holders[]>([]);
  const roles = detail.flow.roles.map((role) => role.id);
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
    atRandom: () => change(assignAtRandom(memberIds(detail), roles, Math.random)),
    clear: () => change({}),
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      // Somebody may have left the team since.
      const here = memberIds(detail);
      draft.edit({
        holders: Object.fromEntries(Object.entries(before).filter(([, id]) => here.includes(id))),
      });
    },
  };
}
export type CastingActs = ReturnType<typeof useCasting>;

function memberIds(detail: ExperimentDetail): readonly number[] {
  return detail.members.map((member) => member.id);
}
