import type { UserBrief } from '@lets/contract';
import type { ReactNode } from 'react';
import { DragBoard, usePicking } from '../../../components/drag-board/drag-board.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { GroupCard } from './board-card.tsx';
import { POOL, Pool } from './board-pool.tsx';
import styles from './create.module.css';
import * as hand from './hand-groups.ts';

export interface GroupBoardProps {
  groups: readonly hand.HandGroup[];
  students: readonly UserBrief[];
  /** Those to whom the case is not open. */
  unregistered: readonly number[];
  /** The most in a group. */
  capacity: number;
  set: (groups: readonly hand.HandGroup[]) => void;
  /** What more is said of a group, under its members. */
  note: (group: hand.HandGroup) => ReactNode;
  /** What may be done with a whole group, at its name. */
  acts: (group: hand.HandGroup, label: string) => ReactNode;
  /** Why a group cannot be changed; null where it can. */
  lockOf?: (group: hand.HandGroup) => ReactNode;
  /** Whether those without a group may be spread over it too. */
  takesRest?: (group: hand.HandGroup) => boolean;
}

/** What its parts need beside that: who is picked, and how people get about. */
export interface BoardParts extends GroupBoardProps {
  picked: UserBrief | null;
  onPick: (id: number | null) => void;
  place: (id: number, key: number | null) => void;
  labelOf: (key: number) => string;
}

/** Students are dragged into groups, or picked by the keyboard and then given to one. */
export function GroupBoard(props: GroupBoardProps) {
  const { groups, students, set } = props;
  const { t } = useTranslation('class-task');
  const picking = usePicking();
  const labelOf = (key: number) => {
    const index = groups.findIndex((group) => group.key === key);
    return groups[index]?.name.trim() || t('group', { number: index + 1 });
  };
  const student = (id: number | null) => students.find((one) => one.id === id) ?? null;
  const isLocked = (key: number) => groups.some((group) => group.key === key && props.lockOf?.(group));
  const place = (id: number, key: number | null) => {
    picking.pick(null);
    if (key === null || !isLocked(key)) set(hand.put(groups, id, key));
  };
  const parts: BoardParts = {
    ...props,
    picked: student(picking.picked),
    onPick: picking.pick,
    place,
    labelOf,
  };
  return (
    <DragBoard
      picking={picking}
      nameOf={(id) => student(id)?.name}
      placeOf={(over) => (over === POOL ? t('hand.pool') : labelOf(Number(over)))}
      isSmall
      onDrop={(id, over) => place(id, over === POOL ? null : Number(over))}
    >
      <div className={styles.hand}>
        <Pool {...parts} />
        <ol className={classNames(styles.cards, styles.handCards)} aria-label={t('groups.title')}>
          {groups.map((group) => (
            <GroupCard key={group.key} {...parts} group={group} />
          ))}
          <li>
            <button type="button" className={styles.add} onClick={() => set(hand.addGroup(groups))}>
              <Icon name="plus" size={18} />
              {t('hand.add')}
            </button>
          </li>
        </ol>
      </div>
    </DragBoard>
  );
}
