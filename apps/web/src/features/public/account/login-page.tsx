import type { Bilingual } from '@lets/contract';
import { Link, useSearchParams } from 'react-router';
import { Brand, LanguageSwitch } from '../../../components/brand/brand.tsx';
import { FileTabLinks } from '../../../components/file-tabs/file-tabs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useBrand } from '../../../lib/brand.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { LatestNotices } from './latest-notices.tsx';
import { LoginHall } from './login-hall.tsx';
import styles from './login-page.module.css';
import { WayIn } from './way-in.tsx';

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
          <WayIn />
          <LatestNotices />
        </div>
        <p className={styles.foot}>
          {t('login.browsers')} · <Link to="/privacy">{t('login.privacy')}</Link>
        </p>
      </section>
    </main>
  );
}

/** The ways in that the school has: its own servers, the form, WeChat's page. Each keeps where someone wanted to go. */
function LoginTabs() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const { wechat_on, has_doors } = useBrand();
  const wanted = query.get('redirect');
  const to = (path: string, more = {}) => {
    const search = new URLSearchParams({ ...more, ...(wanted && { redirect: wanted }) }).toString();
    return search ? `${path}?${search}` : path;
  };
  const isLocal = query.has('local');
  const school = { key: 'school', label: t('login.school'), to: to('/login'), isOn: !isLocal };
  const local = { key: 'local', label: t('login.local'), to: to('/login', { local: 1 }), isOn: isLocal };
  const form = { key: 'account', label: t('login.tab'), to: to('/login') };
  const wechat = { key: 'wechat', label: t('login.wechat'), icon: 'wx', to: to('/wechatLogin') } as const;
  return (
    <FileTabLinks
      large
      label={t('login.ways')}
      tabs={[...(has_doors ? [school, local] : [form]), ...(wechat_on ? [wechat] : [])]}
    />
  );
}
