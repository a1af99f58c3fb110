import { courseList } from '@lets/contract';
import { Select } from 'antd';
import { LinkButton } from '../../../components/button/button.tsx';
import { EmptyState, ReadFault } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { positive, useListParams } from '../../../lib/use-list-params.ts';
import { CaseFilters, CaseGrid } from './case-grid.tsx';
import { ChooseGroup } from './choose-group.tsx';
import { TaskList } from './task-list.tsx';

/** `/experiment/prepare/byCourse`: my courses, the tasks given to me in them, and their cases. */
export function Component() {
  const { t } = useTranslation('prepare');
  const format = useFormat();
  const params = useListParams();
  const courses = useCall(courseList, {});
  const courseId = positive(params.get('course'), 0);
  const hasNone = courses.data?.list.length === 0;
  return (
    <>
      <CaseFilters>
        <Select
          value={courseId}
          onChange={(course) => params.change({ course: course || null })}
          style={{ minWidth: 220 }}
          popupMatchSelectWidth={false}
          loading={courses.isPending}
          aria-label={t('filter.course')}
          options={[
            { value: 0, label: t('filter.all_courses') },
            ...(courses.data?.list ?? []).map((course) => ({
              value: course.id,
              label: [format.pick(course.name), course.term].filter(Boolean).join(t('joiner')),
            })),
          ]}
        />
        <ReadFault of={courses} />
      </CaseFilters>
      <ChooseGroup />
      <TaskList
        scope="course"
        title={t('tasks.course')}
        filters={courseId > 0 ? { course_id: courseId } : {}}
      />
      <CaseGrid
        scope="course"
        courseId={courseId || null}
        empty={
          <EmptyState
            icon="book"
            title={t(hasNone ? 'empty.no_course' : 'empty.course')}
            text={t(hasNone ? 'empty.no_course_text' : 'empty.course_text')}
            action={<LinkButton to="/experiment/prepare/selfCourse">{t('empty.to_self')}</LinkButton>}
          />
        }
      />
    </>
  );
}
