import { docDetail } from '@lets/contract';
import type { DocumentState } from '@lets/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { DocumentReader } from '../../../../components/document-reader/document-reader.tsx';
import { FileTabs } from '../../../../components/file-tabs/file-tabs.tsx';
import { ErrorState } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useCall } from '../../../../lib/query.ts';
import { useLatest } from '../../../../lib/use-latest.ts';
import { DockActs } from '../frame/dock-acts.tsx';
import { SectionFrame } from '../frame/section-frame.tsx';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import { DeskActs } from './desk-acts.tsx';
import type { DocumentDetail } from './document-detail.ts';
import { DocumentEditor } from './document-editor.tsx';
import styles from './documents.module.css';
import { FileMenu } from './file-menu.tsx';
import { PartnersPaper } from './partners-paper.tsx';
import { ReadersPanels } from './readers-panels.tsx';
import { type NotTaken, RefusedBanner } from './refused-banner.tsx';
import { canWrite, revisionOf } from './section-documents.ts';
import type { Refused, SharedLine } from './shared-line.ts';
import { TemplateChoice } from './template-choice.tsx';
import { UnsentWords } from './unsent-words.tsx';
import type { Desk } from './use-desk.ts';
import { useGaps } from './use-gaps.ts';
import { useSharedLine } from './use-shared-line.ts';

export interface DocumentDeskProps {
  desk: Desk;
  /** Above the documents: the roles' reports. */
  above?: ReactNode;
}

/** The desk of a section in which documents are written: tabs of what lies on it, the open one, and what it still wants. */
export function DocumentDesk({ desk, above }: DocumentDeskProps) {
  const { node, currentRole, isOpen, me } = useRoom(only('node', 'currentRole', 'isOpen', 'me'));
  if (!desk.open) {
    return (
      <SectionFrame
        railFolded
        firstTab="guide"
        center={
          <div className={styles.desk}>
            {above}
            <TemplateChoice desk={desk} />
          </div>
        }
        dock={<DockActs />}
      />
    );
  }
  // Who looks after the run reads along while it is written; the server gives them no pen.
  const isLive = isOpen && (me.isStaff || canWrite(desk.open, node, currentRole));
  const strip = (status: ReactNode) => (
    <>
      {above}
      <DeskStrip desk={desk} status={status} />
      {desk.open && <PartnersPaper documentId={desk.open.id} />}
    </>
  );
  return isLive ? (
    <WritersDocument key={desk.open.id} document={desk.open} strip={strip} />
  ) : (
    <ReadersDocument key={desk.open.id} document={desk.open} strip={strip} />
  );
}

function DeskStrip({ desk, status }: { desk: Desk; status: ReactNode }) {
  const { t } = useTranslation('documents');
  const { node, currentRole, isOpen } = useRoom(only('node', 'currentRole', 'isOpen'));
  const names = useNames();
  const mayDraft =
    isOpen && node.templates.some((one) => currentRole !== null && one.role_ids.includes(currentRole));
  const tabs = desk.documents.map(({ id, name, author_role, signatures }) => ({
    key: id,
    // Every report has the same name: who wrote it tells them apart.
    label: node.kind === 'report' ? names.roleName(author_role) : name,
    icon: 'file' as const,
    dot: currentRole !== null && signatures[currentRole]?.status === 'asked',
  }));
  return (
    <div className={styles.strip}>
      <FileTabs
        tabs={tabs}
        value={desk.open?.id ?? ''}
        onChange={desk.openDocument}
        label={t('desk.documents')}
      />
      {mayDraft && (
        <Button variant="text" size="sm" icon="plus" onClick={() => desk.openDocument(null)}>
          {t('desk.from_template')}
        </Button>
      )}
      <div className={styles.meta}>{status}</div>
    </div>
  );
}

interface OpenDocumentProps {
  document: DocumentState;
  strip: (status: ReactNode) => ReactNode;
}

/** Opens the line on which the document is written; shut out of it, one still reads what may be read. */
function WritersDocument({ document, strip }: OpenDocumentProps) {
  const [opened, open] = useState(0);
  const [refused, setRefused] = useState<NotTaken | null>(null);
  const reopen = (notTaken: NotTaken | null) => {
    setRefused(notTaken);
    open(opened + 1);
  };
  const shown = (status: ReactNode) => (
    <>
      {strip(status)}
      {refused !== null && <RefusedBanner {...refused} onClose={() => setRefused(null)} />}
    </>
  );
  return <OpenForWriting key={opened} document={document} strip={shown} onReopen={reopen} />;
}

interface OpenForWritingProps extends OpenDocumentProps {
  /** With what stood on the page, where that was not taken. */
  onReopen: (refused: NotTaken | null) => void;
}

function OpenForWriting({ document, strip, onReopen }: OpenForWritingProps) {
  const eid = useRoom(({ eid }) => eid);
  const { line, state } = useSharedLine(document.id);
  useReopenWhenRefused(line, state.refused, onReopen);
  const revision = revisionOf(document);
  const read = useCall(docDetail, { eid, doc_id: document.id }, { revision });
  if (state.isShutOut && state.isSafe) return <ReadersDocument document={document} strip={strip} />;
  if (line && state.isOpen && read.data) {
    const discard = () => {
      line.discard();
      onReopen(null);
    };
    return (
      <DocumentEditor
        line={line}
        state={state}
        detail={read.data}
        standing={document}
        strip={strip}
        onDiscard={discard}
      />
    );
  }
  return (
    <SectionFrame
      railFolded
      center={
        <div className={styles.desk}>
          {strip(null)}
          {read.isError ? (
            <ErrorState error={read.error} onRetry={() => void read.refetch()} />
          ) : (
            <div className={styles.loading} aria-busy="true" />
          )}
        </div>
      }
      dock={<DockActs />}
    />
  );
}

/** The page shows what holds again, and what was on it can be copied. */
function useReopenWhenRefused(
  line: SharedLine | null,
  refused: Refused | null,
  onReopen: OpenForWritingProps['onReopen'],
): void {
  const reopen = useLatest(onReopen);
  useEffect(() => {
    if (!line || !refused) return;
    const notTaken = line.isEdited() ? { why: refused, text: line.text() } : null;
    line.discard();
    reopen.current(notTaken);
  }, [line, refused, reopen]);
}

function ReadersDocument({ document, strip }: OpenDocumentProps) {
  const eid = useRoom(({ eid }) => eid);
  const revision = revisionOf(document);
  const read = useCall(docDetail, { eid, doc_id: document.id }, { revision });
  return (
    <SectionFrame
      railFolded
      center={
        <div className={styles.desk}>
          {strip(<FileMenu documentId={document.id} name={document.name} />)}
          {read.data && <UnsentWords documentId={document.id} saved={read.data.content} />}
          <DocumentReader source={{ kind: 'document', eid, id: document.id }} revision={revision} />
        </div>
      }
      tabs={read.data ? { documents: <ReadersPanels detail={read.data} /> } : {}}
      dock={read.data ? <ReadersActs document={document} detail={read.data} /> : <DockActs />}
    />
  );
}

/** One who only reads may still hand it in. */
function ReadersActs({ document, detail }: { document: DocumentState; detail: DocumentDetail }) {
  return <DeskActs document={document} detail={detail} gaps={useGaps(detail)} />;
}
