import type { ProjectDetail } from '@lets/contract';
import { DocumentReader } from '../../../../components/document-reader/document-reader.tsx';
import { Drawer } from '../../../../components/drawer/drawer.tsx';
import { useFormat } from '../../../../lib/use-format.ts';

/** Reads one of the case's documents over the page; its address can be sent on. */
export function ReaderDrawer(props: { project: ProjectDetail; docId: string | null; onClose: () => void }) {
  const { project, docId, onClose } = props;
  const format = useFormat();
  const document = project.documents.find(({ id, readable }) => id === docId && readable);
  if (!document) return null;
  return (
    <Drawer title={format.pick(document.name)} width={880} onClose={onClose}>
      <DocumentReader source={{ kind: 'material', project_id: project.id, id: document.id }} isBare />
    </Drawer>
  );
}
