import { classReport } from '@lets/contract';
import { Icon } from '../../components/icon/icon.tsx';
import { Menu } from '../../components/menu/menu.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { makeFile } from '../../lib/make-file.ts';
import { makings } from '../../lib/makings.ts';
import { useStore } from '../../lib/store.ts';

/** The report of a whole class task as a file. */
export function ClassFiles({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation(['compare', 'report']);
  const key = `files of class task ${id}`;
  const making = useStore(makings).find((one) => one.key === key);
  const save = (format: 'docx' | 'pdf') => {
    const title = t('report:of_run', { what: t(`report.${format}`), name });
    void makeFile(classReport, { id, format }, { key, title });
  };
  return (
    <Menu
      label={name}
      look="act"
      isBusy={making !== undefined}
      items={(['docx', 'pdf'] as const).map((format) => ({
        key: format,
        icon: 'file',
        label: t(`report.${format}`),
        onSelect: () => save(format),
      }))}
    >
      <Icon name="download" size={15} />
      {making ? t('report:making_at', { percent: making.percent }) : t('report.button')}
    </Menu>
  );
}
