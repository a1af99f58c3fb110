import { type ClassTask, classTaskDelete, classTaskList } from '@lets/contract';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { useAct } from '../../../lib/query.ts';
import { countGroups } from './group-states.ts';

/** Names what goes with the task and what stays. */
export function DeleteTaskDialog({ task, onClose }: { task: ClassTask; onClose: () => void }) {
  const { t } = useTranslation('class-task');
  const remove = useAct(classTaskDelete, {
    invalidates: [classTaskList],
    onSuccess: () => {
      toast(t('delete.done', { name: task.name }), { type: 'success' });
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError) onClose();
    },
  });
  const counts = countGroups(task.groups);
  return (
    <ConfirmDialog
      title={t('delete.title', { name: task.name })}
      icon="trash"
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('delete.keep')}
      width={460}
      busy={remove.isPending}
      disabled={counts.in_progress > 0}
      onConfirm={() => remove.mutate({ id: task.id })}
      onCancel={onClose}
    >
      <p>
        {counts.in_progress > 0
          ? t('delete.in_play', { count: counts.in_progress })
          : t('delete.text', { class: task.class.name, groups: task.groups.length, waiting: counts.waiting })}
      </p>
      {counts.ended > 0 && <p>{t('delete.ended_stay', { count: counts.ended })}</p>}
    </ConfirmDialog>
  );
}
