import type { WorkflowRow } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './list.module.css';

/** What can be done with all that are ticked, and with how many of them. */
export function BulkBar(props: {
  rows: readonly WorkflowRow[];
  onClear: () => void;
  onDelete: (rows: readonly WorkflowRow[]) => void;
}) {
  const { rows, onClear, onDelete } = props;
  const { t } = useTranslation('workflow');
  const free = rows.filter(({ project_count }) => project_count === 0);
  return (
    <div className={styles.bulk} role="status">
      <b>{t('bulk.chosen', { count: rows.length })}</b>
      {free.length < rows.length && <small>{t('bulk.in_use', { count: rows.length - free.length })}</small>}
      <button type="button" disabled={free.length === 0} onClick={() => onDelete(free)}>
        <Icon name="trash" size={15} />
        {t('bulk.delete', { count: free.length })}
      </button>
      <IconButton icon="x" tone="ink" label={t('bulk.clear')} onClick={onClear} />
    </div>
  );
}
