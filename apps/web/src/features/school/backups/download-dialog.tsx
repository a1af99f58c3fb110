import { type Backup, backupDownload, backupOpen, CODE } from '@lets/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { saveFrom } from '../../../lib/download.ts';
import { ApiError, useAct } from '../../../lib/query.ts';
import styles from './backup.module.css';
import { OwnPassword } from './password-field.tsx';

/** Says what is in the file before it is given out. */
export function DownloadDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { t } = useTranslation('backup');
  const [password, setPassword] = useState('');
  const { name } = backup;
  const open = useAct(backupOpen, {
    onSuccess: ({ ticket }) => {
      saveFrom(backupDownload, { name, ticket }, name);
      onClose();
    },
  });
  const isWrong = open.error instanceof ApiError && open.error.code === CODE.backup_password;
  return (
    <ConfirmDialog
      title={t('download_ask')}
      icon="download"
      tone="primary"
      confirmLabel={t('act.download')}
      cancelLabel={t('keep')}
      disabled={password === ''}
      busy={open.isPending}
      onConfirm={() => open.mutate({ name, password })}
      onCancel={onClose}
    >
      <p className={styles.ask}>{t('download_text')}</p>
      {!backup.is_sealed && <p className={styles.ask}>{t('download_open')}</p>}
      <OwnPassword value={password} isWrong={isWrong} onChange={setPassword} />
    </ConfirmDialog>
  );
}
