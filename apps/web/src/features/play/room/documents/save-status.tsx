import type { IconName } from '../../../../art/icon-names.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './documents.module.css';
import type { LineState } from './shared-line.ts';

type Status = 'saved' | 'saving' | 'offline' | 'reading';
const ICONS: Record<Status, IconName> = {
  saved: 'checkc',
  saving: 'clock',
  offline: 'wifioff',
  reading: 'eye',
};

function statusOf(state: LineState): Status {
  if (!state.isConnected) return 'offline';
  if (!state.isSafe) return 'saving';
  return state.mayWrite ? 'saved' : 'reading';
}

/** Whether what is on the page is on the server's disk. */
export function SaveStatus({ state }: { state: LineState }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const status = statusOf(state);
  const time = state.safeAt === null ? '' : format.time(state.safeAt);
  return (
    <span className={styles.save} data-status={status} role="status">
      <Icon name={ICONS[status]} size={15} />
      {t(`save.${status}`, { time })}
    </span>
  );
}
