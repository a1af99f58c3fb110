import type { Backup, backupList, OutputOf } from '@lets/contract';
import { Link } from 'react-router';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './backup.module.css';

/** As the alarm has it. */
const OLD_MS = 48 * 3_600_000;

type Plan = Omit<OutputOf<typeof backupList>, 'job'> & { readonly now: number };

/** How old the latest backup is, when the next one is due, and where they are kept. */
export function BackupPlan({ list, next_at, kept, folder, is_sealing, now }: Plan) {
  const { t } = useTranslation('backup');
  const format = useFormat();
  const latest = list.find(({ kind }) => kind !== 'before-update');
  return (
    <Card className={styles.plan ?? ''}>
      <Latest latest={latest} now={now} />
      <p>
        {next_at === null ? t('plan.off') : t('plan.next', { time: format.dateTime(next_at), count: kept })}
        <Link to="/manager/user/setting">{t('plan.setting')}</Link>
      </p>
      <p>{t('plan.folder', { folder })}</p>
      <p data-warning={is_sealing ? undefined : ''}>{t(is_sealing ? 'plan.sealing' : 'plan.not_sealing')}</p>
    </Card>
  );
}

function Latest({ latest, now }: { latest: Backup | undefined; now: number }) {
  const { t } = useTranslation('backup');
  const format = useFormat();
  if (!latest) return <Tag tone="gold">{t('latest.none')}</Tag>;
  const age = Math.max(0, now - latest.made_at);
  const isOld = age > OLD_MS;
  return (
    <Tag tone={isOld ? 'seal' : 'jade'} icon={isOld ? 'alert' : 'check'}>
      {t(isOld ? 'latest.old' : 'latest.ok', { duration: format.duration(age) })}
    </Tag>
  );
}
