import { factorList, passkeyRemove } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useAct } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import { toast } from '../toast/toast.tsx';
import { type Factors, ownWays } from './own-ways.ts';
import { passkeyObstacle } from './passkey-obstacle.ts';
import { ProveDialog } from './prove-dialog.tsx';
import styles from './second-factor.module.css';

type Passkey = Factors['passkeys'][number];

interface PasskeyListProps {
  factors: Factors;
  onAdd: () => void;
}

/** A person's passkeys, and another one; where there can be none it says why. */
export function PasskeyList({ factors, onAdd }: PasskeyListProps) {
  const { t } = useTranslation('factor');
  const format = useFormat();
  const [removed, remove] = useState<Passkey | null>(null);
  const { passkeys, passkey_origin } = factors;
  const obstacle = passkeyObstacle(passkey_origin);
  return (
    <section className={styles.part}>
      <h3>{t('passkey.title')}</h3>
      {passkeys.length === 0 && !obstacle && <p>{t('passkey.text')}</p>}
      <ul className={styles.keys}>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div>
              <b>{passkey.name}</b>
              <span>{t('card.added', { time: format.date(passkey.added_at) })}</span>
              <span>
                {passkey.last_used_at
                  ? t('card.used', { time: format.moment(passkey.last_used_at) })
                  : t('card.never_used')}
              </span>
              {!passkey.is_usable && passkey_origin && (
                <span className={styles.other}>{t('passkey.other_address')}</span>
              )}
            </div>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('passkey.remove_named', { name: passkey.name })}
              onClick={() => remove(passkey)}
            >
              {t('prove.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {obstacle ? (
        <p className={styles.obstacle}>
          {t(`passkey.obstacle.${obstacle}`, { address: passkey_origin ?? '' })}
        </p>
      ) : (
        <Button size="sm" onClick={onAdd}>
          {t('passkey.add')}
        </Button>
      )}
      {removed && <RemoveDialog factors={factors} passkey={removed} onClose={() => remove(null)} />}
    </section>
  );
}

interface RemoveDialogProps {
  factors: Factors;
  passkey: Passkey;
  onClose: () => void;
}

function RemoveDialog({ factors, passkey, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('factor');
  const act = useAct(passkeyRemove, {
    invalidates: [factorList],
    onSuccess: () => {
      onClose();
      toast(t('passkey.removed'), { type: 'success' });
    },
  });
  const isLast = !factors.totp && factors.passkeys.length === 1;
  return (
    <ProveDialog
      title={t('passkey.remove_title', { name: passkey.name })}
      text={
        isLast ? t(factors.is_demanded ? 'prove.last_demanded' : 'prove.last_text') : t('prove.other_text')
      }
      confirmLabel={t('prove.remove')}
      ways={ownWays(factors)}
      isDanger
      isBusy={act.isPending}
      onConfirm={(proof) => act.mutate({ id: passkey.id, ...proof })}
      onClose={onClose}
    />
  );
}
