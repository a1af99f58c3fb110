import { useTranslation } from '../../i18n/texts.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import type { Factors } from './own-ways.ts';
import styles from './second-factor.module.css';

interface CodeFactorsProps {
  factors: Factors;
  onAsk: (what: 'totp' | 'remove' | 'renew') => void;
}

/** The authenticator app, and the recovery codes of those who have some factor. */
export function CodeFactors({ factors, onAsk }: CodeFactorsProps) {
  const { t } = useTranslation('factor');
  const format = useFormat();
  const { totp, passkeys, recovery_left } = factors;
  return (
    <>
      <section className={styles.part}>
        <h3>{t('card.totp')}</h3>
        {totp ? (
          <>
            <p>
              {t('card.added', { time: format.date(totp.added_at) })}
              <br />
              {totp.last_used_at
                ? t('card.used', { time: format.moment(totp.last_used_at) })
                : t('card.never_used')}
            </p>
            <Button size="sm" onClick={() => onAsk('remove')}>
              {t('card.remove')}
            </Button>
          </>
        ) : (
          <>
            <p>{t('card.totp_text')}</p>
            <Button size="sm" onClick={() => onAsk('totp')}>
              {t('card.set_up')}
            </Button>
          </>
        )}
      </section>
      {(totp || passkeys.length > 0) && (
        <section className={styles.part}>
          <h3>{t('recovery.list')}</h3>
          <p>{t('card.recovery', { count: recovery_left })}</p>
          <Button size="sm" onClick={() => onAsk('renew')}>
            {t('card.renew')}
          </Button>
        </section>
      )}
    </>
  );
}
