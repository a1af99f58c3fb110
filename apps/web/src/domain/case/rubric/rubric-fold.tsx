import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import styles from './rubric.module.css';

/** A rubric below the goal that it is of, folded until somebody wants to read it. */
export function RubricFold({ title, children }: { title?: string; children: ReactNode }) {
  const { t } = useTranslation('rubric');
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="cr" size={11} />
        {title ?? t('title')}
      </summary>
      {children}
    </details>
  );
}
