import type { ManagedCourse } from '@lets/contract';
import { type Column, ManageTable, type Sort } from '../../../components/manage-table/manage-table.tsx';
import { MoreMenu } from '../../../components/manage-table/more-menu.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import styles from './courses.module.css';

export const COURSE_SORTS = ['code', 'name', 'term', 'students'] as const;
type CourseSort = (typeof COURSE_SORTS)[number];

export function CourseTable(props: {
  rows: readonly ManagedCourse[];
  selection: Selection;
  sort: Sort<CourseSort>;
  onSort: (sort: Sort<CourseSort>) => void;
  onClasses: (course: ManagedCourse) => void;
  onEdit: (course: ManagedCourse) => void;
  onDelete: (course: ManagedCourse) => void;
}) {
  const { rows, selection, sort, onSort, onClasses, onEdit, onDelete } = props;
  const { t } = useTranslation('courses');
  const format = useFormat();
  const nameOf = (course: ManagedCourse) => format.pick(course.name);
  return (
    <ManageTable
      label={t('title')}
      columns={useColumns(onClasses)}
      rows={rows}
      selection={selection}
      sort={sort}
      onSort={onSort}
      nameOf={nameOf}
      acts={(course) => (
        <>
          <button type="button" onClick={() => onClasses(course)}>
            {t('act.classes')}
          </button>
          <MoreMenu
            label={t('act.more_of', { name: nameOf(course) })}
            items={[
              { key: 'edit', label: t('act.edit'), icon: 'pen', onSelect: () => onEdit(course) },
              {
                key: 'delete',
                label: t('act.delete'),
                icon: 'trash',
                apart: true,
                danger: true,
                onSelect: () => onDelete(course),
              },
            ]}
          />
        </>
      )}
    />
  );
}

function useColumns(onClasses: (course: ManagedCourse) => void): Column<ManagedCourse, CourseSort>[] {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const blank = <span className={styles.blank}>{t('blank')}</span>;
  return [
    {
      key: 'name',
      head: t('column.name'),
      sort: 'name',
      className: styles.name,
      cell: (course) => (
        <button type="button" onClick={() => onClasses(course)}>
          {format.pick(course.name)}
        </button>
      ),
    },
    { key: 'code', head: t('column.code'), sort: 'code', look: 'whole', cell: ({ code }) => code },
    { key: 'term', head: t('column.term'), sort: 'term', look: 'whole', cell: ({ term }) => term || blank },
    {
      key: 'hours',
      head: t('column.hours'),
      look: 'whole',
      cell: ({ credit_hours }) => (credit_hours > 0 ? t('hours', { count: credit_hours }) : blank),
    },
    {
      key: 'mentors',
      head: t('column.mentors'),
      cell: ({ mentors }) => format.list(mentors.map(({ name }) => name)) || blank,
    },
    { key: 'classes', head: t('column.classes'), cell: ({ class_count }) => format.number(class_count) },
    {
      key: 'students',
      head: t('column.students'),
      sort: 'students',
      cell: ({ student_count }) => format.number(student_count),
    },
    {
      key: 'projects',
      head: t('column.projects'),
      cell: ({ project_count }) => format.number(project_count),
    },
  ];
}
