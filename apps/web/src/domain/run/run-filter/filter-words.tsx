import { classList, courseList, projectDetail } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { RunQuestion } from '../run-address.ts';

/** Which runs are meant, in words, for paper: there no field says it. */
export function RunFilterWords({ filter }: { filter: RunQuestion }) {
  const { t } = useTranslation(['statistics', 'common']);
  const words = useWords(filter);
  return (
    <p className="on-paper">{words.length > 0 ? words.join(t('filter.between')) : t('filter.everything')}</p>
  );
}

function useWords({ from, until, course_id, class_id, project_id, ...rest }: RunQuestion): string[] {
  const { t } = useTranslation(['statistics', 'common']);
  const format = useFormat();
  const courses = useCall(
    courseList,
    {},
    { enabled: course_id !== undefined, quiet: 'on paper only; the fields of the filter tell' },
  );
  const classes = useCall(
    classList,
    { course_id: course_id ?? 0 },
    {
      enabled: course_id !== undefined && class_id !== undefined,
      quiet: 'on paper only; the fields of the filter tell',
    },
  );
  const project = useCall(
    projectDetail,
    { project_id: project_id ?? 0 },
    { enabled: project_id !== undefined, quiet: 'on paper only; the fields of the filter tell' },
  );
  const period = () => {
    if (from !== undefined && until !== undefined) return format.span(from, until - 1);
    if (from !== undefined) return t('filter.since', { day: format.date(from) });
    return until === undefined ? '' : t('filter.to', { day: format.date(until - 1) });
  };
  return [
    period(),
    format.pick(courses.data?.list.find(({ id }) => id === course_id)?.name),
    classes.data?.list.find(({ id }) => id === class_id)?.name ?? '',
    format.pick(project.data?.name),
    rest.experiment_type ? t(`common:type.${rest.experiment_type}`) : '',
    rest.grade ? t(`common:grade.${rest.grade}`) : '',
    rest.status ? t(`status.${rest.status}`) : '',
  ].filter(Boolean);
}
