import type { DocumentDetail } from './document-detail.ts';
import { SignaturesPanel } from './signatures-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

const saved = async () => true;

/** What stands beside a document that one only reads: who signed, and its versions. */
export function ReadersPanels({ detail }: { detail: DocumentDetail }) {
  return (
    <>
      <SignaturesPanel signatures={detail.signatures} />
      <VersionsPanel detail={detail} flush={saved} mayRestore={false} />
    </>
  );
}
