import { consequences } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { only, useRoom } from '../room-context.tsx';
import styles from './consequence.module.css';

/** What an earlier choice costs, told above the section in which it strikes. */
export function ConsequenceStrip() {
  const { t } = useTranslation('room');
  const { eid, section } = useRoom(only('eid', 'section'));
  const { pick } = useFormat();
  const struck = section?.consequences ?? [];
  const told = useCall(
    consequences,
    { eid },
    { enabled: struck.length > 0, silent: true, revision: struck.map(({ trans_id }) => trans_id).join(' ') },
  );
  const shown =
    told.data?.list.filter(({ trans_id }) => struck.some((one) => one.trans_id === trans_id)) ?? [];
  if (struck.length === 0 || shown.length === 0) return null;
  return shown.map(({ trans_id, option, text }) => (
    <section key={trans_id} className={styles.strip} aria-label={t('consequence.title')}>
      <Icon name="scales" size={18} />
      <div>
        <b>{t('consequence.of', { option: pick(option) })}</b>
        <p>{pick(text)}</p>
      </div>
    </section>
  ));
}
