import type { Backup, BackupTrial } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { ActTable } from '../../../components/list-tools/act-table.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './backup.module.css';

export type Step = 'try' | 'download' | 'delete';

interface TableProps {
  readonly list: readonly Backup[];
  readonly now: number;
  readonly isBusy: boolean;
  readonly onStep: (backup: Backup, step: Step) => void;
}

/** Each backup with its age and size, and whether it has been seen to restore. */
export function BackupTable({ list, ...rest }: TableProps) {
  const { t } = useTranslation('backup');
  return (
    <ActTable
      className={styles.table}
      heads={(['made', 'kind', 'size', 'trial'] as const).map((key) => t(`column.${key}`))}
      acts={t('column.acts')}
    >
      {list.map((backup) => (
        <Row key={backup.name} backup={backup} {...rest} />
      ))}
    </ActTable>
  );
}

function Row({ backup, now, isBusy, onStep }: Omit<TableProps, 'list'> & { readonly backup: Backup }) {
  const { t } = useTranslation('backup');
  const format = useFormat();
  const age = Math.max(0, now - backup.made_at);
  return (
    <tr>
      <td>
        <b>{format.dateTime(backup.made_at)}</b>
        <small>{t('age', { duration: format.duration(age) })}</small>
      </td>
      <td>{t(`kind.${backup.kind}`)}</td>
      <td>
        {format.fileSize(backup.bytes)}
        <small>{t(backup.is_sealed ? 'sealed' : 'open')}</small>
      </td>
      <td>
        <TrialCell trial={backup.trial} />
      </td>
      <td>
        <span className={styles.acts}>
          <Button
            variant="text"
            disabled={isBusy}
            title={t('try_text')}
            onClick={() => onStep(backup, 'try')}
          >
            {t('act.try')}
          </Button>
          <Button variant="text" onClick={() => onStep(backup, 'download')}>
            {t('act.download')}
          </Button>
          <Button variant="text" onClick={() => onStep(backup, 'delete')}>
            {t('act.delete')}
          </Button>
        </span>
      </td>
    </tr>
  );
}

function TrialCell({ trial }: { trial: BackupTrial | null }) {
  const { t } = useTranslation('backup');
  const format = useFormat();
  if (!trial) return <Tag>{t('trial.none')}</Tag>;
  const { at, fault, differences, rows, runs, dossiers, uploads } = trial;
  const isSound = fault === null && differences.length === 0;
  const differing = format.list(differences.map(({ kind, name }) => t(`difference.${kind}`, { name })));
  return (
    <>
      <Tag tone={isSound ? 'jade' : 'seal'}>{t(isSound ? 'trial.sound' : 'trial.unsound')}</Tag>
      <small>{t('trial.at', { time: format.dateTime(at) })}</small>
      {isSound && <small>{t('trial.found', { rows, runs, dossiers, uploads })}</small>}
      {fault !== null && <small>{t(`fault.${fault}`)}</small>}
      {differences.length > 0 && <small>{t('trial.differs', { what: differing })}</small>}
    </>
  );
}
