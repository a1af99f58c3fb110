import type { ExperimentDetail } from '@lets/contract';
import { DragBoard, usePicking } from '../../../components/drag-board/drag-board.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { MemberPanel } from './member-panel.tsx';
import { RoleBoard } from './role-board.tsx';
import { useCasting } from './use-casting.ts';
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
