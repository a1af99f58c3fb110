import { type FactorWay, identityOwn, type PasskeyAssertion, passkeyAsk } from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { ApiError, NetworkError, useAct, useCall } from '../../lib/query.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { CodeField } from './code-field.tsx';
import { faultOf, type PasskeyFault, signByPasskey } from './passkey.ts';
import { PasskeyRefusal } from './passkey-refusal.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './second-factor.module.css';

/** What the calls take that change the second factor. */
export interface Proof {
  readonly password: string;
  readonly code?: string;
  readonly passkey?: PasskeyAssertion;
}

interface ProveDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  /** By what the person can take a second step here; none for those who have no second factor. */
  ways: readonly FactorWay[];
  isDanger?: boolean;
  isBusy: boolean;
  onConfirm: (proof: Proof) => void;
  onClose: () => void;
}

/** Asks for both steps before something about the second one changes. */
export function ProveDialog(props: ProveDialogProps) {
  const { title, text, confirmLabel, ways, isDanger = false, isBusy, onConfirm, onClose } = props;
  const { t } = useTranslation(['factor', 'common']);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [isByPasskey, setByPasskey] = useState(ways.includes('passkey'));
  const signing = useSigning();
  const own = useCall(identityOwn, {}, { quiet: 'most accounts have a password, which is asked for' });
  const hasPassword = own.data?.has_password ?? true;
  const hasCodes = ways.includes('totp') || ways.includes('recovery');
  const isByCode = hasCodes && !isByPasskey;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if ((hasPassword && !password) || (isByCode && !code.trim())) return;
    if (!isByPasskey) return onConfirm({ password, ...(isByCode && { code: code.trim() }) });
    const passkey = await signing.sign();
    if (passkey) onConfirm({ password, passkey });
  }

  return (
    <Dialog title={title} icon="shield" iconTone={isDanger ? 'seal' : 'ink'} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.text}>{text}</p>
        {hasPassword ? (
          <PasswordField value={password} onChange={setPassword} isTried={isTried} />
        ) : (
          <p className={styles.text}>{t('prove.fresh')}</p>
        )}
        {isByCode && (
          <CodeField
            label={t(ways.includes('totp') ? 'prove.code' : 'step.recovery')}
            value={code}
            onChange={setCode}
            isTried={isTried}
          />
        )}
        {isByPasskey && <p className={styles.next}>{t('prove.then_passkey')}</p>}
        <PasskeyRefusal fault={signing.fault} />
        {ways.includes('passkey') && hasCodes && (
          <Button variant="text" className={styles.turn ?? ''} onClick={() => setByPasskey(!isByPasskey)}>
            {t(isByPasskey ? 'prove.use_code' : 'step.use_passkey')}
          </Button>
        )}
        <footer className={styles.foot}>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button type="submit" variant={isDanger ? 'seal' : 'primary'} busy={isBusy || signing.isBusy}>
            {confirmLabel}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

/** Has one of the person's passkeys sign; `sign` answers null when none has. */
function useSigning() {
  const ask = useAct(passkeyAsk);
  const [fault, setFault] = useState<PasskeyFault | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function sign() {
    setFault(null);
    setBusy(true);
    try {
      return await signByPasskey(await ask.mutateAsync({}));
    } catch (error) {
      // A refusal of the server is toasted.
      if (!(error instanceof ApiError || error instanceof NetworkError)) setFault(faultOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { sign, fault, isBusy };
}
