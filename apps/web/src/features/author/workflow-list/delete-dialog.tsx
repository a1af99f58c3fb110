import { type WorkflowRow, workflowDelete, workflowList } from '@lets/contract';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './list.module.css';

const NAMED = 6;

export function DeleteDialog(props: {
  rows: readonly WorkflowRow[];
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { rows, onClose, onDeleted } = props;
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const count = rows.length;
  const act = useAct(workflowDelete, {
    invalidates: [workflowList],
    onSuccess: () => {
      toast(t('delete.done', { count }), { type: 'success' });
      onDeleted();
    },
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={t('delete.title', { count })}
      icon="trash"
      confirmLabel={t('delete.act', { count })}
      cancelLabel={t('delete.keep')}
      busy={act.isPending}
      onConfirm={() => act.mutate({ ids: rows.map(({ workflow_id }) => workflow_id) })}
      onCancel={onClose}
    >
      <ul className={styles.names}>
        {rows.slice(0, NAMED).map((row) => (
          <li key={row.workflow_id}>
            {t('delete.one', { name: format.pick(row.name), count: row.section_count })}
          </li>
        ))}
        {count > NAMED && <li>{t('delete.more', { count: count - NAMED })}</li>}
      </ul>
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}
