import type { ProjectDetail } from '@lets/contract';
import { DocumentReader } from '../../../../components/document-reader/document-reader.tsx';
import { Drawer } from '../../../../components/drawer/drawer.tsx';
import { useFormat } from '../../../../lib/use-format.ts';

/** One document over the whole screen of a phone. */
export function PhoneDocument(props: { project: ProjectDetail; docId: string; onClose: () => void }) {
  const { project, docId, onClose } = props;
  const format = useFormat();
  const document = project.documents.find(({ id }) => id === docId);
  return (
    <Drawer title={format.pick(document?.name)} width={720} onClose={onClose}>
      <DocumentReader isBare source={{ kind: 'material', project_id: project.id, id: docId }} />
    </Drawer>
  );
}
