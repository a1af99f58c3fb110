import {
  type ClassRow,
  type ClassStudent,
  type CourseRow,
  classList,
  classStudents,
  courseList,
} from '@lets/contract';
import { useState } from 'react';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { ClassSelect, CourseSelect } from '../../../components/class-select/class-select.tsx';
import { SizeSelect } from '../../../components/list-tools/list-selects.tsx';
import { FilterBar, PageHeader, Pager, SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { BulkBar, BulkButton } from '../../../components/manage-table/manage-table.tsx';
import { PlatformMembers } from '../../../components/platform-members/platform-members.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { oneOf, PAGE_SIZES, positive, useListParams } from '../../../lib/use-list-params.ts';
import { useRowSelection } from '../../../lib/use-row-selection.ts';
import { AddStudents } from './add-students.tsx';
import { ExportButton } from './export-button.tsx';
import { ImportStudents } from './import-students.tsx';
import { COURSES, STUDENTS } from './paths.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { STUDENT_SORTS, StudentTable } from './student-table.tsx';

/** /manager/courseManage/students: who is in a class. With none in the address, in the first. */
export function Component() {
  const { t } = useTranslation('courses');
  usePageTitle(t('students.title'));
  const courses = useCall(courseList, {});
  const wanted = positive(useListParams().get('course'), 0);
  return (
    <QueryView
      query={courses}
      skeleton={<SkeletonRows count={6} height={56} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          icon="book"
          title={t('none')}
          text={t('none_text')}
          action={<LinkButton to={COURSES}>{t('students.to_courses')}</LinkButton>}
        />
      }
    >
      {({ list }) => {
        const course = list.find(({ id }) => id === wanted) ?? list[0];
        return course ? <OfCourse key={course.id} course={course} /> : null;
      }}
    </QueryView>
  );
}

function OfCourse({ course }: { course: CourseRow }) {
  const classes = useCall(classList, { course_id: course.id });
  const { get } = useListParams();
  const wanted = positive(get('class'), 0);
  return (
    <QueryView query={classes} skeleton={<SkeletonRows count={6} height={56} />}>
      {({ list }) => {
        const one = list.find(({ id }) => id === wanted) ?? list[0];
        if (!one) return <NoClass course={course} />;
        if (get('import')) return <ImportStudents course={course} of={one} />;
        return <Students key={one.id} course={course} of={one} />;
      }}
    </QueryView>
  );
}

function Choose({ courseId, classId }: { courseId: number; classId: number }) {
  const { change } = useListParams();
  const clean = { q: null, sort: null, order: null };
  return (
    <>
      <CourseSelect
        value={courseId}
        width={280}
        onChange={(id) => change({ ...clean, course: id, class: null })}
      />
      <ClassSelect
        courseId={courseId}
        value={classId}
        width={200}
        onChange={(id) => change({ ...clean, course: courseId, class: id })}
      />
    </>
  );
}

function NoClass({ course }: { course: CourseRow }) {
  const { t } = useTranslation('courses');
  return (
    <>
      <PageHeader title={t('students.title')} />
      <FilterBar>
        <Choose courseId={course.id} classId={0} />
      </FilterBar>
      <EmptyState
        icon="users"
        title={t('class.none')}
        text={t('class.none_text')}
        action={<LinkButton to={`${COURSES}?course=${course.id}`}>{t('students.to_classes')}</LinkButton>}
      />
    </>
  );
}

function Students({ course, of }: { course: CourseRow; of: ClassRow }) {
  const { t } = useTranslation('courses');
  const { q, page, size, get, change } = useListParams();
  const sort = oneOf(get('sort'), STUDENT_SORTS) ?? 'student_id';
  const order = oneOf(get('order'), ['asc', 'desc'] as const) ?? 'asc';
  const narrowed = { class_id: of.id, sort, order, ...(q && { q }) };
  const read = useCall(classStudents, { ...narrowed, page, size }, { keepPrevious: true });
  const { chosen, selection, clear, chooseAll, isReading } = useRowSelection(
    read.data?.list,
    q,
    (at, length) => call(classStudents, { ...narrowed, page: at, size: length }),
  );
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<readonly ClassStudent[]>([]);
  const importPath = `${STUDENTS}?course=${course.id}&class=${of.id}&import=1`;
  return (
    <>
      <PageHeader
        title={t('students.title')}
        count={read.data && t('students.count', { count: read.data.total })}
        actions={
          <>
            <PlatformMembers classId={of.id} />
            <ExportButton of={of} />
            <LinkButton icon="upload" to={importPath}>
              {t('students.import')}
            </LinkButton>
            <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
              {t('students.add')}
            </Button>
          </>
        }
      />
      <FilterBar>
        <Choose courseId={course.id} classId={of.id} />
        <SearchBox value={q} onChange={(next) => change({ q: next })} placeholder={t('students.search')} />
      </FilterBar>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={6} height={56} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          q ? (
            <EmptyState
              icon="search"
              title={t('students.none_found')}
              action={<Button onClick={() => change({ q: null })}>{t('clear')}</Button>}
            />
          ) : (
            <EmptyState
              icon="users"
              title={t('students.none')}
              text={t('students.none_text')}
              action={
                <LinkButton variant="primary" icon="upload" to={importPath}>
                  {t('students.import')}
                </LinkButton>
              }
            />
          )
        }
      >
        {(found) => (
          <>
            <StudentTable
              rows={found.list}
              selection={selection}
              sort={{ by: sort, order }}
              onSort={(next) => change({ sort: next.by, order: next.order })}
              onRemove={(student) => setLeaving([student])}
            />
            {chosen.length > 0 && (
              <BulkBar
                count={chosen.length}
                all={{ total: found.total, isBusy: isReading, onChoose: () => void chooseAll() }}
                onClear={clear}
              >
                <BulkButton icon="x" onClick={() => setLeaving(chosen)}>
                  {t('remove.some', { count: chosen.length })}
                </BulkButton>
              </BulkBar>
            )}
            <Pager
              {...found}
              onPage={(next) => change({ page: next })}
              after={
                <SizeSelect
                  size={size}
                  total={found.total}
                  onChange={(next) => change({ size: next === PAGE_SIZES[0] ? null : next })}
                />
              }
            />
          </>
        )}
      </QueryView>
      {isAdding && <AddStudents of={of} onClose={() => setAdding(false)} />}
      {leaving.length > 0 && (
        <RemoveDialog of={of} students={leaving} onClose={() => setLeaving([])} onDone={clear} />
      )}
    </>
  );
}
