import { Button } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { filterOf } from './board-filter.ts';
import { ClassAttendance } from './class-attendance.tsx';
import { ClassCallDialog } from './class-call-dialog.tsx';
import styles from './class-controls.module.css';
import { PauseClassDialog, ResumeClassDialog } from './class-pause-dialogs.tsx';
import { ClassTimerDialog } from './class-timer-dialog.tsx';
import { ClassTimers } from './class-timers.tsx';
import type { Board } from './use-board.ts';
import { useServerClock } from './use-server-clock.ts';

type Window = 'pause' | 'resume' | 'timer' | 'call';

/** What concerns many teams at once: who is there, a pause, a timer, one message to all. */
export function ClassControls({ board }: { board: Board }) {
  const { t } = useTranslation(['class-control', 'guide']);
  const [window, open, close] = useOpen<Window>();
  const now = useServerClock(board);
  const classes = board.read.data?.classes ?? [];
  const { rows } = board;
  const isAnyPaused = rows.some(({ paused }) => paused !== null);
  return (
    <div className={styles.controls} role="toolbar" aria-label={t('label')}>
      <ClassAttendance filter={filterOf(board)} onOpen={(eid) => board.params.change({ run: eid })} />
      {rows.length > 0 && (
        <>
          <Button icon="ban" onClick={() => open('pause')}>
            {t('pause.open')}
          </Button>
          {isAnyPaused && (
            <Button icon="play" onClick={() => open('resume')}>
              {t('resume.open')}
            </Button>
          )}
          <Button icon="hourglass" onClick={() => open('timer')}>
            {t('timer.open')}
          </Button>
        </>
      )}
      {classes.length > 0 && (
        <Button icon="envelope" onClick={() => open('call')}>
          {t('guide:class_call.open')}
        </Button>
      )}
      <ClassTimers board={board} now={now} />
      {window === 'pause' && <PauseClassDialog board={board} onClose={close} />}
      {window === 'resume' && <ResumeClassDialog board={board} onClose={close} />}
      {window === 'timer' && <ClassTimerDialog board={board} onClose={close} />}
      {window === 'call' && (
        <ClassCallDialog classes={classes} first={board.classId || null} onClose={close} />
      )}
    </div>
  );
}
