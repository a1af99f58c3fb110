import { mayWriteDocument } from '@lets/engine';
import { useState } from 'react';
import { ReadFault } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { only, useRoom } from '../room-context.tsx';
import { Uploads } from '../side/uploads.tsx';
import type { DocumentDetail } from './document-detail.ts';
import styles from './panels.module.css';
import { RemarksColumn } from './remarks-column.tsx';
import { SignaturesPanel } from './signatures-panel.tsx';
import { useRemarks } from './use-remarks.ts';
import { VersionsPanel } from './versions-panel.tsx';

const saved = async () => true;

/** What stands beside a document that one only reads: who signed, its versions, and for its writers and staff what was remarked. */
export function ReadersPanels({ detail }: { detail: DocumentDetail }) {
  const { detail: run, me } = useRoom(only('detail', 'me'));
  const document = useRoom(({ state }) => state.documents[detail.id]);
  const writes = (role: string) => document !== undefined && mayWriteDocument(run.flow, document, role);
  const isDraft = me.isStaff || me.roleIds.some(writes);
  return (
    <>
      <SignaturesPanel signatures={detail.signatures} />
      <VersionsPanel detail={detail} flush={saved} mayRestore={false} />
      {isDraft && <ReadersRemarks documentId={detail.id} />}
      <Uploads />
    </>
  );
}

/** What was remarked on it, to be read: whoever does not write in a document now neither remarks nor answers. */
function ReadersRemarks({ documentId }: { documentId: string }) {
  const { t } = useTranslation('remarks');
  const { threads, read, remark, resolve } = useRemarks(documentId);
  const [opened, open] = useState<number | null>(null);
  if (threads.length === 0) return <ReadFault of={read} />;
  return (
    <section className={`${styles.section} ${styles.remarks}`}>
      <h4>
        {t('title')}
        <i>{threads.length}</i>
      </h4>
      <RemarksColumn
        editor={null}
        threads={threads}
        draft={null}
        open={opened}
        mayRemark={false}
        onOpen={open}
        onRemark={remark}
        onResolve={resolve}
        onDraftEnd={() => open(null)}
      />
    </section>
  );
}
