import { type DocumentVersion, docCut, docSave } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import type { DocumentDetail } from './document-detail.ts';
import styles from './panels.module.css';
import { VersionsDialog } from './versions-dialog.tsx';

const SHOWN_AT_FIRST = 4;

export interface VersionsPanelProps {
  detail: DocumentDetail;
  flush: () => Promise<boolean>;
  mayRestore: boolean;
}

/** Every version, newest first, with who wrote it; any two are compared, and an earlier one taken back. */
export function VersionsPanel({ detail, flush, mayRestore }: VersionsPanelProps) {
  const { t } = useTranslation('documents');
  const act = useRoom(({ act }) => act);
  const [isWhole, setWhole] = useState(false);
  const [pair, openPair] = useState<{ before: number; after: number } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ordered = [...detail.versions].sort((a, b) => b.version - a.version);
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN_AT_FIRST);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch {
      // The refusal has been told in a toast; everything stays.
    } finally {
      setBusy(false);
    }
  };
  const cut = () =>
    run(async () => {
      if (await flush()) await act(docCut, { doc_id: detail.id });
    });
  /** What was typed since becomes a version of its own first: nothing in between is lost. */
  const restore = (content: DocumentDetail['content']) =>
    run(async () => {
      if (!(await flush())) return;
      const { version } = await act(docCut, { doc_id: detail.id });
      await act(docSave, { doc_id: detail.id, base_version: version, content, revise: detail.frozen });
      openPair(null);
    });
  return (
    <section className={styles.section}>
      <h4>
        {t('versions.title')}
        <i>{t('versions.hint')}</i>
      </h4>
      <ol className={styles.versions}>
        {shown.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            isCurrent={version.version === detail.version}
            onOpen={() => openPair({ before: version.version, after: detail.version })}
          />
        ))}
      </ol>
      <div className={styles.versionActs}>
        {detail.versions.length > 1 && (
          <Button
            size="sm"
            icon="history"
            onClick={() => openPair({ before: Math.max(1, detail.version - 1), after: detail.version })}
          >
            {t('versions.compare')}
          </Button>
        )}
        {mayRestore && !detail.frozen && (
          <Button size="sm" variant="text" busy={isBusy} onClick={cut}>
            {t('versions.cut')}
          </Button>
        )}
        {ordered.length > shown.length && (
          <button type="button" className={styles.more} onClick={() => setWhole(true)}>
            {t('versions.all', { count: ordered.length })}
          </button>
        )}
      </div>
      {pair && (
        <VersionsDialog
          detail={detail}
          pair={pair}
          onPair={openPair}
          isBusy={isBusy}
          onRestore={mayRestore ? restore : null}
          onClose={() => openPair(null)}
        />
      )}
    </section>
  );
}

interface VersionRowProps {
  version: DocumentVersion;
  isCurrent: boolean;
  onOpen: () => void;
}

function VersionRow({ version, isCurrent, onOpen }: VersionRowProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const names = format.list(version.authors.map(({ name }) => name));
  const { version: number } = version;
  return (
    <li aria-current={isCurrent}>
      <button type="button" onClick={onOpen} disabled={isCurrent}>
        <b>
          {isCurrent ? t('versions.current', { version: number }) : t('versions.one', { version: number })}
        </b>
        <span>{version.authors.length > 1 ? t('versions.together', { names }) : names}</span>
      </button>
      <time>{format.moment(version.saved_at)}</time>
    </li>
  );
}
