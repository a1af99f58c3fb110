import { useEffect, useRef } from 'react';
import { IconButton } from '../../../../components/button/button.tsx';
import { useDismiss } from '../../../../components/dialog/use-dismiss.ts';
import { DocumentReader } from '../../../../components/document-reader/document-reader.tsx';
import { ShownFile } from '../../../../components/shown-file/shown-file.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { RecordFiles } from '../court-record/record-files.tsx';
import { RecordSheet } from '../court-record/record-sheet.tsx';
import { revisionOf } from '../documents/section-documents.ts';
import { only, useRoom } from '../room-context.tsx';
import styles from './frame.module.css';
import { SignOpenDocument } from './sign-open-document.tsx';

/** A document or case material read over the centre; the room goes on beside it. */
export function ReaderOverlay() {
  const { t } = useTranslation(['room', 'court']);
  const { reading, closeReading, eid, detail, nodeId } = useRoom(
    only('reading', 'closeReading', 'eid', 'detail', 'nodeId'),
  );
  const document = useRoom(({ state }) =>
    reading?.kind === 'document' ? state.documents[reading.id] : undefined,
  );
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a section change puts the reading away
  useEffect(() => closeReading, [nodeId]);
  useDismiss(reading !== null, closeReading);
  useEffect(() => {
    if (reading) box.current?.focus();
  }, [reading]);
  if (!reading) return null;
  return (
    <section ref={box} className={styles.reader} aria-label={t('reader.label')} tabIndex={-1}>
      <header className={styles.readerBar}>
        <span>{reading.kind === 'record' ? t('court:record.title') : t(`reader.${reading.kind}`)}</span>
        <span>
          {document && <SignOpenDocument document={document} />}
          {reading.kind === 'record' && <RecordFiles nodeId={reading.id} visit={reading.visit} />}
          <IconButton icon="x" label={t('reader.close')} onClick={closeReading} />
        </span>
      </header>
      <div className={styles.readerSheet}>
        {reading.kind === 'document' && (
          <DocumentReader
            source={{ kind: 'document', eid, id: reading.id }}
            revision={document ? revisionOf(document) : ''}
          />
        )}
        {reading.kind === 'material' && (
          <DocumentReader source={{ kind: 'material', project_id: detail.project.id, id: reading.id, eid }} />
        )}
        {reading.kind === 'record' && <RecordSheet nodeId={reading.id} visit={reading.visit} />}
        {reading.kind === 'file' && <ShownFile fileId={reading.id} name={reading.name} />}
      </div>
    </section>
  );
}
