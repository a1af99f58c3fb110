import { PublicPage } from '../../../components/public-page/public-page.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useUser } from '../../../lib/user.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './password-page.module.css';

export function Component() {
  const { t } = useTranslation('account');
  const user = useUser();
  usePageTitle(t('password.title'));
  return (
    <PublicPage
      title={t('password.title')}
      back={t(user ? 'password.back_home' : 'password.back_login')}
      className={styles.main}
    >
      <p className={styles.intro}>{t('password.intro')}</p>
      <PasswordForm knownAccount={user?.account ?? ''} />
      <p className={styles.forgotten}>{t('password.forgotten')}</p>
    </PublicPage>
  );
}
