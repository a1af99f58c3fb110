import { docExport, docImport, type ReadWord, type RichDocument } from '@lets/contract';
import { useRef, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { withLoading } from '../../../../components/loading/loading.tsx';
import { Menu } from '../../../../components/menu/menu.tsx';
import { toast } from '../../../../components/toast/toast.tsx';
import { LeftOut, WORD_FILE } from '../../../../components/word-file/word-file.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { call } from '../../../../lib/api-client.ts';
import { download } from '../../../../lib/download.ts';
import { only, useRoom } from '../room-context.tsx';
import styles from './documents.module.css';

export interface FileMenuProps {
  documentId: string;
  name: string;
  /** Makes a version of what was typed last, so that the file has it. */
  flush?: () => Promise<boolean>;
  /** Null where nothing may be written. */
  onImport?: ((content: RichDocument) => void) | null;
}

const saved = async () => true;

/** A document out as a file, and a Word file in. */
export function FileMenu({ documentId, name, flush = saved, onImport = null }: FileMenuProps) {
  const { t } = useTranslation('document_files');
  const { eid, nodeId, currentRole } = useRoom(only('eid', 'nodeId', 'currentRole'));
  const [read, setRead] = useState<ReadWord | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const save = async (format: 'docx' | 'pdf') => {
    try {
      await flush();
    } catch {
      toast(t('failed'), { type: 'error' });
      return;
    }
    await withLoading(download(docExport, { eid, doc_id: documentId, format }, `${name}.${format}`));
  };
  const take = async (file: File | undefined) => {
    if (!file || currentRole === null) return;
    // A refusal has been told in a toast.
    const answer = await withLoading(
      call(docImport, { eid, nid: nodeId, role_id: currentRole }, { file }),
    ).catch(() => null);
    if (answer) setRead(answer);
  };
  return (
    <>
      <Menu
        look="tool"
        items={[
          { key: 'docx', icon: 'file', label: t('as_docx'), onSelect: () => void save('docx') },
          { key: 'pdf', icon: 'file', label: t('as_pdf'), onSelect: () => void save('pdf') },
          ...(onImport && currentRole !== null
            ? [
                {
                  key: 'import',
                  icon: 'upload' as const,
                  label: t('import'),
                  apart: true,
                  onSelect: () => input.current?.click(),
                },
              ]
            : []),
        ]}
      >
        <Icon name="download" size={15} />
        {t('export')}
      </Menu>
      <input
        ref={input}
        type="file"
        hidden
        accept={WORD_FILE}
        aria-label={t('import')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {read && onImport && (
        <ImportDialog
          read={read}
          onTake={() => {
            onImport(read.content);
            setRead(null);
          }}
          onClose={() => setRead(null)}
        />
      )}
    </>
  );
}

function ImportDialog({
  read,
  onTake,
  onClose,
}: {
  read: ReadWord;
  onTake: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('document_files');
  return (
    <Dialog
      title={t('import_title', { name: read.name })}
      icon="upload"
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="primary" onClick={onTake}>
            {t('replace')}
          </Button>
        </>
      }
    >
      <p className={styles.signWhat}>{t('replaces')}</p>
      <LeftOut left_out={read.left_out} />
    </Dialog>
  );
}
