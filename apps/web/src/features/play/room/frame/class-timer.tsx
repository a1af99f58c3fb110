import type { RunTimer } from '@lets/engine';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useCountdown } from '../../../../domain/run/run-timer/use-countdown.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { chime } from '../../../../lib/chime.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import styles from './class-timer.module.css';

/** The mentor's timer, in every room of the run. At its end a line says so, and it sounds once; nothing else happens. */
export function ClassTimer() {
  const timer = useRoom(({ state }) => (state.status === 'in_progress' ? state.timer : undefined));
  const [closed, close] = useState<string | null>(null);
  if (!timer) return null;
  // A timer that is set or extended again is shown again to people who closed it.
  const name = `${timer.id} ${timer.ends_at}`;
  return closed === name ? null : <Line timer={timer} onClose={() => close(name)} />;
}

function Line({ timer, onClose }: { timer: RunTimer; onClose: () => void }) {
  const { t } = useTranslation('timer');
  const format = useFormat();
  const now = useRoom(({ now }) => now);
  const { left, isStopped, isOver, isPast } = useCountdown(timer, now);
  useChimeAtEnd(timer, isOver);
  if (isPast) return null;
  const name = timer.label ?? t('title');
  if (isOver)
    return (
      <div className={styles.line} role="status" data-over="">
        <Icon name="hourglass" size={18} />
        <b>{t('is_over', { name })}</b>
        <span className={styles.note}>{t('over_note')}</span>
        <IconButton icon="x" size="sm" label={t('close')} onClick={onClose} />
      </div>
    );
  return (
    <div className={styles.line}>
      <Icon name="hourglass" size={18} />
      <span role="status">
        <b>{name}</b>
        {isStopped && <span className={styles.note}>{t('stopped_long')}</span>}
      </span>
      <span className={styles.clock} role="timer" aria-label={t('left')}>
        {format.clock(Math.ceil(left / 1000) * 1000)}
      </span>
    </div>
  );
}

/** Only for people who were there while it ran, not for those who come when it is over. */
function useChimeAtEnd({ id }: RunTimer, isOver: boolean): void {
  const running = useRef<number | null>(null);
  useEffect(() => {
    if (!isOver) running.current = id;
    else if (running.current === id) {
      running.current = null;
      chime();
    }
  }, [id, isOver]);
}
