import { dossier, reportGenerate } from '@lets/contract';
import { useNavigate } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { makeFile } from '../../../lib/make-file.ts';
import { makings } from '../../../lib/makings.ts';
import { VERIFY_PATH } from '../../../lib/paths.ts';
import { useStore } from '../../../lib/store.ts';
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
  const key = `files of ${eid}`;
  const making = useStore(makings).find((one) => one.key === key);
  const isBusy = making !== undefined;
  const title = (what: string) => t('of_run', { what, name });
  const saveReport = (format: 'docx' | 'pdf') =>
    // The server names it: a long one is an archive of volumes.
    void makeFile(reportGenerate, { eid, format }, { key, title: title(t(`as_${format}`)) });
  const saveDossier = () => {
    const what = t('case_file');
    void makeFile(dossier, { eid }, { key, title: title(what), name: `${name}-${what}.zip` });
  };
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
          onSelect: () => saveReport('docx'),
        },
        {
          key: 'pdf',
          icon: 'file',
          label: t('as_pdf'),
          note: t('volumes_note'),
          onSelect: () => saveReport('pdf'),
        },
        {
          key: 'case',
          icon: 'folder',
          label: t('case_file'),
          note: t('case_file_note'),
          onSelect: saveDossier,
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
      {making?.percent ? t('making_at', { percent: making.percent }) : t(isBusy ? 'making' : 'button')}
    </Menu>
  );
}
