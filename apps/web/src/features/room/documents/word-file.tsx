import type { docImport, OutputOf } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import styles from './documents.module.css';

export const WORD_FILE = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A Word file as the server read it. */
export type ReadWord = OutputOf<typeof docImport>;

/** What of a Word file could not be read, or that everything could. */
export function LeftOut({ left_out }: Pick<ReadWord, 'left_out'>) {
  const { t } = useTranslation('document_files');
  if (left_out.length === 0) return <p className={styles.signWhat}>{t('nothing_left_out')}</p>;
  return (
    <>
      <p className={styles.signWhat}>{t('left_out')}</p>
      <ul>
        {left_out.map(({ kind, count }) => (
          <li key={kind}>{t(`kinds.${kind}`, { count })}</li>
        ))}
      </ul>
    </>
  );
}
