import { courseManageList, type ManagedCourse } from '@lets/contract';
import { Select } from 'antd';
import { Button } from '../../../components/button/button.tsx';
import { SizeSelect } from '../../../components/list-tools/list-selects.tsx';
import { FilterBar, PageHeader, Pager, SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { BulkBar, BulkButton } from '../../../components/manage-table/manage-table.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { oneOf, PAGE_SIZES, positive, useListParams } from '../../../lib/use-list-params.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { useRowSelection } from '../../../lib/use-row-selection.ts';
import { ClassesDrawer } from './classes-drawer.tsx';
import { CourseDialog } from './course-dialog.tsx';
import { COURSE_SORTS, CourseTable } from './course-table.tsx';
import { DeleteCoursesDialog } from './delete-dialogs.tsx';

/** What a window is open for. */
type Ask =
  | { readonly act: 'edit'; readonly course: ManagedCourse | null }
  | { readonly act: 'delete'; readonly courses: readonly ManagedCourse[] };

/** /manager/courseManage/info: the courses, and in `course` the classes of one. */
export function Component() {
  const { t } = useTranslation('courses');
  usePageTitle(t('title'));
  const { q, page, size, get, change } = useListParams();
  const term = get('term') ?? '';
  const sort = oneOf(get('sort'), COURSE_SORTS) ?? 'code';
  const order = oneOf(get('order'), ['asc', 'desc'] as const) ?? 'asc';
  const narrowed = { sort, order, ...(q && { q }), ...(term && { term }) };
  const read = useCall(courseManageList, { ...narrowed, page, size }, { keepPrevious: true });
  const { chosen, selection, clear, chooseAll, isReading } = useRowSelection(
    read.data?.list,
    `${q} ${term}`,
    (at, of) => call(courseManageList, { ...narrowed, page: at, size: of }),
  );
  const [asked, ask, close] = useOpen<Ask>();
  const opened = positive(get('course'), 0);
  return (
    <>
      <PageHeader
        title={t('title')}
        count={read.data && t('count', { count: read.data.total })}
        actions={
          <Button variant="primary" icon="plus" onClick={() => ask({ act: 'edit', course: null })}>
            {t('add')}
          </Button>
        }
      />
      <FilterBar>
        <SearchBox value={q} onChange={(next) => change({ q: next })} placeholder={t('search')} />
        <TermSelect value={term} terms={read.data?.terms ?? []} onChange={(next) => change({ term: next })} />
      </FilterBar>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={6} height={56} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <NoCourses
            isFiltered={Boolean(q || term)}
            onClear={() => change({ q: null, term: null })}
            onAdd={() => ask({ act: 'edit', course: null })}
          />
        }
      >
        {(found) => (
          <>
            <CourseTable
              rows={found.list}
              selection={selection}
              sort={{ by: sort, order }}
              onSort={(next) => change({ sort: next.by, order: next.order })}
              onClasses={(course) => change({ course: course.id, page })}
              onEdit={(course) => ask({ act: 'edit', course })}
              onDelete={(course) => ask({ act: 'delete', courses: [course] })}
            />
            {chosen.length > 0 && (
              <BulkBar
                count={chosen.length}
                all={{ total: found.total, isBusy: isReading, onChoose: () => void chooseAll() }}
                onClear={clear}
              >
                <BulkButton icon="trash" onClick={() => ask({ act: 'delete', courses: chosen })}>
                  {t('delete.some', { count: chosen.length })}
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
      {opened > 0 && <ClassesDrawer courseId={opened} onClose={() => change({ course: null, page })} />}
      {asked?.act === 'edit' && (
        <CourseDialog
          course={asked.course}
          terms={read.data?.terms ?? []}
          onClose={close}
          onMade={(id) => change({ course: id })}
        />
      )}
      {asked?.act === 'delete' && (
        <DeleteCoursesDialog courses={asked.courses} onClose={close} onDone={clear} />
      )}
    </>
  );
}

function TermSelect(props: { value: string; terms: readonly string[]; onChange: (term: string) => void }) {
  const { value, terms, onChange } = props;
  const { t } = useTranslation('courses');
  const all = value && !terms.includes(value) ? [value, ...terms] : terms;
  return (
    <Select
      value={value}
      onChange={onChange}
      options={[{ value: '', label: t('any_term') }, ...all.map((term) => ({ value: term, label: term }))]}
      style={{ width: 160 }}
      aria-label={t('column.term')}
    />
  );
}

function NoCourses(props: { isFiltered: boolean; onClear: () => void; onAdd: () => void }) {
  const { t } = useTranslation('courses');
  if (props.isFiltered) {
    return (
      <EmptyState
        icon="search"
        title={t('none_found')}
        action={<Button onClick={props.onClear}>{t('clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon="book"
      title={t('none')}
      text={t('none_text')}
      action={
        <Button variant="primary" icon="plus" onClick={props.onAdd}>
          {t('add')}
        </Button>
      }
    />
  );
}
