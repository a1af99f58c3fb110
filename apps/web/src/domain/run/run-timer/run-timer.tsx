import type { TimerView } from '@lets/contract';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './run-timer.module.css';
import { useCountdown } from './use-countdown.ts';

/** A timer in a word, where teams are listed: what it is for and what is left. Nothing once it is long over. */
export function RunTimer({ timer, now }: { timer: TimerView; now: () => number }) {
  const { t } = useTranslation('timer');
  const format = useFormat();
  const { left, isStopped, isOver, isPast } = useCountdown(timer, now);
  if (isPast) return null;
  const state = isOver ? 'over' : isStopped ? 'stopped' : 'running';
  return (
    <span className={styles.timer} data-state={state} title={t('title')}>
      <Icon name="hourglass" size={13} />
      {timer.label && <span>{timer.label}</span>}
      <b>{isOver ? t('over') : format.clock(Math.ceil(left / 1000) * 1000)}</b>
      {isStopped && <small>{t('stopped')}</small>}
    </span>
  );
}
