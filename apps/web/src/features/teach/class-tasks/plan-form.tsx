import { classList, courseList, LIMITS } from '@lets/contract';
import { useQueries } from '@tanstack/react-query';
import { Select } from 'antd';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { PlatformMembers } from '../../../components/platform-members/platform-members.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import work from '../../../components/work-page/work-page.module.css';
import { CaseSelect, useCases } from '../../../domain/case/case-select/case-select.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { callKey, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './create.module.css';
import { addGroup } from './hand-groups.ts';
import { TermsTimes } from './terms-times.tsx';
import type { EditPlan, Plan, PlanFault } from './use-plan.ts';

interface FormProps {
  plan: Plan;
  edit: EditPlan;
  /** What keeps the task from being given, once that was tried. */
  fault: PlanFault | null;
}

/** Another case or class is divided anew. */
const UNDIVIDED = { groups: addGroup(addGroup([])), size: null };

/** Which case, which class, what it is called and when. */
export function PlanForm({ plan, edit, fault }: FormProps) {
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
          error={fault === 'project_missing' ? t('fault.project_missing') : null}
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
              onChange={(projectId) => edit({ projectId, ...UNDIVIDED })}
            />
          )}
        </Field>
        <ClassField plan={plan} edit={edit} fault={fault} />
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
        <TermsTimes terms={plan} edit={edit} minutes={project?.minutes ?? 0} />
      </div>
    </section>
  );
}

/** The teacher's classes, by course. */
function ClassField({ plan, edit, fault }: FormProps) {
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
    <Field
      label={t('form.class')}
      required
      error={fault === 'class_missing' ? t('fault.class_missing') : null}
    >
      {(control) => (
        <>
          <Select
            id={control.id}
            aria-required
            className={styles.wide}
            loading={courses.isPending}
            value={plan.classId || null}
            placeholder={t('form.class_hint')}
            onChange={(classId) => edit({ classId: classId ?? 0, ...UNDIVIDED })}
            options={options.filter((one) => one.options.length > 0)}
          />
          <PlatformMembers classId={plan.classId || 0} />
          <ReadFault of={classes.find(({ isError }) => isError) ?? courses} />
        </>
      )}
    </Field>
  );
}
