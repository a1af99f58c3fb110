import type { Bilingual } from '@lets/contract';
import { Link, useLocation } from 'react-router';
import { Brand, LanguageSwitch } from '../../../components/brand/brand.tsx';
import { FileTabLinks } from '../../../components/file-tabs/file-tabs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useBrand } from '../../../lib/brand.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { LatestNotices } from './latest-notices.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginHall } from './login-hall.tsx';
import styles from './login-page.module.css';

export function Component() {
  const { t } = useTranslation('account');
  const { login_headline, login_text } = useBrand();
  const { language } = useFormat();
  const pick = (words: Bilingual) => words[language];
  usePageTitle(t('login.title'));
  return (
    <main className={styles.page}>
      <section className={styles.art}>
        <LoginHall />
        <div className={styles.words}>
          <Brand tone="ink" />
          <h1>{pick(login_headline) || t('login.headline')}</h1>
          <p>{pick(login_text) || t('login.what')}</p>
        </div>
      </section>
      <section className={styles.side}>
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
        <div className={styles.middle}>
          <LoginTabs />
          <LoginForm />
          <LatestNotices />
        </div>
        <p className={styles.foot}>
          {t('login.browsers')} · <Link to="/privacy">{t('login.privacy')}</Link>
        </p>
      </section>
    </main>
  );
}

/** Two ways in, where the school has the second: it leads to WeChat's page and keeps where someone wanted to go. */
function LoginTabs() {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const { wechat_on } = useBrand();
  const wechat = {
    key: 'wechat',
    label: t('login.wechat'),
    icon: 'wx',
    to: `/wechatLogin${search}`,
  } as const;
  return (
    <FileTabLinks
      large
      label={t('login.ways')}
      tabs={[
        { key: 'account', label: t('login.tab'), to: `/login${search}` },
        ...(wechat_on ? [wechat] : []),
      ]}
    />
  );
}
