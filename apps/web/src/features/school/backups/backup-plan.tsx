import type { Backup, backupList, OutputOf } from '@lets/contract';
import { Link } from 'react-router';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './backup.module.css';

/** As the alarm has it. */
const OLD_MS = 48 * 3_600_000;

type Plan = Omit<OutputOf<typeof backupList>, 'job'> & { readonly now: number };

/** How old the latest backup and the latest trial restore are, when the next one is due, and where they are kept. */
export function BackupPlan({ list, next_at, kept, try_days, folder, is_sealing, now }: Plan) {
  const { t } = useTranslation('backup');
  const format = useFormat();
  const latest = list.find(({ kind }) => kind !== 'before-update');
  return (
    <Card className={styles.plan ?? ''}>
      <span className={styles.tags}>
        <Latest latest={latest} now={now} />
        {latest && <LatestTrial list={list} now={now} />}
      </span>
      <p>
        {next_at === null ? t('plan.off') : t('plan.next', { time: format.dateTime(next_at), count: kept })}
        <Link to="/manager/user/setting">{t('plan.setting')}</Link>
      </p>
      <p>{try_days === 0 ? t('plan_try.off') : t('plan_try.each', { count: try_days })}</p>
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

function LatestTrial({ list, now }: Pick<Plan, 'list' | 'now'>) {
  const { t } = useTranslation('backup');
  const format = useFormat();
  const trials = list.flatMap(({ trial }) => trial ?? []);
  const [last] = trials.sort((one, other) => other.at - one.at);
  if (!last) return <Tag>{t('last_trial.none')}</Tag>;
  const isSound = last.fault === null && last.differences.length === 0;
  const duration = format.duration(Math.max(0, now - last.at));
  return (
    <Tag tone={isSound ? 'jade' : 'seal'} icon={isSound ? 'check' : 'alert'}>
      {t(isSound ? 'last_trial.ok' : 'last_trial.failed', { duration })}
    </Tag>
  );
}
