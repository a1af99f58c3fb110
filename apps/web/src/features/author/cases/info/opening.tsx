import { LIMITS, OPENING_MODES, REFERENCE_RELEASES } from '@lets/contract';
import { fewestPeople } from '@lets/engine';
import { InputNumber, Select, Switch } from 'antd';
import { CourseSelect } from '../../../../components/class-select/class-select.tsx';
import { useCourses } from '../../../../components/class-select/use-courses.ts';
import { Field } from '../../../../components/field/field.tsx';
import { TimePicker } from '../../../../components/time-picker/time-picker.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import form from '../form.module.css';
import { Listed } from './listed.tsx';
import styles from './opening.module.css';
import { Part, type PartProps, setBody } from './part.tsx';

/** Who may play it, when, with how many, and what they may read. */
export function Opening({ edit }: PartProps) {
  const { t } = useTranslation('project');
  const { project } = edit;
  const { body } = project;
  const people = fewestPeople(project.flow);
  const courses = useCourses();
  const chooseCourse = (id: number) => {
    const course = courses.find((one) => one.id === id);
    edit.editInfo((now) => ({ ...now, course: course ? { id, name: course.name } : null }));
  };
  const isTimed = body.opening_mode !== 'free';
  return (
    <Part title={t('info.opening')}>
      <Field label={t('info.course')}>
        {({ id }) => (
          <CourseSelect
            id={id}
            width={300}
            value={project.course?.id ?? 0}
            anyLabel={t('info.no_course')}
            onChange={chooseCourse}
          />
        )}
      </Field>
      <Field label={t('info.mode')} hint={t(`info.mode_hint.${body.opening_mode}`)}>
        {({ id }) => (
          <Select
            id={id}
            value={body.opening_mode}
            onChange={(opening_mode) => setBody(edit, { opening_mode })}
            options={OPENING_MODES.map((value) => ({ value, label: t(`info.modes.${value}`) }))}
          />
        )}
      </Field>
      {body.opening_mode === 'specified' && <Listed edit={edit} />}
      {isTimed && (
        <div className={form.fields}>
          <Moment
            label={t('info.opens_at')}
            none={t('info.from_now')}
            value={project.opens_at}
            onChange={(opens_at) => edit.editInfo((now) => ({ ...now, opens_at }))}
          />
          <Moment
            label={t('info.closes_at')}
            none={t('info.no_end')}
            value={project.closes_at}
            onChange={(closes_at) => edit.editInfo((now) => ({ ...now, closes_at }))}
          />
        </div>
      )}
      <Field label={t('info.release')} hint={t(`info.release_hint.${body.reference_release}`)}>
        {({ id }) => (
          <Select
            id={id}
            value={body.reference_release}
            onChange={(reference_release) => setBody(edit, { reference_release })}
            options={REFERENCE_RELEASES.map((value) => ({ value, label: t(`info.releases.${value}`) }))}
          />
        )}
      </Field>
      <Toggle
        label={t('info.allow_redo')}
        checked={body.allow_redo}
        onChange={(allow_redo) => setBody(edit, { allow_redo })}
      />
      <Toggle
        label={t('info.multi_user')}
        checked={body.multi_user}
        onChange={(multi_user) => setBody(edit, { multi_user })}
      />
      {body.multi_user && (
        <fieldset className={form.team}>
          <legend>{t('info.team')}</legend>
          <InputNumber
            aria-label={t('info.team_min')}
            min={1}
            max={LIMITS.team_size}
            precision={0}
            value={body.team_min}
            onChange={(team_min) => team_min && setBody(edit, { team_min })}
          />
          <span aria-hidden="true">–</span>
          <InputNumber
            aria-label={t('info.team_max')}
            min={1}
            max={LIMITS.team_size}
            precision={0}
            value={body.team_max}
            onChange={(team_max) => team_max && setBody(edit, { team_max })}
          />
        </fieldset>
      )}
      {body.multi_user && body.team_min < people && (
        <p className={styles.apart}>{t('info.team_apart', { count: people })}</p>
      )}
    </Part>
  );
}

function Toggle(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <div className={styles.toggle}>
      <span aria-hidden="true">{props.label}</span>
      <Switch aria-label={props.label} checked={props.checked} onChange={props.onChange} />
    </div>
  );
}

function Moment(props: {
  label: string;
  none: string;
  value: number | null;
  onChange: (time: number | null) => void;
}) {
  const { t } = useTranslation('project');
  return (
    <Field label={props.label}>
      {(control) => (
        <TimePicker
          control={control}
          value={props.value}
          placeholder={props.none}
          format={t('info.time_format')}
          onChange={props.onChange}
        />
      )}
    </Field>
  );
}
