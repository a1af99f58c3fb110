import { type ClassRow, IDENTITY, userExport } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { download } from '../../../lib/download.ts';

/** A class's list as a sheet. */
export function ExportButton({ of }: { of: ClassRow }) {
  const { t } = useTranslation(['courses', 'common']);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const name = t('students.export_file', { name: of.name });
    const input = { identity: IDENTITY.student, class_id: of.id };
    await download(userExport, input, name);
    setBusy(false);
  };
  return (
    <Button icon="download" busy={isBusy} onClick={() => void save()}>
      {t('students.export')}
    </Button>
  );
}
