import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './frame.module.css';

/** The mentor has paused the run: who, why and since when. Reading goes on. */
export function BanBanner() {
  const { t } = useTranslation('room');
  const isPaused = useRoom(({ isPaused }) => isPaused);
  const reason = useRoom(({ state }) => state.control.reason);
  const event = useRoom(({ record }) => record.findLast((one) => one.type === 'controlled'));
  const format = useFormat();
  const names = useNames();
  if (!isPaused) return null;
  const who = names.user(event?.actor_id ?? null)?.name;
  return (
    <div className={styles.ban} role="status">
      <Icon name="ban" size={18} />
      <b>{who ? t('ban.by', { name: who }) : t('ban.paused')}</b>
      {reason && <span className={styles.reason}>{reason}</span>}
      {event && <time>{t('ban.since', { time: format.moment(event.at) })}</time>}
    </div>
  );
}
