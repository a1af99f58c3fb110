import { type CallDeclaration, dossier, reportGenerate } from '@lets/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import type { CallInput } from '../../../lib/api-client.ts';
import { classNames } from '../../../lib/class-names.ts';
import { download } from '../../../lib/download.ts';
import { VERIFY_PATH } from '../../../lib/paths.ts';
import styles from './run-files.module.css';

interface RunFilesProps {
  eid: number;
  name: string;
  /** Quiet, in the row of a list. */
  isQuiet?: boolean;
}

/** What a run leaves as files: its report, and everything in it as a verifiable dossier. */
export function RunFiles({ eid, name, isQuiet = false }: RunFilesProps) {
  const { t } = useTranslation('report');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const save = async <C extends CallDeclaration>(declaration: C, input: CallInput<C>, file?: string) => {
    setBusy(true);
    await download(declaration, input, file);
    setBusy(false);
  };
  // The server names it: a long one is an archive of volumes.
  const saveReport = (format: 'docx' | 'pdf') => save(reportGenerate, { eid, format });
  return (
    <Menu
      label={name}
      look="act"
      buttonClass={classNames(styles.button, isQuiet && styles.quiet)}
      isBusy={isBusy}
      items={[
        {
          key: 'docx',
          icon: 'file',
          label: t('as_docx'),
          note: t('volumes_note'),
          onSelect: () => void saveReport('docx'),
        },
        {
          key: 'pdf',
          icon: 'file',
          label: t('as_pdf'),
          note: t('volumes_note'),
          onSelect: () => void saveReport('pdf'),
        },
        {
          key: 'case',
          icon: 'folder',
          label: t('case_file'),
          note: t('case_file_note'),
          onSelect: () => void save(dossier, { eid }, `${name}-${t('case_file')}.zip`),
        },
        {
          key: 'verify',
          icon: 'shield',
          label: t('verify'),
          apart: true,
          onSelect: () => void navigate(VERIFY_PATH),
        },
      ]}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : <Icon name="download" size={15} />}
      {t(isBusy ? 'making' : 'button')}
    </Menu>
  );
}
