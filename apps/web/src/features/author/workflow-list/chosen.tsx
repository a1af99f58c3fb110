import type { WorkflowRow } from '@lets/contract';
import { BulkBar, type BulkBarProps, BulkButton } from '../../../components/manage-table/manage-table.tsx';
import { useTranslation } from '../../../i18n/texts.ts';

/** What can be done with all that are ticked, and with how many of them. */
export function Chosen(props: {
  rows: readonly WorkflowRow[];
  all: BulkBarProps['all'];
  onClear: () => void;
  onDelete: (rows: readonly WorkflowRow[]) => void;
}) {
  const { rows, all, onClear, onDelete } = props;
  const { t } = useTranslation('workflow');
  const free = rows.filter(({ project_count }) => project_count === 0);
  const inUse = rows.length - free.length;
  return (
    <BulkBar
      count={rows.length}
      all={all}
      {...(inUse > 0 && { note: t('bulk.in_use', { count: inUse }) })}
      onClear={onClear}
    >
      <BulkButton icon="trash" isDisabled={free.length === 0} onClick={() => onDelete(free)}>
        {t('bulk.delete', { count: free.length })}
      </BulkButton>
    </BulkBar>
  );
}
