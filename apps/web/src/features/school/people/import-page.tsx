import { IDENTITY, userImport, userImportPreview, userList, userTemplate } from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LinkButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { SheetImport } from '../../../components/sheet-import/sheet-import.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { download } from '../../../lib/download.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { callKey } from '../../../lib/query.ts';
import { type Kind, listPath } from './kinds.ts';
import styles from './people.module.css';

/** New accounts from a sheet. */
export function ImportPage({ kind }: { kind: Exclude<Kind, 'admin'> }) {
  const { t } = useTranslation(['people', 'common']);
  usePageTitle(t(`import.title.${kind}`));
  const client = useQueryClient();
  const identity = kind === 'mentor' ? IDENTITY.mentor : IDENTITY.student;
  const into = { identity, outside: kind === 'other' };
  const saveTemplate = () => download(userTemplate, { identity }, t(`import.template.${kind}`));
  return (
    <>
      <PageHeader
        title={t(`import.title.${kind}`)}
        above={
          <span className={styles.crumbs}>
            <Link to={listPath(kind)}>{t(`kind.${kind}`)}</Link>
            <Icon name="cr" size={12} />
            {t('import.open')}
          </span>
        }
      />
      <SheetImport
        preview={(file) => call(userImportPreview, into, { file, shown: 'in-place' })}
        begin={(file, revision) => call(userImport, { ...into, revision }, { file, shown: 'in-place' })}
        onChange={() => void client.invalidateQueries({ queryKey: callKey(userList) })}
        of={into}
        onTemplate={() => void saveTemplate()}
        known="changed"
        back={<LinkButton to={listPath(kind)}>{t(`import.back.${kind}`)}</LinkButton>}
      />
    </>
  );
}
