import { factorList, factorRemove, recoveryRenew } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useAct, useCall } from '../../lib/query.ts';
import { ReadFault } from '../states/states.tsx';
import { Card, Tag } from '../surface/surface.tsx';
import { toast } from '../toast/toast.tsx';
import { CodeFactors } from './code-factors.tsx';
import { KeepCodes } from './keep-codes.tsx';
import { type Factors, ownWays } from './own-ways.ts';
import { PasskeyList } from './passkey-list.tsx';
import { PasskeySetup } from './passkey-setup.tsx';
import { ProveDialog } from './prove-dialog.tsx';
import styles from './second-factor.module.css';
import { TotpSetup } from './totp-setup.tsx';

/** A person's second factor: what they have, and what they can do about it. */
export function SecondFactorCard({ onSetUp }: { onSetUp?: () => void }) {
  const { t } = useTranslation('factor');
  const read = useCall(factorList, {});
  const [asked, ask] = useState<'passkey' | 'totp' | 'remove' | 'renew' | null>(null);
  const close = () => ask(null);
  if (read.isError && !read.data) return <ReadFault of={read} />;
  if (!read.data) return null;
  const factors = read.data;
  const ways = ownWays(factors);
  const isOn = factors.totp !== null || factors.passkeys.length > 0;
  const setup = {
    ways,
    onClose: close,
    onDone() {
      close();
      toast(t(isOn ? 'demand.added' : 'demand.done'), { type: 'success' });
      onSetUp?.();
    },
  };
  return (
    <Card>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        <Tag tone={isOn ? 'jade' : 'quiet'}>{t(isOn ? 'card.is_on' : 'card.is_off')}</Tag>
      </header>
      {factors.is_demanded && <p>{t('card.demanded')}</p>}
      {!isOn && <p>{t('card.text_off')}</p>}
      <PasskeyList factors={factors} onAdd={() => ask('passkey')} />
      <CodeFactors factors={factors} onAsk={ask} />
      {asked === 'passkey' && <PasskeySetup {...setup} />}
      {asked === 'totp' && <TotpSetup {...setup} />}
      {asked === 'remove' && <RemoveDialog factors={factors} onClose={close} />}
      {asked === 'renew' && <RenewDialog factors={factors} onClose={close} />}
    </Card>
  );
}

interface ActDialogProps {
  factors: Factors;
  onClose: () => void;
}

function RemoveDialog({ factors, onClose }: ActDialogProps) {
  const { t } = useTranslation('factor');
  const act = useAct(factorRemove, {
    invalidates: [factorList],
    onSuccess: () => {
      onClose();
      toast(t('prove.removed'), { type: 'success' });
    },
  });
  const isLast = factors.passkeys.length === 0;
  return (
    <ProveDialog
      title={t('prove.remove_title')}
      text={
        isLast ? t(factors.is_demanded ? 'prove.last_demanded' : 'prove.last_text') : t('prove.other_text')
      }
      confirmLabel={t('prove.remove')}
      ways={ownWays(factors)}
      isDanger
      isBusy={act.isPending}
      onConfirm={(proof) => act.mutate({ way: 'totp', ...proof })}
      onClose={onClose}
    />
  );
}

function RenewDialog({ factors, onClose }: ActDialogProps) {
  const { t } = useTranslation('factor');
  const act = useAct(recoveryRenew, {
    invalidates: [factorList],
    onSuccess: () => toast(t('recovery.renewed'), { type: 'success' }),
  });
  if (act.data) return <KeepCodes codes={act.data.recovery_codes} onDone={onClose} />;
  return (
    <ProveDialog
      title={t('prove.renew_title')}
      text={t('prove.renew_text')}
      confirmLabel={t('prove.renew')}
      ways={ownWays(factors)}
      isBusy={act.isPending}
      onConfirm={(proof) => act.mutate(proof)}
      onClose={onClose}
    />
  );
}
