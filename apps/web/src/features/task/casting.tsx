import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ExperimentDetail } from '@lets/contract';
import { useEffect, useState } from 'react';
import { Avatar } from '../../components/surface/surface.tsx';
import { MemberPanel } from './member-panel.tsx';
import { RoleBoard } from './role-board.tsx';
import { assign, assignAtRandom, type Holders } from './role-table.ts';
import styles from './task.module.css';
import type { TaskDraft } from './use-task-draft.ts';

/** Who plays what: a member is dragged onto a role, or picked by the keyboard and then given one. */
export function Casting({ detail, draft }: { detail: ExperimentDetail; draft: TaskDraft }) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const casting = useCasting(detail, draft);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));

  useEffect(() => {
    if (picked === null) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setPicked(null);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [picked]);

  function drop({ active, over }: DragEndEvent) {
    setDragged(null);
    if (over) casting.give(String(over.id), Number(active.id));
  }

  const moving = detail.members.find((member) => member.id === dragged);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => {
        setPicked(null);
        setDragged(Number(active.id));
      }}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <MemberPanel detail={detail} draft={draft} casting={casting} picked={picked} onPick={setPicked} />
      <RoleBoard
        detail={detail}
        draft={draft}
        casting={casting}
        dragged={moving ?? null}
        picked={detail.members.find((member) => member.id === picked) ?? null}
        onGiven={() => setPicked(null)}
      />
      <DragOverlay dropAnimation={null}>
        {moving && (
          <span className={styles.drag}>
            <Avatar name={moving.name} size={30} />
            {moving.name}
          </span>
        )}
      </DragOverlay>
    </DndContext>
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
