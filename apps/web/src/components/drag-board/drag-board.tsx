import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Avatar } from '../surface/surface.tsx';
import styles from './drag-board.module.css';

/** Who is on the way under the pointer, and who is picked by the keyboard, until Escape, to be put somewhere. */
export function usePicking() {
  const [dragged, drag] = useState<number | null>(null);
  const [picked, pick] = useState<number | null>(null);

  useEffect(() => {
    if (picked === null) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && pick(null);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [picked]);

  return { dragged, drag, picked, pick };
}

interface DragBoardProps {
  picking: ReturnType<typeof usePicking>;
  nameOf: (id: number) => string | undefined;
  isSmall?: boolean;
  onDrop: (id: number, place: string | number) => void;
  children: ReactNode;
}

/** People who are dragged to places on it. */
export function DragBoard({ picking, nameOf, isSmall = false, onDrop, children }: DragBoardProps) {
  const { dragged, drag, pick } = picking;
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const name = dragged === null ? undefined : nameOf(dragged);

  function drop({ active, over }: DragEndEvent) {
    drag(null);
    if (over) onDrop(Number(active.id), over.id);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => {
        pick(null);
        drag(Number(active.id));
      }}
      onDragEnd={drop}
      onDragCancel={() => drag(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {name !== undefined && (
          <span className={classNames(styles.drag, isSmall && styles.small)}>
            <Avatar name={name} size={isSmall ? 28 : 30} />
            {name}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}
