import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Brand, LanguageButton } from '../../components/brand/brand.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUser } from '../../lib/user.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './password-page.module.css';

export function Component() {
  const { t } = useTranslation('account');
  const user = useUser();
  usePageTitle(t('password.title'));
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Brand to="/" />
        <LanguageButton />
      </header>
      <main className={styles.main}>
        <Link to="/" className={styles.back}>
          <Icon name="arrowl" size={15} />
          {t(user ? 'password.back_home' : 'password.back_login')}
        </Link>
        <h1>{t('password.title')}</h1>
        <p className={styles.intro}>{t('password.intro')}</p>
        <PasswordForm knownAccount={user?.account ?? ''} />
        <p className={styles.forgotten}>{t('password.forgotten')}</p>
      </main>
    </div>
  );
}
