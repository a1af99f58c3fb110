import { signInStanding } from '@lets/contract';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { PublicPage } from '../../../components/public-page/public-page.tsx';
import { SecondFactorCard } from '../../../components/second-factor/second-factor-card.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { homeOf } from '../../../lib/own-path.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { useUser } from '../../../lib/user.ts';
import { LeaveButton } from './leave-button.tsx';
import styles from './second-factor-page.module.css';

/** /secondFactor: what a person must do first of whom a second factor is demanded and who has none. */
export function Component() {
  const { t } = useTranslation(['factor', 'account']);
  const navigate = useNavigate();
  const user = useUser();
  const { data } = useCall(signInStanding, {}, { quiet: 'the card below says what is lacking' });
  usePageTitle(t('title'));
  const goOn = () => void navigate(user ? homeOf(user.identity) : '/login');
  return (
    <PublicPage title={t('demand.title')} back={t('account:password.back_home')} className={styles.main}>
      <p className={styles.intro}>{t('demand.text')}</p>
      <div className={styles.card}>
        <SecondFactorCard onSetUp={goOn} />
      </div>
      <p className={styles.foot}>
        {data?.demand === null && (
          <Button variant="primary" onClick={goOn}>
            {t('demand.go_on')}
          </Button>
        )}
        <LeaveButton />
      </p>
    </PublicPage>
  );
}
