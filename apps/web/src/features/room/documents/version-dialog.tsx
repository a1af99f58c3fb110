import { docDetail, type RichDocument } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { DocumentReader } from '../../../components/document-reader/document-reader.tsx';
import { useCall } from '../../../lib/query.ts';
import styles from './documents.module.css';

export interface VersionDialogProps {
  eid: number;
  documentId: string;
  version: number;
  /** Null where the current page may not be changed. */
  onRestore: ((content: RichDocument) => void) | null;
  onClose: () => void;
}

/** Reads an earlier version; taking it back makes it the newest, and loses none in between. */
export function VersionDialog({ eid, documentId, version, onRestore, onClose }: VersionDialogProps) {
  const { t } = useTranslation('documents');
  const read = useCall(docDetail, { eid, doc_id: documentId, version }, { silent: true });
  const content = read.data?.content;
  return (
    <Dialog
      title={t('versions.one', { version })}
      icon="history"
      width={820}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('versions.close')}</Button>
          {onRestore && content && (
            <Button variant="primary" icon="history" onClick={() => onRestore(content)}>
              {t('versions.restore', { version })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.versionReader}>
        <DocumentReader source={{ kind: 'document', eid, id: documentId, version }} isBare />
      </div>
    </Dialog>
  );
}
