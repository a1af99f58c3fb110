import { type FactorWay, factorList, type OutputOf, totpConfirm, totpStart } from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useAct } from '../../lib/query.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { CodeField } from './code-field.tsx';
import { KeepCodes } from './keep-codes.tsx';
import { ProveDialog } from './prove-dialog.tsx';
import styles from './second-factor.module.css';

interface SetupProps {
  ways: readonly FactorWay[];
  onClose: () => void;
  onDone: () => void;
}

/** The password, then the code to scan, then the codes to keep. */
export function TotpSetup({ ways, onClose, onDone }: SetupProps) {
  const { t } = useTranslation('factor');
  const start = useAct(totpStart);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <KeepCodes codes={codes} onDone={onDone} />;
  if (start.data)
    return (
      <Scan
        started={start.data}
        onClose={onClose}
        onConfirmed={({ recovery_codes }) => (recovery_codes ? setCodes(recovery_codes) : onDone())}
      />
    );
  return (
    <ProveDialog
      title={t('setup.title')}
      text={t(ways.length > 0 ? 'prove.both_text' : 'setup.password_text')}
      confirmLabel={t('setup.next')}
      ways={ways}
      isBusy={start.isPending}
      onConfirm={(proof) => start.mutate(proof)}
      onClose={onClose}
    />
  );
}

interface ScanProps {
  started: OutputOf<typeof totpStart>;
  onClose: () => void;
  onConfirmed: (answer: OutputOf<typeof totpConfirm>) => void;
}

function Scan({ started: { secret, qr }, onClose, onConfirmed }: ScanProps) {
  const { t } = useTranslation(['factor', 'common']);
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const act = useAct(totpConfirm, {
    invalidates: [factorList],
    onSuccess: onConfirmed,
    onError: () => setCode(''),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (code.trim()) act.mutate({ code: code.trim() });
  }
  return (
    <Dialog title={t('setup.title')} icon="shield" width={520} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p className={styles.text}>{t('setup.scan')}</p>
        <div className={styles.scan}>
          <QrCode {...qr} width={168} label={t('setup.qr')} />
          <div>
            <p>{t('setup.by_hand')}</p>
            <code>{secret.match(/.{4}/g)?.join(' ')}</code>
            <Button
              size="sm"
              icon={isCopied ? 'check' : 'copy'}
              onClick={() => void copyText(secret).then(setCopied)}
            >
              {t(isCopied ? 'setup.copied' : 'setup.copy')}
            </Button>
            <p>{t('setup.once')}</p>
          </div>
        </div>
        <CodeField label={t('setup.code')} value={code} onChange={setCode} isTried={isTried} />
        <footer className={styles.foot}>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button type="submit" variant="primary" busy={act.isPending}>
            {t('setup.confirm')}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
