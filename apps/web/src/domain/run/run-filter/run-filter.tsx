import { classList, courseList, EXPERIMENT_STATUS, EXPERIMENT_TYPES, GRADES } from '@lets/contract';
import { Select } from 'antd';
import { PeriodPicker } from '../../../components/period-picker/period-picker.tsx';
import { type FallibleRead, ReadFault } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { ParamChanges } from '../../../lib/use-list-params.ts';
import { useCases } from '../../case/case-select/case-select.tsx';
import type { RunQuestion } from '../run-address.ts';

interface FilterProps {
  readonly filter: RunQuestion;
  readonly change: (changes: ParamChanges) => void;
}

/** Period, course and class, case, type, level and state: which runs are meant, in the address. */
export function RunFilterFields({ filter, change }: FilterProps) {
  const { t } = useTranslation(['statistics', 'common']);
  return (
    <>
      <Period filter={filter} change={change} />
      <CourseFields filter={filter} change={change} />
      <CaseField filter={filter} change={change} />
      <Choice
        label={t('filter.type')}
        all={t('filter.all_types')}
        value={filter.experiment_type}
        options={EXPERIMENT_TYPES.map((value) => ({ value, label: t(`common:type.${value}`) }))}
        onChange={(type) => change({ type })}
      />
      <Choice
        label={t('filter.grade')}
        all={t('filter.all_grades')}
        value={filter.grade}
        options={GRADES.map((value) => ({ value, label: t(`common:grade.${value}`) }))}
        onChange={(grade) => change({ grade })}
      />
      <Choice
        label={t('filter.status')}
        all={t('filter.all_statuses')}
        value={filter.status}
        options={EXPERIMENT_STATUS.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(status) => change({ status })}
      />
    </>
  );
}

function Choice<V extends string | number>(props: {
  label: string;
  all: string;
  value: V | undefined;
  options: { value: V; label: string }[];
  isSearched?: boolean;
  isLoading?: boolean;
  read?: FallibleRead;
  onSearch?: (text: string) => void;
  onChange: (value: V | null) => void;
}) {
  const {
    label,
    all,
    value,
    options,
    isSearched = false,
    isLoading = false,
    read,
    onSearch,
    onChange,
  } = props;
  return (
    <>
      <Select<V>
        {...(value !== undefined && { value })}
        allowClear
        {...(isSearched && {
          showSearch: onSearch ? { onSearch, filterOption: false as const } : { optionFilterProp: 'label' },
        })}
        loading={isLoading}
        placeholder={all}
        aria-label={label}
        options={options}
        popupMatchSelectWidth={false}
        style={{ minWidth: 116, maxWidth: 220 }}
        onChange={(next) => onChange(next ?? null)}
      />
      {read && <ReadFault of={read} />}
    </>
  );
}

function Period({ filter, change }: FilterProps) {
  const { t } = useTranslation('statistics');
  const { from, until } = filter;
  return (
    <PeriodPicker
      label={t('filter.period')}
      placeholder={[t('filter.from'), t('filter.until')]}
      width={236}
      from={from}
      until={until}
      presets={(today) => [
        { label: t('filter.today'), value: [today, today] },
        { label: t('filter.last_week'), value: [today.subtract(6, 'day'), today] },
        { label: t('filter.this_month'), value: [today.startOf('month'), today] },
        { label: t('filter.half_year'), value: [today.subtract(6, 'month'), today] },
        { label: t('filter.year'), value: [today.subtract(1, 'year'), today] },
      ]}
      onChange={change}
    />
  );
}

function CourseFields({ filter, change }: FilterProps) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const { course_id, class_id } = filter;
  const courses = useCall(courseList, {});
  const classes = useCall(classList, { course_id: course_id ?? 0 }, { enabled: course_id !== undefined });
  return (
    <>
      <Choice
        label={t('filter.course')}
        all={t('filter.all_courses')}
        value={courses.data ? course_id : undefined}
        isSearched
        isLoading={courses.isLoading}
        read={courses}
        options={courses.data?.list.map(({ id, name }) => ({ value: id, label: format.pick(name) })) ?? []}
        onChange={(next) => change({ course_id: next, class_id: null, no_course: null })}
      />
      {course_id !== undefined && (
        <Choice
          label={t('filter.class')}
          all={t('filter.all_classes')}
          value={classes.data ? class_id : undefined}
          isSearched
          isLoading={classes.isLoading}
          read={classes}
          options={classes.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          onChange={(next) => change({ class_id: next })}
        />
      )}
    </>
  );
}

function CaseField({ filter: { project_id }, change }: FilterProps) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const cases = useCases({ scope: 'all' }, project_id ?? 0);
  const options = cases.rows.map(({ id, name }) => ({ value: id, label: format.pick(name) }));
  return (
    <Choice
      label={t('filter.case')}
      all={t('filter.all_cases')}
      value={options.some(({ value }) => value === project_id) ? project_id : undefined}
      isSearched
      isLoading={cases.isLoading}
      read={cases.read}
      onSearch={cases.onSearch}
      options={options}
      onChange={(next) => change({ project_id: next, passed: null, wrong_in: null, costly_in: null })}
    />
  );
}
