import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { copyText } from '../../../../lib/copy-text.ts';
import styles from './documents.module.css';
import type { Refused } from './shared-line.ts';

export interface NotTaken {
  readonly why: Refused | 'unsent';
  /** What stood on the page when a change of it was not taken. */
  readonly text: string;
}

export interface RefusedBannerProps extends NotTaken {
  onClose: () => void;
}

/** Says that a change was not taken, and offers what stood on the page. */
export function RefusedBanner({ why, text, onClose }: RefusedBannerProps) {
  const { t } = useTranslation('documents');
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.banner} role="alert">
      <Icon name="alert" size={16} />
      <span>{t(`refused.${why}`)}</span>
      <Button size="sm" onClick={async () => setCopied(await copyText(text))}>
        {t(isCopied ? 'refused.copied' : 'refused.copy')}
      </Button>
      <Button size="sm" variant="text" onClick={onClose}>
        {t('refused.close')}
      </Button>
    </div>
  );
}
