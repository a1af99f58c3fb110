import type { ServerProcess, SystemStatus } from '@lets/contract';
import { Card } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './status.module.css';

const COLUMNS = [
  'server',
  'version',
  'running',
  'people',
  'lines',
  'loop',
  'memory',
  'errors',
  'seen',
] as const;

/** Every server process on the database; one alone has its own card. */
export function ProcessesCard({ at, processes }: Pick<SystemStatus, 'at' | 'processes'>) {
  const { t } = useTranslation('status');
  if (processes.length < 2) return null;
  return (
    <Card className={classNames(styles.card, styles.wide)}>
      <h2>{t('processes.title')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((key) => (
              <th key={key} scope="col">
                {t(`processes.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {processes.map((process) => (
            <ProcessRow key={process.id} at={at} process={process} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function ProcessRow({ at, process }: { at: number; process: ServerProcess }) {
  const { t } = useTranslation('status');
  const format = useFormat();
  const words = useProcessWords()(process);
  const { lets, started_at, is_this, is_gone, told } = process;
  return (
    <tr className={classNames(is_gone && styles.gone)}>
      <td>
        {words.name}
        {is_this && <small className={styles.mark}>{t('processes.this')}</small>}
        {words.backup && <small className={styles.mark}>{words.backup}</small>}
      </td>
      <td>{lets}</td>
      <td>{format.duration(at - started_at)}</td>
      <td>{told && format.number(told.lines.present)}</td>
      <td>{told && format.number(told.lines.live + told.lines.documents)}</td>
      <td>{words.loop}</td>
      <td>{told && format.fileSize(told.memory_bytes)}</td>
      <td>{told && format.number(told.errors)}</td>
      <td className={classNames(is_gone && styles.bad)}>{words.seen}</td>
    </tr>
  );
}

/** What the table shows, and what is copied for support. */
export function useProcessWords() {
  const { t } = useTranslation('status');
  const { t: tBackup } = useTranslation('backup');
  const format = useFormat();
  return ({ host, pid, is_gone, silent_ms, told }: ServerProcess) => {
    const { loop_ms, backup } = told ?? {};
    const span = format.duration(silent_ms);
    const progress = backup && tBackup(`stage.${backup.stage}`, { done: backup.done, of: backup.of });
    return {
      name: t('process.host_value', { host, pid }),
      loop: loop_ms !== undefined && t('processes.loop_value', { value: format.number(loop_ms, 1) }),
      backup: progress && t('processes.backup', { progress }),
      seen: t(is_gone ? 'processes.gone' : 'storage.ago', { span }),
    };
  };
}
