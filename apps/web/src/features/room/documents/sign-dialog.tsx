import { type docDetail, LIMITS, type OutputOf, templateSign } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea, TextInput } from '../../../components/field/inputs.tsx';
import { SignaturePad } from '../../../components/signature-pad/signature-pad.tsx';
import { useRoomContext } from '../room-context.tsx';
import styles from './documents.module.css';

type Way = 'drawn' | 'typed' | 'refused';
const WAYS: readonly Way[] = ['drawn', 'typed', 'refused'];

export interface SignDialogProps {
  document: OutputOf<typeof docDetail>;
  roleId: string;
  onClose: () => void;
}

/** Signs the content on the screen, by its hash, or refuses it with a reason. Once. */
export function SignDialog({ document, roleId, onClose }: SignDialogProps) {
  const { t } = useTranslation('documents');
  const { act } = useRoomContext();
  const [way, setWay] = useState<Way>('drawn');
  const [path, setPath] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);

  const image = way === 'drawn' ? path : name.trim() ? `text:${name.trim()}` : null;
  const isReady =
    way === 'refused' ? reason.trim().length > 0 && reason.length <= LIMITS.reason : image !== null;
  const submit = async () => {
    setBusy(true);
    try {
      await act(templateSign, {
        role_id: roleId,
        doc_id: document.id,
        hash: document.hash,
        ...(way === 'refused'
          ? { decision: 'refused', reason: reason.trim() }
          : { decision: 'signed', image: image ?? undefined }),
      });
      onClose();
    } catch {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('sign.title', { name: document.name })}
      icon="sign"
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('sign.later')}</Button>
          <Button
            variant={way === 'refused' ? 'primary' : 'seal'}
            disabled={!isReady}
            busy={isBusy}
            onClick={submit}
          >
            {t(way === 'refused' ? 'sign.refuse' : 'sign.sign')}
          </Button>
        </>
      }
    >
      <p className={styles.signWhat}>
        {t('sign.what', { version: document.version, hash: document.hash.slice(0, 12) })}
      </p>
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
              maxLength={40}
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
