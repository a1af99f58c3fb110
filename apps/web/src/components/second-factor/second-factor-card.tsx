import { factorList, factorRemove, type OutputOf, recoveryRenew } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useAct, useCall } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import { ReadFault } from '../states/states.tsx';
import { Card, Tag } from '../surface/surface.tsx';
import { toast } from '../toast/toast.tsx';
import { ProveDialog } from './prove-dialog.tsx';
import styles from './second-factor.module.css';
import { KeepCodes, TotpSetup } from './totp-setup.tsx';

type Factors = OutputOf<typeof factorList>;

/** A person's second factor: whether they have one, and what they can do about it. */
export function SecondFactorCard({ onSetUp }: { onSetUp?: () => void }) {
  const { t } = useTranslation('factor');
  const read = useCall(factorList, {});
  const [asked, ask] = useState<'set_up' | 'remove' | 'renew' | null>(null);
  const close = () => ask(null);
  if (read.isError && !read.data) return <ReadFault of={read} />;
  if (!read.data) return null;
  const { totp, is_demanded } = read.data;
  return (
    <Card>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        <Tag tone={totp ? 'jade' : 'quiet'}>{t(totp ? 'card.is_on' : 'card.is_off')}</Tag>
      </header>
      {is_demanded && <p>{t('card.demanded')}</p>}
      {totp ? (
        <Standing factors={read.data} totp={totp} onAsk={ask} />
      ) : (
        <>
          <p>{t('card.text_off')}</p>
          <Button icon="shield" onClick={() => ask('set_up')}>
            {t('card.set_up')}
          </Button>
        </>
      )}
      {asked === 'set_up' && (
        <TotpSetup
          onClose={close}
          onDone={() => {
            close();
            toast(t('demand.done'), { type: 'success' });
            onSetUp?.();
          }}
        />
      )}
      {asked === 'remove' && <RemoveDialog isDemanded={is_demanded} onClose={close} />}
      {asked === 'renew' && <RenewDialog onClose={close} />}
    </Card>
  );
}

interface StandingProps {
  factors: Factors;
  totp: NonNullable<Factors['totp']>;
  onAsk: (what: 'remove' | 'renew') => void;
}

function Standing({ factors, totp, onAsk }: StandingProps) {
  const { t } = useTranslation('factor');
  const format = useFormat();
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('card.totp')}</dt>
        <dd>{t('card.added', { time: format.date(totp.added_at) })}</dd>
        <dd>
          {totp.last_used_at
            ? t('card.used', { time: format.moment(totp.last_used_at) })
            : t('card.never_used')}
        </dd>
        <dd>{t('card.recovery', { count: factors.recovery_left })}</dd>
      </dl>
      <div className={styles.acts}>
        <Button size="sm" onClick={() => onAsk('renew')}>
          {t('card.renew')}
        </Button>
        <Button size="sm" onClick={() => onAsk('remove')}>
          {t('card.remove')}
        </Button>
      </div>
    </>
  );
}

function RemoveDialog({ isDemanded, onClose }: { isDemanded: boolean; onClose: () => void }) {
  const { t } = useTranslation('factor');
  const act = useAct(factorRemove, {
    invalidates: [factorList],
    onSuccess: () => {
      onClose();
      toast(t('prove.removed'), { type: 'success' });
    },
  });
  return (
    <ProveDialog
      title={t('prove.remove_title')}
      text={isDemanded ? t('prove.remove_demanded') : t('prove.remove_text')}
      confirmLabel={t('prove.remove')}
      isDanger
      isBusy={act.isPending}
      onConfirm={(proof) => act.mutate({ way: 'totp', ...proof })}
      onClose={onClose}
    />
  );
}

function RenewDialog({ onClose }: { onClose: () => void }) {
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
      isBusy={act.isPending}
      onConfirm={(proof) => act.mutate(proof)}
      onClose={onClose}
    />
  );
}
