import { LIMITS } from '@lets/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { TextArea, TextInput } from '../field/inputs.tsx';
import styles from './signature-dialog.module.css';
import { SignaturePad } from './signature-pad.tsx';

const WAYS = ['drawn', 'typed', 'refused'] as const;
type Way = (typeof WAYS)[number];

/** `image` as the contract's SignatureImage has it. */
export type Signing =
  | { readonly decision: 'signed'; readonly image: string }
  | { readonly decision: 'refused'; readonly reason: string };

export interface SignatureDialogProps {
  title: string;
  /** What exactly is signed. */
  what: ReactNode;
  first?: Way;
  /** Rejects when it was refused; the dialog stays as it is then. */
  onSign: (signing: Signing) => Promise<unknown>;
  onClose: () => void;
}

/** Signs by hand or by typing a name, or refuses with a reason. Once. */
export function SignatureDialog({ title, what, first = 'drawn', onSign, onClose }: SignatureDialogProps) {
  const { t } = useTranslation('documents');
  const [way, setWay] = useState<Way>(first);
  const [path, setPath] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);

  const signing = signingOf(way, path, name.trim(), reason.trim());
  const submit = async () => {
    if (!signing) return;
    setBusy(true);
    try {
      await onSign(signing);
      onClose();
    } catch {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={title}
      icon="sign"
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('sign.later')}</Button>
          <Button
            variant={way === 'refused' ? 'primary' : 'seal'}
            disabled={!signing}
            busy={isBusy}
            onClick={submit}
          >
            {t(way === 'refused' ? 'sign.refuse' : 'sign.sign')}
          </Button>
        </>
      }
    >
      <p className={styles.what}>{what}</p>
      <div className={styles.ways} role="radiogroup" aria-label={t('sign.way')}>
        {WAYS.map((choice) => (
          <label key={choice} data-on={choice === way || undefined}>
            <input type="radio" name="way" checked={choice === way} onChange={() => setWay(choice)} />
            {t(`sign.ways.${choice}`)}
          </label>
        ))}
      </div>
      {way === 'drawn' && <SignaturePad onChange={setPath} />}
      {way === 'typed' && (
        <Field label={t('sign.typed_name')} hint={t('sign.typed_hint')}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={LIMITS.signature_name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      )}
      {way === 'refused' && (
        <Field
          label={t('sign.reason')}
          required
          count={{ value: reason, max: LIMITS.reason }}
          hint={t('sign.reason_hint')}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      )}
    </Dialog>
  );
}

function signingOf(way: Way, path: string | null, name: string, reason: string): Signing | null {
  if (way === 'refused') {
    return reason && [...reason].length <= LIMITS.reason ? { decision: 'refused', reason } : null;
  }
  const image = way === 'drawn' ? path : name && `text:${name}`;
  return image ? { decision: 'signed', image } : null;
}
