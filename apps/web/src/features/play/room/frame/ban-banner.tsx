import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoomContext } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './frame.module.css';

/** The mentor has paused the run: who, why and since when. Reading goes on. */
export function BanBanner() {
  const { t } = useTranslation('room');
  const { isBanned, state, record } = useRoomContext();
  const format = useFormat();
  const names = useNames();
  if (!isBanned) return null;
  const event = record.findLast((one) => one.type === 'controlled');
  const who = names.user(event?.actor_id ?? null)?.name;
  return (
    <div className={styles.ban} role="status">
      <Icon name="ban" size={18} />
      <b>{who ? t('ban.by', { name: who }) : t('ban.paused')}</b>
      {state.control.reason && <span className={styles.reason}>{state.control.reason}</span>}
      {event && <time>{t('ban.since', { time: format.moment(event.at) })}</time>}
    </div>
  );
}
