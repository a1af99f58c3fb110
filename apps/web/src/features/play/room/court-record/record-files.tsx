import { recordExport } from '@lets/contract';
import { Icon } from '../../../../components/icon/icon.tsx';
import { withLoading } from '../../../../components/loading/loading.tsx';
import { Menu } from '../../../../components/menu/menu.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { download } from '../../../../lib/download.ts';
import { useRoom } from '../room-context.tsx';

/** The court record of a visit as a Word or PDF file, or an archive of volumes: the server names it. */
export function RecordFiles({ nodeId, visit }: { nodeId: string; visit: number }) {
  const { t } = useTranslation('court');
  const eid = useRoom(({ eid }) => eid);
  const save = async (format: 'docx' | 'pdf') => {
    const input = { eid, nid: nodeId, visit, format };
    await withLoading(download(recordExport, input));
  };
  return (
    <Menu
      look="tool"
      items={[
        {
          key: 'docx',
          icon: 'file',
          label: t('record.as_docx'),
          note: t('record.volumes_note'),
          onSelect: () => void save('docx'),
        },
        {
          key: 'pdf',
          icon: 'file',
          label: t('record.as_pdf'),
          note: t('record.volumes_note'),
          onSelect: () => void save('pdf'),
        },
      ]}
    >
      <Icon name="download" size={15} />
      {t('record.export')}
    </Menu>
  );
}
