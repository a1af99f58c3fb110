import { type Backup, backupDelete, backupList, CODE } from '@lets/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, useAct } from '../../../lib/query.ts';
import styles from './backup.module.css';
import { OwnPassword } from './password-field.tsx';

export function DeleteDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { t } = useTranslation('backup');
  const [password, setPassword] = useState('');
  const remove = useAct(backupDelete, {
    invalidates: [backupList],
    onSuccess: () => {
      toast(t('deleted'), { type: 'success' });
      onClose();
    },
  });
  const { name } = backup;
  const isWrong = remove.error instanceof ApiError && remove.error.code === CODE.backup_password;
  return (
    <ConfirmDialog
      title={t('delete_ask')}
      icon="trash"
      confirmLabel={t('act.delete')}
      cancelLabel={t('stay')}
      disabled={password === ''}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ name, password })}
      onCancel={onClose}
    >
      <p className={styles.ask}>{t('delete_text', { name })}</p>
      <OwnPassword value={password} isWrong={isWrong} onChange={setPassword} />
    </ConfirmDialog>
  );
}
