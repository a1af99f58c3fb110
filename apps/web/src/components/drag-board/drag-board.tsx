import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { Avatar } from '../surface/surface.tsx';
import styles from './drag-board.module.css';

/** Who is on the way under the pointer, and who is picked by the keyboard, until Escape, to be put somewhere. */
export function usePicking() {
  const [dragged, drag] = useState<number | null>(null);
  const [picked, pick] = useState<number | null>(null);

  useEffect(() => {
    if (picked === null) return;
    const before = document.activeElement;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && pick(null);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      // The button of the place that they were given has gone: the keyboard goes on where they were picked.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [picked]);

  return { dragged, drag, picked, pick };
}

interface DragBoardProps {
  picking: ReturnType<typeof usePicking>;
  nameOf: (id: number) => string | undefined;
  placeOf: (place: string | number) => string | undefined;
  isSmall?: boolean;
  onDrop: (id: number, place: string | number) => void;
  children: ReactNode;
}

/** People who are dragged to places on it. */
export function DragBoard(props: DragBoardProps) {
  const { picking, nameOf, isSmall = false, onDrop, children } = props;
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
      accessibility={{ announcements: useAnnouncements(props) }}
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

/** What a screen reader says on the way. */
function useAnnouncements({ nameOf, placeOf }: DragBoardProps): Announcements {
  const { t } = useTranslation();
  const words = ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) => ({
    name: nameOf(Number(active.id)),
    place: over ? placeOf(over.id) : undefined,
  });
  return {
    onDragStart: (event) => t('drag.lifted', words({ ...event, over: null })),
    onDragOver: (event) => t(event.over ? 'drag.over' : 'drag.nowhere', words(event)),
    onDragEnd: (event) => t(event.over ? 'drag.put' : 'drag.left', words(event)),
    onDragCancel: (event) => t('drag.left', words(event)),
  };
}
