import { type CourseRow, courseList, gradebookDetail, gradebookExport, type OutputOf } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { ClassSelect, CourseSelect } from '../../../components/class-select/class-select.tsx';
import { FilterBar, PageHeader, Pager, SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { download } from '../../../lib/download.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { oneOf, positive, useListParams } from '../../../lib/use-list-params.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { GradebookTable, SORTS } from './gradebook-table.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { Legend } from './legend.tsx';
import { WeightsDialog } from './weights-dialog.tsx';

const SIZE = 50;

/** `/mentor/gradebook` and `/manager/experiment/gradebook`: the scores of a course. With none in the address, of the first. */
export function Component() {
  const { t } = useTranslation('gradebook');
  usePageTitle(t('title'));
  const courses = useCall(courseList, {});
  const wanted = positive(useListParams().get('course'), 0);
  return (
    <QueryView
      query={courses}
      skeleton={<SkeletonRows count={6} height={48} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState icon="book" title={t('no_course')} text={t('no_course_text')} />}
    >
      {({ list }) => {
        const course = list.find(({ id }) => id === wanted) ?? list[0];
        return course ? <OfCourse key={course.id} course={course} /> : null;
      }}
    </QueryView>
  );
}

export type Gradebook = OutputOf<typeof gradebookDetail>;

/** What a window is open for; a cell by its student and task, so that it shows what is read anew. */
type Ask =
  | { readonly act: 'weights' | 'import' }
  | { readonly act: 'entry'; readonly userId: number; readonly taskId: number };

function OfCourse({ course }: { course: CourseRow }) {
  const { t } = useTranslation('gradebook');
  const { q, page, get, change } = useListParams();
  const classId = positive(get('class'), 0);
  const sort = oneOf(get('sort'), SORTS) ?? 'student_id';
  const taskId = positive(get('task'), 0);
  const order = oneOf(get('order'), ['asc', 'desc'] as const) ?? 'asc';
  const scope = { course_id: course.id, ...(classId > 0 && { class_id: classId }) };
  const sorting = { sort, order, ...(taskId > 0 && { task_id: taskId }) };
  const read = useCall(
    gradebookDetail,
    { ...scope, page, size: SIZE, ...sorting, ...(q && { q }) },
    { keepPrevious: true },
  );
  const [asked, ask, close] = useOpen<Ask>();
  const book = read.data;
  const clean = { q: null, sort: null, task: null, order: null };
  return (
    <>
      <PageHeader
        title={t('title')}
        count={book && t('count', { count: book.total })}
        actions={
          <>
            <Button icon="download" onClick={() => void download(gradebookExport, scope)}>
              {t('export')}
            </Button>
            <Button icon="upload" onClick={() => ask({ act: 'import' })}>
              {t('import.act')}
            </Button>
            <Button
              variant="primary"
              icon="scales"
              disabled={!book || book.tasks.length === 0}
              onClick={() => ask({ act: 'weights' })}
            >
              {t('weight.act')}
            </Button>
          </>
        }
      />
      <FilterBar>
        <CourseSelect
          value={course.id}
          width={280}
          onChange={(id) => change({ ...clean, course: id, class: null })}
        />
        <ClassSelect
          courseId={course.id}
          value={classId}
          anyLabel={t('all_classes')}
          width={200}
          onChange={(id) => change({ ...clean, course: course.id, class: id || null })}
        />
        <SearchBox value={q} onChange={(next) => change({ q: next })} placeholder={t('search')} />
      </FilterBar>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={6} height={48} />}
        isEmpty={({ total }) => total === 0}
        empty={<NoStudents isSearched={Boolean(q)} onClear={() => change({ q: null })} />}
      >
        {(found) => (
          <>
            <Legend book={found} />
            <GradebookTable
              book={found}
              sort={{ by: sort, taskId, order }}
              onSort={(next) =>
                change({ sort: next.by, task: next.by === 'task' ? next.taskId : null, order: next.order })
              }
              onOpen={(userId, task) => ask({ act: 'entry', userId, taskId: task })}
            />
            <Pager {...found} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
      {asked?.act === 'weights' && book && <WeightsDialog opened={book} scope={scope} onClose={close} />}
      {asked?.act === 'import' && <ImportDialog scope={scope} onClose={close} />}
      {asked?.act === 'entry' && book && (
        <EntryDialog key={`${asked.userId} ${asked.taskId}`} book={book} {...asked} onClose={close} />
      )}
    </>
  );
}

function NoStudents({ isSearched, onClear }: { isSearched: boolean; onClear: () => void }) {
  const { t } = useTranslation('gradebook');
  if (!isSearched) return <EmptyState icon="users" title={t('no_students')} text={t('no_students_text')} />;
  return (
    <EmptyState
      icon="search"
      title={t('none_found')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  );
}
