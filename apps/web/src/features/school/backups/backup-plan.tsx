import type { Backup, backupList, OutputOf } from '@lets/contract';
import { Link } from 'react-router';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './backup.module.css';

const MINUTE_MS = 60_000;
/** As the alarm has it. */
const OLD_MS = 48 * 60 * MINUTE_MS;

type Plan = Omit<OutputOf<typeof backupList>, 'job'>;

/** How old the latest backup is, when the next one is due, and where they are kept. */
export function BackupPlan({ list, next_at, kept, folder, is_sealing }: Plan) {
  const { t } = useTranslation('backup');
  const format = useFormat();
  const latest = list.find(({ kind }) => kind !== 'before-update');
  return (
    <Card className={styles.plan ?? ''}>
      <Latest latest={latest} />
      <p>
        {next_at === null ? t('plan.off') : t('plan.next', { time: format.dateTime(next_at), count: kept })}
        <Link to="/manager/user/setting">{t('plan.setting')}</Link>
      </p>
      <p>{t('plan.folder', { folder })}</p>
      <p data-warning={is_sealing ? undefined : ''}>{t(is_sealing ? 'plan.sealing' : 'plan.not_sealing')}</p>
    </Card>
  );
}

function Latest({ latest }: { latest: Backup | undefined }) {
  const { t } = useTranslation('backup');
  const format = useFormat();
  const now = useNow(MINUTE_MS);
  if (!latest) return <Tag tone="gold">{t('latest.none')}</Tag>;
  const age = Math.max(0, now - latest.made_at);
  const isOld = age > OLD_MS;
  return (
    <Tag tone={isOld ? 'seal' : 'jade'} icon={isOld ? 'alert' : 'check'}>
      {t(isOld ? 'latest.old' : 'latest.ok', { duration: format.duration(age) })}
    </Tag>
  );
}
