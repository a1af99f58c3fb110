import {
  CODE,
  LIMITS,
  type ManagedProjectRow,
  projectCopy,
  projectDelete,
  projectManageList,
} from '@lets/contract';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog, Dialog } from '../../../components/dialog/dialog.tsx';
import { TextPair } from '../../../components/text-pair/text-pair.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useWish } from '../../../lib/use-wish.ts';
import styles from './dialogs.module.css';
import formStyles from './form.module.css';
import { casePath } from './paths.ts';

const NAMED = 6;

/** A case of its own, begun as a copy. */
export function CopyDialog({ row, onClose }: { row: ManagedProjectRow; onClose: () => void }) {
  const { t } = useTranslation(['project', 'common']);
  const navigate = useNavigate();
  const form = useId();
  const wish = useWish();
  const [name, setName] = useState({ zh: `${row.name.zh} 2`, en: row.name.en && `${row.name.en} 2` });
  const act = useAct(projectCopy, {
    invalidates: [projectManageList],
    onSuccess: ({ project_id }) => void navigate(casePath(project_id, 'info')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.zh.trim()) act.mutate({ project_id: row.id, name, request_id: wish(JSON.stringify(name)) });
  };
  return (
    <Dialog
      title={t('copy.title')}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={act.isPending}>
            {t('copy.act')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.copy} onSubmit={submit} noValidate>
        <TextPair label={t('info.name')} value={name} max={LIMITS.project_name} required onChange={setName} />
        <p className={formStyles.note}>{t('copy.text')}</p>
      </form>
    </Dialog>
  );
}

/** Names what is lost; what is in use is said, and nothing is lost then. */
export function DeleteDialog(props: {
  rows: readonly ManagedProjectRow[];
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { rows, onClose, onDeleted } = props;
  const { t } = useTranslation('project');
  const format = useFormat();
  const count = rows.length;
  const act = useAct(projectDelete, {
    shown: 'in-place',
    invalidates: [projectManageList],
    onSuccess: () => {
      toast(t('delete.done', { count }), { type: 'success' });
      onDeleted();
      onClose();
    },
  });
  const used = usedOf(act.error, rows).map(({ name }) => format.pick(name));
  return (
    <ConfirmDialog
      title={t('delete.title', { count })}
      icon="trash"
      confirmLabel={t('delete.act', { count })}
      cancelLabel={t('delete.keep')}
      busy={act.isPending}
      disabled={used.length > 0}
      onConfirm={() => act.mutate({ ids: rows.map(({ id }) => id) })}
      onCancel={onClose}
    >
      <ul className={styles.names}>
        {rows.slice(0, NAMED).map((row) => (
          <li key={row.id}>{format.pick(row.name)}</li>
        ))}
        {count > NAMED && <li>{t('delete.more', { count: count - NAMED })}</li>}
      </ul>
      {act.error ? (
        <p role="alert" className={formStyles.failed}>
          {used.length > 0 ? t('delete.in_use', { names: format.list(used) }) : act.error.message}
        </p>
      ) : (
        <p>{t('delete.text')}</p>
      )}
    </ConfirmDialog>
  );
}

function usedOf(error: unknown, rows: readonly ManagedProjectRow[]): ManagedProjectRow[] {
  if (!(error instanceof ApiError) || error.code !== CODE.in_use) return [];
  const { ids } = (error.data ?? {}) as { ids?: number[] };
  return rows.filter(({ id }) => ids?.includes(id));
}
