import type { ClassStudent } from '@lets/contract';
import { type Column, ManageTable, type Sort } from '../../../components/manage-table/manage-table.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import styles from './courses.module.css';

export const STUDENT_SORTS = ['student_id', 'name', 'account'] as const;
type StudentSort = (typeof STUDENT_SORTS)[number];

export function StudentTable(props: {
  rows: readonly ClassStudent[];
  selection: Selection;
  sort: Sort<StudentSort>;
  onSort: (sort: Sort<StudentSort>) => void;
  onRemove: (student: ClassStudent) => void;
}) {
  const { onRemove, ...table } = props;
  const { t } = useTranslation('courses');
  return (
    <ManageTable
      {...table}
      label={t('students.title')}
      columns={useColumns()}
      nameOf={({ name }) => name}
      acts={(student) => (
        <button
          type="button"
          aria-label={t('remove.act_of', { name: student.name })}
          onClick={() => onRemove(student)}
        >
          {t('remove.act')}
        </button>
      )}
    />
  );
}

function useColumns(): Column<ClassStudent, StudentSort>[] {
  const { t } = useTranslation('courses');
  const orBlank = (text: string) => text || <span className={styles.blank}>{t('blank')}</span>;
  return [
    {
      key: 'name',
      head: t('students.name'),
      sort: 'name',
      className: styles.name,
      cell: ({ name, disabled }) => (
        <>
          <b>{name}</b>
          {disabled && <Tag tone="seal">{t('students.disabled')}</Tag>}
        </>
      ),
    },
    {
      key: 'student_id',
      head: t('students.student_id'),
      sort: 'student_id',
      cell: ({ student_id }) => orBlank(student_id),
    },
    { key: 'account', head: t('students.account'), sort: 'account', cell: ({ account }) => account },
    {
      key: 'gender',
      head: t('students.gender'),
      cell: ({ gender }) => orBlank(gender ? t(`gender.${gender}`) : ''),
    },
    { key: 'contact', head: t('students.contact'), cell: ({ contact }) => orBlank(contact) },
  ];
}
