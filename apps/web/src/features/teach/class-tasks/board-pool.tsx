import { useDroppable } from '@dnd-kit/core';
import { Button } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import styles from './create.module.css';
import type { BoardParts } from './group-board.tsx';
import * as hand from './hand-groups.ts';
import { StudentChip } from './student-chip.tsx';

export const POOL = 'pool';

/** Those without a group. */
export function Pool(props: BoardParts) {
  const { groups, students, unregistered, capacity, set, lockOf, takesRest, picked, onPick, place } = props;
  const { t } = useTranslation('class-task');
  const { setNodeRef, isOver } = useDroppable({ id: POOL });
  const ids = students.map(({ id }) => id);
  const left = hand.ungrouped(groups, ids);
  const isPickedGrouped = picked !== null && !left.includes(picked.id);
  const open = groups.filter((group) => !lockOf?.(group) && takesRest?.(group) !== false);
  const fill = () => {
    const filled = hand.fillUp(
      open,
      left.filter((id) => !unregistered.includes(id)),
      capacity,
    );
    set(groups.map((group) => filled.find(({ key }) => key === group.key) ?? group));
  };
  return (
    <div ref={setNodeRef} className={classNames(styles.pool, isOver && styles.over)}>
      <h3 className={styles.poolTitle}>
        {t('hand.pool')}
        <i>{t('people', { count: left.length })}</i>
      </h3>
      {isPickedGrouped && picked && (
        <button type="button" className={styles.here} onClick={() => place(picked.id, null)}>
          {t('hand.back', { name: picked.name })}
        </button>
      )}
      <ul className={styles.poolList}>
        {students
          .filter(({ id }) => left.includes(id))
          .map((student) => (
            <li key={student.id}>
              <StudentChip
                student={student}
                isPicked={picked?.id === student.id}
                isStranger={unregistered.includes(student.id)}
                onPick={onPick}
              />
            </li>
          ))}
      </ul>
      {left.length === 0 && <p className={styles.quiet}>{t('hand.none_left')}</p>}
      <div className={styles.poolFoot}>
        <p className={styles.quiet}>{t('hand.tip')}</p>
        <Button size="sm" icon="swap" block disabled={left.length === 0 || open.length === 0} onClick={fill}>
          {t('hand.fill')}
        </Button>
      </div>
    </div>
  );
}
