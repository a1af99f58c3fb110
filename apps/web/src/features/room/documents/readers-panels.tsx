import { useState } from 'react';
import { useRoomContext } from '../room-context.tsx';
import { SignaturesPanel } from './signatures-panel.tsx';
import type { DocumentDetail } from './use-document-draft.ts';
import { VersionDialog } from './version-dialog.tsx';
import { VersionsPanel } from './versions-panel.tsx';

/** What stands beside a document that one only reads: who signed, and its versions. */
export function ReadersPanels({ detail }: { detail: DocumentDetail }) {
  const { eid } = useRoomContext();
  const [version, openVersion] = useState<number | null>(null);
  return (
    <>
      <SignaturesPanel signatures={detail.signatures} />
      <VersionsPanel versions={detail.versions} current={detail.version} onOpen={openVersion} />
      {version !== null && (
        <VersionDialog
          eid={eid}
          documentId={detail.id}
          version={version}
          onRestore={null}
          onClose={() => openVersion(null)}
        />
      )}
    </>
  );
}
