import { useTranslation } from '../../i18n/texts.ts';
import { Card } from '../surface/surface.tsx';
import { ConsentPart } from './consent-part.tsx';
import { MyDataPart } from './my-data-part.tsx';
import styles from './own-privacy.module.css';
import { RequestsPart } from './requests-part.tsx';

/** What a person may do about the data that is kept of them: take a copy, and ask. */
export function OwnPrivacy() {
  const { t } = useTranslation('privacy');
  return (
    <Card className={styles.card ?? ''}>
      <h2>{t('own.title')}</h2>
      <MyDataPart />
      <ConsentPart />
      <RequestsPart />
    </Card>
  );
}
