import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './second-factor.module.css';

export interface Proof {
  readonly password: string;
  readonly code: string;
}

interface ProveDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  isDanger?: boolean;
  isBusy: boolean;
  onConfirm: (proof: Proof) => void;
  onClose: () => void;
}

/** Asks for both steps before something about the second one changes. */
export function ProveDialog(props: ProveDialogProps) {
  const { title, text, confirmLabel, isDanger = false, isBusy, onConfirm, onClose } = props;
  const { t } = useTranslation(['factor', 'common']);
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const [isTried, setTried] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const code = proof.code.trim();
    if (proof.password && code) onConfirm({ password: proof.password, code });
  }
  return (
    <Dialog title={title} icon="shield" iconTone={isDanger ? 'seal' : 'ink'} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p className={styles.text}>{text}</p>
        <PasswordField
          value={proof.password}
          onChange={(password) => setProof({ ...proof, password })}
          isTried={isTried}
        />
        <CodeField
          label={t('prove.code')}
          value={proof.code}
          onChange={(code) => setProof({ ...proof, code })}
          isTried={isTried}
        />
        <footer className={styles.foot}>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button type="submit" variant={isDanger ? 'seal' : 'primary'} busy={isBusy}>
            {confirmLabel}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
