import { useDraggable } from '@dnd-kit/core';
import type { UserBrief } from '@lets/contract';
import drag from '../../../components/drag-board/drag-board.module.css';
import { Icon } from '../../../components/icon/icon.tsx';
import { Avatar, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import styles from './create.module.css';

/** A student who is dragged to a group, or picked and then given to one. */
export function StudentChip(props: {
  student: UserBrief;
  isPicked: boolean;
  isStranger?: boolean;
  onPick: (id: number | null) => void;
}) {
  const { student, isPicked, isStranger = false, onPick } = props;
  const { t } = useTranslation('class-task');
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: student.id });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={classNames(styles.chip, isPicked && drag.picked, isDragging && drag.lifted)}
      aria-pressed={isPicked}
      {...listeners}
      onClick={() => onPick(isPicked ? null : student.id)}
    >
      <Icon name="drag" size={14} />
      <Avatar name={student.name} size={24} />
      <span>{student.name}</span>
      {isStranger && <Tag tone="gold">{t('hand.stranger')}</Tag>}
    </button>
  );
}
