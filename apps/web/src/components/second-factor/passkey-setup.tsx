import {
  type FactorWay,
  factorList,
  LIMITS,
  type PasskeyCreationOptions,
  passkeyAdd,
  passkeyStart,
} from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useAct } from '../../lib/query.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { TextInput } from '../field/inputs.tsx';
import { deviceName } from './device-name.ts';
import { KeepCodes } from './keep-codes.tsx';
import { faultOf, makePasskey, type PasskeyFault } from './passkey.ts';
import { PasskeyRefusal } from './passkey-refusal.tsx';
import { ProveDialog } from './prove-dialog.tsx';
import styles from './second-factor.module.css';

interface SetupProps {
  ways: readonly FactorWay[];
  onClose: () => void;
  onDone: () => void;
}

/** The password, then what the browser asks, then the codes to keep. */
export function PasskeySetup({ ways, onClose, onDone }: SetupProps) {
  const { t } = useTranslation('factor');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const start = useAct(passkeyStart);
  if (codes) return <KeepCodes codes={codes} onDone={onDone} />;
  if (start.data)
    return (
      <Make
        options={start.data}
        onClose={onClose}
        onRefused={() => start.reset()}
        onAdded={({ recovery_codes }) => (recovery_codes ? setCodes(recovery_codes) : onDone())}
      />
    );
  return (
    <ProveDialog
      title={t('passkey.add_title')}
      text={t(ways.length > 0 ? 'prove.both_text' : 'setup.password_text')}
      confirmLabel={t('setup.next')}
      ways={ways}
      isBusy={start.isPending}
      onConfirm={(proof) => start.mutate(proof)}
      onClose={onClose}
    />
  );
}

interface MakeProps {
  options: PasskeyCreationOptions;
  onClose: () => void;
  /** The challenge is used up: it begins anew. */
  onRefused: () => void;
  onAdded: (answer: { recovery_codes: string[] | null }) => void;
}

function Make({ options, onClose, onRefused, onAdded }: MakeProps) {
  const { t } = useTranslation(['factor', 'common']);
  const [name, setName] = useState(deviceName());
  const [isTried, setTried] = useState(false);
  const [fault, setFault] = useState<PasskeyFault | null>(null);
  const [isMaking, setMaking] = useState(false);
  const act = useAct(passkeyAdd, { invalidates: [factorList], onSuccess: onAdded, onError: onRefused });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!name.trim()) return;
    setFault(null);
    setMaking(true);
    try {
      act.mutate({ name: name.trim(), passkey: await makePasskey(options) });
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      setMaking(false);
    }
  }

  return (
    <Dialog title={t('passkey.add_title')} icon="shield" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.text}>{t('passkey.make_text')}</p>
        <Field
          label={t('passkey.name')}
          hint={t('passkey.name_hint')}
          error={isTried && !name.trim() ? t('passkey.need_name') : null}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={LIMITS.passkey_name}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <PasskeyRefusal fault={fault} />
        <footer className={styles.foot}>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isMaking || act.isPending}>
            {t('passkey.make')}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
