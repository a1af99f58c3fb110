import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { copyText } from '../../../../lib/copy-text.ts';
import styles from './documents.module.css';

export interface RefusedBannerProps {
  /** What stood on the page when a change of it was not taken. */
  text: string;
  onClose: () => void;
}

/** Says that a change was not taken, and offers what stood on the page. */
export function RefusedBanner({ text, onClose }: RefusedBannerProps) {
  const { t } = useTranslation('documents');
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.banner} role="alert">
      <Icon name="alert" size={16} />
      <span>{t('refused.text')}</span>
      <Button size="sm" onClick={async () => setCopied(await copyText(text))}>
        {t(isCopied ? 'refused.copied' : 'refused.copy')}
      </Button>
      <Button size="sm" variant="text" onClick={onClose}>
        {t('refused.close')}
      </Button>
    </div>
  );
}
