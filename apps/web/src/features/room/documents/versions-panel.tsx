import type { DocumentVersion } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './panels.module.css';

const SHOWN_AT_FIRST = 4;

export interface VersionsPanelProps {
  versions: readonly DocumentVersion[];
  current: number;
  onOpen: (version: number) => void;
}

/** Every version that was saved, newest first; one opens beside the page it came from. */
export function VersionsPanel({ versions, current, onOpen }: VersionsPanelProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const ordered = [...versions].sort((a, b) => b.version - a.version);
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN_AT_FIRST);
  return (
    <section className={styles.section}>
      <h4>
        {t('versions.title')}
        <i>{t('versions.hint')}</i>
      </h4>
      <ol className={styles.versions}>
        {shown.map((version) => (
          <li key={version.version} aria-current={version.version === current}>
            <button
              type="button"
              onClick={() => onOpen(version.version)}
              disabled={version.version === current}
            >
              <b>
                {version.version === current
                  ? t('versions.current', { version: version.version })
                  : t('versions.one', { version: version.version })}
              </b>
              <span>{version.saved_by.name}</span>
            </button>
            <time>{format.moment(version.saved_at)}</time>
          </li>
        ))}
      </ol>
      {ordered.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {t('versions.all', { count: ordered.length })}
        </button>
      )}
    </section>
  );
}
