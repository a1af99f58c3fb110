import { classList, courseList } from '@lets/contract';
import { Select } from 'antd';
import { useTranslation } from '../../i18n/texts.ts';
import { useCall } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import { type FallibleRead, ReadFault } from '../states/states.tsx';

interface Choice {
  /** 0 is none. */
  value: number;
  onChange: (id: number) => void;
  /** The first choice, where it may be left open. */
  anyLabel?: string;
  width?: number;
  id?: string;
}

/** One of the courses the reader may see, found by typing. */
export function CourseSelect({ value, onChange, anyLabel, width = 220, id }: Choice) {
  const { t } = useTranslation('manage');
  const format = useFormat();
  const read = useCall(courseList, {});
  const options = (read.data?.list ?? []).map((course) => ({
    value: course.id,
    label: t('course_option', { name: format.pick(course.name), term: course.term || course.code }),
  }));
  return <Choose label={t('course')} {...{ value, onChange, anyLabel, width, id, options }} read={read} />;
}

/** One of a course's classes. */
export function ClassSelect(props: Choice & { courseId: number }) {
  const { courseId, value, onChange, anyLabel, width = 170, id } = props;
  const { t } = useTranslation('manage');
  const read = useCall(classList, { course_id: courseId }, { enabled: courseId > 0 });
  const options = (read.data?.list ?? []).map((one) => ({
    value: one.id,
    label: t('class_option', { name: one.name, count: one.student_count }),
  }));
  return (
    <Choose
      label={t('class')}
      {...{ value, onChange, anyLabel, width, id, options }}
      read={read}
      isDisabled={courseId === 0}
    />
  );
}

function Choose(props: {
  label: string;
  value: number;
  onChange: (id: number) => void;
  anyLabel: string | undefined;
  width: number;
  id: string | undefined;
  options: readonly { value: number; label: string }[];
  read: FallibleRead & { isLoading: boolean };
  isDisabled?: boolean;
}) {
  const { label, value, onChange, anyLabel, width, id, options, read, isDisabled = false } = props;
  const all = anyLabel === undefined ? [...options] : [{ value: 0, label: anyLabel }, ...options];
  // Until the list is there an id would stand for the name.
  const isKnown = all.some((option) => option.value === value);
  return (
    <>
      <Select
        {...(id !== undefined && { id })}
        value={isKnown ? value : null}
        placeholder={label}
        onChange={onChange}
        options={all}
        loading={read.isLoading}
        disabled={isDisabled}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        style={{ width }}
        aria-label={label}
      />
      <ReadFault of={read} />
    </>
  );
}
