import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { filterOf } from './board-filter.ts';
import { ClassAttendance } from './class-attendance.tsx';
import { ClassCallDialog } from './class-call-dialog.tsx';
import styles from './class-controls.module.css';
import type { Board } from './use-board.ts';

/** What concerns many teams at once: who is there, and one message to all. */
export function ClassControls({ board }: { board: Board }) {
  const { t } = useTranslation('guide');
  const [isCalling, call] = useState(false);
  const classes = board.read.data?.classes ?? [];
  return (
    <div className={styles.controls} role="toolbar" aria-label={t('class.label')}>
      <ClassAttendance filter={filterOf(board)} onOpen={(eid) => board.params.change({ run: eid })} />
      {classes.length > 0 && (
        <Button icon="envelope" onClick={() => call(true)}>
          {t('class_call.open')}
        </Button>
      )}
      {isCalling && (
        <ClassCallDialog classes={classes} first={board.classId || null} onClose={() => call(false)} />
      )}
    </div>
  );
}
