import type { ProjectDetail } from '@lets/contract';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { DocumentReader } from '../../../../components/document-reader/document-reader.tsx';
import { useFormat } from '../../../../lib/use-format.ts';

/** Reads one of the case's documents over the page; its address can be sent on. */
export function ReaderDrawer(props: { project: ProjectDetail; docId: string | null; onClose: () => void }) {
  const { project, docId, onClose } = props;
  const { t } = useTranslation('prepare');
  const format = useFormat();
  const document = project.documents.find(({ id, readable }) => id === docId && readable);
  return (
    <Drawer
      open={document !== undefined}
      onClose={onClose}
      size={880}
      destroyOnHidden
      title={document ? format.pick(document.name) : ''}
      aria-label={t('documents.reader')}
      styles={{ body: { padding: 0 } }}
    >
      {document && (
        <DocumentReader source={{ kind: 'material', project_id: project.id, id: document.id }} isBare />
      )}
    </Drawer>
  );
}
