import { docDetail } from '@lets/contract';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { DocumentReader } from '../../../../components/document-reader/document-reader.tsx';
import { SelectInput } from '../../../../components/field/inputs.tsx';
import { FileTabs } from '../../../../components/file-tabs/file-tabs.tsx';
import { ReadFault } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import { compareDocuments, countChanges } from './compare-documents.ts';
import { Comparison } from './comparison.tsx';
import type { DocumentDetail } from './document-detail.ts';
import styles from './versions-dialog.module.css';

interface Pair {
  readonly before: number;
  readonly after: number;
}

export interface VersionsDialogProps {
  detail: DocumentDetail;
  pair: Pair;
  onPair: (pair: Pair) => void;
  isBusy: boolean;
  /** Null where the current page may not be changed. */
  onRestore: ((content: DocumentDetail['content']) => void) | null;
  onClose: () => void;
}

/** Two versions beside each other as one text, or the earlier one as it stood; taking it back makes it the newest. */
export function VersionsDialog({ detail, pair, onPair, isBusy, onRestore, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('documents');
  const eid = useRoom(({ eid }) => eid);
  const [view, setView] = useState<'changes' | 'earlier'>('changes');
  const older = useCall(docDetail, { eid, doc_id: detail.id, version: pair.before });
  const newer = useCall(docDetail, { eid, doc_id: detail.id, version: pair.after });
  const content = older.data?.content;
  const isOld = pair.before !== detail.version;
  const views = (['changes', 'earlier'] as const).map((key) => ({
    key,
    label: t(`versions.view.${key}`, { version: pair.before }),
  }));
  return (
    <Dialog
      title={t('versions.compare_title', { name: detail.name })}
      icon="history"
      width={860}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('versions.close')}</Button>
          {onRestore && content && isOld && (
            <Button variant="primary" icon="history" busy={isBusy} onClick={() => onRestore(content)}>
              {t('versions.restore', { version: pair.before })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.head}>
        <VersionChoice
          label={t('versions.before')}
          detail={detail}
          value={pair.before}
          onChange={(before) => onPair({ ...pair, before })}
        />
        <VersionChoice
          label={t('versions.after')}
          detail={detail}
          value={pair.after}
          onChange={(after) => onPair({ ...pair, after })}
        />
        {detail.frozen && onRestore && <p className={styles.note}>{t('versions.restore_frozen')}</p>}
      </div>
      <FileTabs
        tabs={views}
        value={view}
        onChange={(key) => setView(key === 'earlier' ? key : 'changes')}
        label={t('versions.views')}
      />
      <div className={styles.body}>
        {view === 'earlier' ? (
          <DocumentReader source={{ kind: 'document', eid, id: detail.id, version: pair.before }} isBare />
        ) : older.data && newer.data ? (
          <Changes before={older.data} after={newer.data} />
        ) : (
          <div aria-busy={older.isLoading || newer.isLoading}>
            <ReadFault of={older.isError ? older : newer} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Changes({ before, after }: { before: DocumentDetail; after: DocumentDetail }) {
  const { t } = useTranslation('documents');
  const { language } = useFormat();
  const blocks = useMemo(
    () => compareDocuments(before.content, after.content, language),
    [before.content, after.content, language],
  );
  const { added, removed } = countChanges(blocks);
  return (
    <>
      <p className={styles.summary} role="status">
        {added + removed === 0 ? t('versions.no_changes') : t('versions.changes', { added, removed })}
      </p>
      <Comparison blocks={blocks} />
    </>
  );
}

interface VersionChoiceProps {
  label: string;
  detail: DocumentDetail;
  value: number;
  onChange: (version: number) => void;
}

function VersionChoice({ label, detail, value, onChange }: VersionChoiceProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const id = useId();
  const ordered = [...detail.versions].sort((a, b) => b.version - a.version);
  return (
    <label className={styles.choice} htmlFor={id}>
      {label}
      <SelectInput
        id={id}
        value={value}
        options={ordered.map(({ version, authors, saved_at }) => ({
          value: version,
          label: t('versions.option', {
            version,
            names: format.list(authors.map(({ name }) => name)),
            time: format.moment(saved_at),
          }),
        }))}
        onChange={onChange}
      />
    </label>
  );
}
