import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './frame.module.css';
import { GuideDialog } from './guide-dialog.tsx';

/** Calls for the mentor that wait for an answer: everybody sees that someone has asked, and the mentor answers. */
export function HelpStrip() {
  const { t } = useTranslation('room');
  const { me, nodeId } = useRoom(only('me', 'nodeId'));
  const help = useRoom(({ state }) => (state.status === 'in_progress' ? state.help : undefined)) ?? [];
  const names = useNames();
  const format = useFormat();
  const [isAnswering, setAnswering] = useState(false);
  const last = help.at(-1);
  if (!last) return null;
  const who = names.user(last.user_id)?.name ?? t('somebody');
  const where = last.node_id !== null && last.node_id !== nodeId ? names.nodeName(last.node_id) : '';
  const others = help.length - 1;
  return (
    <div className={styles.ban} role="status">
      <Icon name="compass" size={18} />
      <b>{[t('help.by', { who }), where].filter(Boolean).join(t('separator'))}</b>
      <span className={styles.asked} title={last.text}>
        {last.text}
      </span>
      {others > 0 && <span className={styles.reason}>{t('help.others', { count: others })}</span>}
      <time>{me.isStaff ? format.moment(last.at) : t('help.waiting', { time: format.moment(last.at) })}</time>
      {me.isStaff && (
        <Button size="sm" icon="compass" onClick={() => setAnswering(true)}>
          {t('help.answer')}
        </Button>
      )}
      {isAnswering && <GuideDialog onClose={() => setAnswering(false)} />}
    </div>
  );
}
