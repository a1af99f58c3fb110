import { Button, LinkButton } from '../components/button/button.tsx';
import { PhonePage } from '../components/phone-page/phone-page.tsx';
import { useTranslation } from '../i18n/texts.ts';
import styles from './needs-larger-screen.module.css';

/** In place of the room on a phone: what it needs, and what can be done here meanwhile. */
export function NeedsLargerScreen({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation('common');
  return (
    <PhonePage title={t('small_screen.title')}>
      <p>{t('small_screen.text')}</p>
      <div className={styles.acts}>
        <LinkButton to="/experiment/doing" variant="primary">
          {t('small_screen.back')}
        </LinkButton>
        <Button onClick={onGoOn}>{t('small_screen.go_on')}</Button>
      </div>
    </PhonePage>
  );
}
