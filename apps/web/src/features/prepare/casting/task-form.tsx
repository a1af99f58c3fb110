import { type ExperimentDetail, LIMITS } from '@lets/contract';
import { Deadline } from '../../../components/deadline/deadline.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea, TextInput } from '../../../components/field/inputs.tsx';
import { TimePicker } from '../../../components/time-picker/time-picker.tsx';
import work from '../../../components/work-page/work-page.module.css';
import { Goals } from '../../../domain/case/goals/goals.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './task.module.css';
import { MESSAGE_MAX, minutesShort } from './task-draft.ts';
import { TeamField } from './team-field.tsx';
import type { TaskDraft } from './use-task-draft.ts';

interface PartProps {
  detail: ExperimentDetail;
  draft: TaskDraft;
}

/** What the task is called, who plays it, when, and what the leader tells the others. */
export function TaskForm({ detail, draft }: PartProps) {
  const { t } = useTranslation('task');
  return (
    <section className={work.box} aria-labelledby="task-form">
      <h2 id="task-form" className={styles.boxTitle}>
        {t('form.title')}
      </h2>
      <div className={styles.form}>
        {detail.deadline !== null && <Due time={detail.deadline} />}
        {detail.may.edit ? <Editable detail={detail} draft={draft} /> : <Facts detail={detail} />}
        {detail.project.competency_goals.length > 0 && (
          <section aria-label={t('form.goals')}>
            <h3 className={styles.goals}>{t('form.goals')}</h3>
            <Goals goals={detail.project.competency_goals} />
          </section>
        )}
      </div>
    </section>
  );
}

/** The teacher's, whoever may edit the rest. */
function Due({ time }: { time: number }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.due}>
      <Deadline time={time} />
      <p>{t('deadline.about')}</p>
    </div>
  );
}

function Editable({ detail, draft }: PartProps) {
  const { t } = useTranslation('task');
  const course = useCourse(detail);
  const { fields, faults, edit } = draft;
  return (
    <>
      <Field
        label={t('form.name')}
        required
        count={{ value: fields.name, max: LIMITS.task_name }}
        error={faults.includes('name_missing') ? t('form.name_missing') : null}
      >
        {(control) => (
          <TextInput
            {...control}
            value={fields.name}
            onChange={(event) => edit({ name: event.target.value })}
          />
        )}
      </Field>
      <TeamField detail={detail} draft={draft} />
      <Field label={t('form.class')}>
        {(control) => (
          <p id={control.id} className={styles.static}>
            {course}
          </p>
        )}
      </Field>
      <Times detail={detail} draft={draft} />
      <Field label={t('form.message')} count={{ value: fields.message, max: MESSAGE_MAX }}>
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            value={fields.message}
            placeholder={t('form.message_hint')}
            onChange={(event) => edit({ message: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

function useCourse(detail: ExperimentDetail): string {
  const { t } = useTranslation('task');
  const format = useFormat();
  if (!detail.class) return t('no_class');
  return t('class_of', { course: format.pick(detail.class.course_name), class: detail.class.name });
}

/** The same for those who may only read it. */
function Facts({ detail }: { detail: ExperimentDetail }) {
  const { t } = useTranslation('task');
  const format = useFormat();
  const course = useCourse(detail);
  const time = (at: number | null) => (at === null ? t('form.no_time') : format.dateTime(at));
  const { team } = detail;
  const facts: [string, string][] = [
    [t('form.name'), detail.name],
    [
      t('form.team'),
      team ? t('form.team_option', { name: team.name, count: team.members.length }) : t('form.solo'),
    ],
    [t('form.class'), course],
    [t('form.start'), time(detail.planned_start)],
    [t('form.end'), time(detail.planned_end)],
    [t('form.message'), detail.message || t('form.no_message')],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Times({ detail, draft }: PartProps) {
  const { t } = useTranslation('task');
  const { fields, faults, edit } = draft;
  const short = minutesShort(fields, detail.project.minutes);
  return (
    <>
      <Field label={t('form.start')}>
        {(control) => (
          <TimePicker
            control={control}
            placeholder={t('form.no_time')}
            format={t('form.time_format')}
            value={fields.planned_start}
            onChange={(planned_start) => edit({ planned_start })}
          />
        )}
      </Field>
      <Field
        label={t('form.end')}
        error={faults.includes('end_before_start') ? t('form.end_before_start') : null}
        warning={short > 0 ? t('form.short', { suggested: detail.project.minutes, minutes: short }) : null}
      >
        {(control) => (
          <TimePicker
            control={control}
            placeholder={t('form.no_time')}
            format={t('form.time_format')}
            value={fields.planned_end}
            onChange={(planned_end) => edit({ planned_end })}
          />
        )}
      </Field>
    </>
  );
}
