import { identityOwn, type OutputOf, signInStanding } from '@lets/contract';
import { useEffect, useState } from 'react';
import { PublicPage } from '../../../components/public-page/public-page.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useUser } from '../../../lib/user.ts';
import { LeaveButton } from './leave-button.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './password-page.module.css';

export function Component() {
  const { t } = useTranslation(['account', 'factor']);
  const user = useUser();
  const demand = useDemand(user !== null);
  const hasPassword = useHasPassword(user !== null);
  const isDue = demand === 'password_old' || demand === 'password_given';
  usePageTitle(t('password.title'));
  return (
    <PublicPage
      title={t('password.title')}
      back={t(user ? 'password.back_home' : 'password.back_login')}
      className={styles.main}
    >
      {isDue && (
        <p className={styles.due} role="status">
          {t(`factor:password.why.${demand}`)}
        </p>
      )}
      {hasPassword ? (
        <>
          <p className={styles.intro}>{t('password.intro')}</p>
          <PasswordForm knownAccount={user?.account ?? ''} />
          <p className={styles.forgotten}>{t('password.forgotten')}</p>
        </>
      ) : (
        <p className={styles.due}>{t('factor:password.none')}</p>
      )}
      {isDue && (
        <p className={styles.forgotten}>
          <LeaveButton />
        </p>
      )}
    </PublicPage>
  );
}

type Demand = OutputOf<typeof signInStanding>['demand'];

/** Whether someone was led here, and why. */
function useDemand(isLoggedIn: boolean): Demand {
  const [demand, setDuty] = useState<Demand>(null);
  useEffect(() => {
    if (!isLoggedIn) return;
    void call(signInStanding, {}, { quiet: 'a password is changed for any reason, or none' }).then(
      (standing) => setDuty(standing.demand),
      () => null,
    );
  }, [isLoggedIn]);
  return demand;
}

/** False for somebody who logs in at the school only, and has nothing to change here. */
function useHasPassword(isLoggedIn: boolean): boolean {
  const [hasPassword, setHasPassword] = useState(true);
  useEffect(() => {
    if (!isLoggedIn) return;
    void call(identityOwn, {}, { quiet: 'most accounts have a password, and the form says if not' }).then(
      ({ has_password }) => setHasPassword(has_password),
      () => null,
    );
  }, [isLoggedIn]);
  return hasPassword;
}
