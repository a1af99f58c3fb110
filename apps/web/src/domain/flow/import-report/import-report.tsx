import type { OutputOf, workflowXmlImport } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { copyText } from '../../../lib/copy-text.ts';
import styles from './import-report.module.css';
import { type LineWords, useReportWords } from './use-report-words.ts';

/** What became of a BPMN file: what was taken as what, and what could not be kept. */
export function ImportReport({ imported }: { imported: OutputOf<typeof workflowXmlImport> }) {
  const { t } = useTranslation('import_report');
  const words = useReportWords()(imported.report);
  const taken = words.filter(({ isTaken }) => isTaken);
  const lost = words.filter(({ isTaken }) => !isTaken);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const lines = [...part(t('left_out'), lost), ...part(t('taken'), taken)];
    setCopied(await copyText(lines.join('\n')));
  };
  return (
    <div className={styles.report} role="status">
      {lost.length === 0 && <p>{t('whole')}</p>}
      {imported.laid_out && <p>{t('laid_out')}</p>}
      <Lines title={t('left_out')} lines={lost} />
      <Lines title={t('taken')} lines={taken} />
      {words.length > 0 && (
        <p className={styles.kept}>
          {t('kept')}
          <Button size="sm" onClick={() => void copy()}>
            {t(isCopied ? 'copied' : 'copy')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly LineWords[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ key, line, names }) => (
          <li key={key}>
            {line}
            {names && <span className={styles.names}>{names}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function part(title: string, lines: readonly LineWords[]): string[] {
  if (lines.length === 0) return [];
  const rows = lines.map(({ line, names }) => (names ? `${line} ${names}` : line));
  return [title, ...rows, ''];
}
