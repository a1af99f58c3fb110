import { useNavigate } from 'react-router';
import chairUrl from '../../../art/hall/chair.svg?url';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import styles from './pages.module.css';

/** /404: an empty chair between two fours. */
export function Component() {
  const { t } = useTranslation('system');
  const navigate = useNavigate();
  usePageTitle(t('missing.title'));
  return (
    <main className={styles.center}>
      <p className={styles.number} aria-hidden="true">
        4<img src={chairUrl} alt="" width={82} height={88} />4
      </p>
      <h1>{t('missing.headline')}</h1>
      <p className={styles.text}>{t('missing.text')}</p>
      <div className={styles.acts}>
        <LinkButton to="/" variant="primary">
          {t('missing.home')}
        </LinkButton>
        <Button onClick={() => void navigate(-1)}>{t('missing.back')}</Button>
      </div>
    </main>
  );
}
