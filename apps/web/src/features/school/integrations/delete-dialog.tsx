import { type Integration, integrationDelete, integrationList } from '@lets/contract';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ADMITTING } from './kinds.ts';

interface DeleteDialogProps {
  integration: Integration;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says who comes in by it and what is lost before a service is deleted. */
export function DeleteDialog({ integration, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('integrations');
  const format = useFormat();
  const { id, kind, name, people, waiting, given_up } = integration;
  const remove = useAct(integrationDelete, {
    invalidates: [integrationList],
    onSuccess: () => {
      toast(t('remove.done'), { type: 'success' });
      onDeleted();
    },
  });
  const unsent = waiting + given_up;
  return (
    <ConfirmDialog
      title={t('remove.title', { name: format.pick(name) })}
      icon="trash"
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('remove.keep')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onCancel={onClose}
    >
      {ADMITTING.includes(kind) && (
        <p>{people > 0 ? t('remove.people', { count: people }) : t('remove.no_people')}</p>
      )}
      {unsent > 0 && <p>{t('remove.waiting', { count: unsent })}</p>}
    </ConfirmDialog>
  );
}
