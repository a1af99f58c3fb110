import type { Bilingual } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './panels.module.css';

/** What a complete document of this kind holds: read it through before handing in. */
export function ElementsPanel({ elements }: { elements: readonly Bilingual[] }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  if (elements.length === 0) return null;
  return (
    <section className={styles.section}>
      <h4>{t('elements.title')}</h4>
      <ul className={styles.elements}>
        {elements.map((element) => (
          <li key={element.zh}>
            <Icon name="check" size={14} />
            {format.pick(element)}
          </li>
        ))}
      </ul>
    </section>
  );
}
