import type { BackupJob } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';
import styles from './backup.module.css';

/** What is being done, and how far it is; or how the last work of this kind ended. */
export function JobLine({ job }: { job: BackupJob }) {
  const { t } = useTranslation('backup');
  const { kind, name, stage, done, of, ended_at, fault } = job;
  if (ended_at !== null) {
    const why = fault && t(`fault.${fault}`);
    const text = why
      ? t(kind === 'make' ? 'job.failed' : 'job.try_failed', { why })
      : t(kind === 'make' ? 'job.made' : 'job.tried');
    return (
      <p className={styles.job} data-fault={why ? '' : undefined} role="status">
        {text}
      </p>
    );
  }
  return (
    <p className={styles.job} role="status">
      <b>{t(`job.${kind}`, { name })}</b>
      <span>{t(`stage.${stage}`, { done, of })}</span>
      <progress value={done} max={Math.max(of, 1)} aria-label={t(`stage.${stage}`, { done, of })} />
    </p>
  );
}
