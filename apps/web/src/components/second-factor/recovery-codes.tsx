import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { copyText } from '../../lib/copy-text.ts';
import { saveText } from '../../lib/save-text.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './second-factor.module.css';

/** Told this once: to be copied or kept as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('factor');
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  return (
    <>
      <p className={styles.once}>
        <Icon name="info" size={16} />
        {t('recovery.text')}
      </p>
      <ul className={styles.codes} aria-label={t('recovery.list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copyText(text).then(setCopied)}>
          {t(isCopied ? 'recovery.copied' : 'recovery.copy')}
        </Button>
        <Button icon="download" onClick={() => saveText(t('recovery.file'), text)}>
          {t('recovery.download')}
        </Button>
      </div>
    </>
  );
}
