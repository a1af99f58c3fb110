import { type Door, identityLink, identityOwn, identityUnlink, type LinkedIdentity } from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { useAct } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import { ConfirmDialog, Dialog } from '../dialog/dialog.tsx';
import { PasswordField } from '../second-factor/password-field.tsx';
import { toast } from '../toast/toast.tsx';
import styles from './own-account.module.css';

export function UnlinkDialog({ identity, onClose }: { identity: LinkedIdentity; onClose: () => void }) {
  const { t } = useTranslation(['identities', 'common']);
  const unlink = useAct(identityUnlink, {
    invalidates: [identityOwn],
    onSuccess: () => {
      toast(t('unlinked'), { type: 'success' });
      onClose();
    },
    onError: onClose,
  });
  const { id, label } = identity;
  return (
    <ConfirmDialog
      title={t('unlink_title', { label })}
      icon="link"
      confirmLabel={t('unlink')}
      cancelLabel={t('common:act.cancel')}
      busy={unlink.isPending}
      onConfirm={() => unlink.mutate({ id })}
      onCancel={onClose}
    >
      <p>{t('unlink_text')}</p>
    </ConfirmDialog>
  );
}

interface LinkDialogProps {
  door: Door;
  hasPassword: boolean;
  onClose: () => void;
}

/** Out to the other server and back here. The password once more: what opens an account for good is not added at a screen left open. */
export function LinkDialog({ door, hasPassword, onClose }: LinkDialogProps) {
  const { t } = useTranslation(['identities', 'common']);
  const format = useFormat();
  const { pathname: go } = useLocation();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const link = useAct(identityLink, {
    onSuccess: ({ to }) => location.assign(to),
    onError: () => setPassword(''),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (password || !hasPassword) link.mutate({ id: door.id, password, go });
  }
  const name = format.pick(door.name);
  return (
    <Dialog title={t('link', { name })} icon="link" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p className={styles.ask}>{t(hasPassword ? 'link_text' : 'link_text_fresh', { name })}</p>
        {hasPassword && <PasswordField value={password} onChange={setPassword} isTried={isTried} />}
        <footer className={styles.acts}>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button type="submit" variant="primary" busy={link.isPending}>
            {t('go_on')}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
