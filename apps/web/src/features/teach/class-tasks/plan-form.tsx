import { classList, courseList, LIMITS } from '@lets/contract';
import { useQueries } from '@tanstack/react-query';
import { Select } from 'antd';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { TimePicker } from '../../../components/time-picker/time-picker.tsx';
import work from '../../../components/work-page/work-page.module.css';
import { CaseSelect, useCases } from '../../../domain/case/case-select/case-select.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { callKey, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './create.module.css';
import { addGroup } from './hand-groups.ts';
import type { EditPlan, Plan } from './use-plan.ts';

interface FormProps {
  plan: Plan;
  edit: EditPlan;
}

const EMPTY_GROUPS = { groups: addGroup(addGroup([])) };

/** Which case, which class, what it is called and when. */
export function PlanForm({ plan, edit }: FormProps) {
  const { t } = useTranslation(['class-task', 'common']);
  const format = useFormat();
  const cases = useCases({ scope: 'course' }, plan.projectId);
  const project = cases.rows.find(({ id }) => id === plan.projectId);
  return (
    <section className={work.box} aria-labelledby="plan-form">
      <h2 id="plan-form" className={styles.boxTitle}>
        {t('form.title')}
      </h2>
      <div className={styles.form}>
        <Field
          label={t('form.project')}
          required
          hint={project && t(`common:type.${project.experiment_type}`)}
        >
          {(control) => (
            <CaseSelect
              id={control.id}
              aria-required
              className={styles.wide ?? ''}
              popupMatchSelectWidth={340}
              among={{ scope: 'course' }}
              value={plan.projectId}
              placeholder={t('form.project_hint')}
              isDisabled={({ open }) => open.reason === 'closed'}
              onChange={(projectId) => edit({ projectId, ...EMPTY_GROUPS })}
            />
          )}
        </Field>
        <ClassField plan={plan} edit={edit} />
        <Field
          label={t('form.name')}
          count={{ value: plan.name, max: LIMITS.task_name }}
          hint={t('form.name_hint')}
        >
          {(control) => (
            <TextInput
              {...control}
              value={plan.name}
              placeholder={project ? [...format.pick(project.name)].slice(0, LIMITS.task_name).join('') : ''}
              onChange={(event) => edit({ name: event.target.value })}
            />
          )}
        </Field>
        <Times plan={plan} edit={edit} minutes={project?.minutes ?? 0} />
      </div>
    </section>
  );
}

/** The teacher's classes, by course. */
function ClassField({ plan, edit }: FormProps) {
  const { t } = useTranslation('class-task');
  const format = useFormat();
  const courses = useCall(courseList, {});
  const list = courses.data?.list ?? [];
  const classes = useQueries({
    queries: list.map(({ id }) => ({
      queryKey: callKey(classList, { course_id: id }),
      queryFn: () => call(classList, { course_id: id }, { shown: 'in-place' }),
    })),
  });
  const options = list.map((course, i) => ({
    label: format.pick(course.name),
    options: (classes[i]?.data?.list ?? []).map((one) => ({
      value: one.id,
      label: t('form.class_option', { name: one.name, count: one.student_count }),
    })),
  }));
  return (
    <Field label={t('form.class')} required>
      {(control) => (
        <>
          <Select
            id={control.id}
            aria-required
            className={styles.wide}
            loading={courses.isPending}
            value={plan.classId || null}
            placeholder={t('form.class_hint')}
            onChange={(classId) => edit({ classId: classId ?? 0, ...EMPTY_GROUPS })}
            options={options.filter((one) => one.options.length > 0)}
          />
          <ReadFault of={classes.find(({ isError }) => isError) ?? courses} />
        </>
      )}
    </Field>
  );
}

function Times({ plan, edit, minutes }: FormProps & { minutes: number }) {
  const { t } = useTranslation('class-task');
  const { plannedStart, plannedEnd } = plan;
  const isBackward = plannedStart !== null && plannedEnd !== null && plannedEnd < plannedStart;
  return (
    <>
      <Field label={t('form.start')}>
        {(control) => (
          <TimePicker
            control={control}
            placeholder={t('form.no_time')}
            format={t('form.time_format')}
            value={plannedStart}
            onChange={(time) =>
              // The end follows at the case's usual length, until it is set.
              edit({
                plannedStart: time,
                ...(time !== null && plannedEnd === null && minutes > 0
                  ? { plannedEnd: time + minutes * 60_000 }
                  : {}),
              })
            }
          />
        )}
      </Field>
      <Field label={t('form.end')} error={isBackward ? t('fault.end_before_start') : null}>
        {(control) => (
          <TimePicker
            control={control}
            placeholder={t('form.no_time')}
            format={t('form.time_format')}
            value={plannedEnd}
            onChange={(time) => edit({ plannedEnd: time })}
          />
        )}
      </Field>
    </>
  );
}
