import { EXPERIMENT_TYPES, GRADES, LIMITS } from '@lets/contract';
import { InputNumber, Select } from 'antd';
import { SCENES } from '../../../../art/scene-catalog.ts';
import { Field } from '../../../../components/field/field.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../form.module.css';
import { Part, type PartProps, setBody } from './part.tsx';

/** What it is called and what kind of case it is. */
export function Basics({ edit }: PartProps) {
  const { t } = useTranslation(['project', 'common']);
  const format = useFormat();
  const { project } = edit;
  const { body } = project;
  return (
    <Part title={t('info.basics')}>
      <TextPair
        label={t('info.name')}
        value={body.name}
        max={LIMITS.project_name}
        required
        onChange={(name) => setBody(edit, { name })}
      />
      <TextPair
        label={t('info.case_number')}
        value={body.case_number}
        max={80}
        onChange={(case_number) => setBody(edit, { case_number })}
      />
      <div className={styles.thirds}>
        <Field label={t('info.type')}>
          {({ id }) => (
            <Select
              id={id}
              value={project.experiment_type}
              onChange={(experiment_type) => edit.editInfo((now) => ({ ...now, experiment_type }))}
              options={EXPERIMENT_TYPES.map((value) => ({ value, label: t(`common:type.${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('info.grade')}>
          {({ id }) => (
            <Select
              id={id}
              value={body.grade}
              onChange={(grade) => setBody(edit, { grade })}
              options={GRADES.map((value) => ({ value, label: t(`common:grade.${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('info.cover')}>
          {({ id }) => (
            <Select
              id={id}
              value={body.cover}
              onChange={(cover) => setBody(edit, { cover })}
              options={SCENES.map(({ key, name }) => ({ value: key, label: format.pick(name) }))}
            />
          )}
        </Field>
        <Field label={t('info.credit_hours')}>
          {({ id }) => (
            <InputNumber
              id={id}
              min={0.5}
              max={500}
              step={0.5}
              value={body.credit_hours}
              onChange={(credit_hours) => credit_hours && setBody(edit, { credit_hours })}
            />
          )}
        </Field>
        <Field label={t('info.minutes')}>
          {({ id }) => (
            <InputNumber
              id={id}
              min={1}
              max={10_000}
              precision={0}
              step={10}
              value={body.minutes}
              onChange={(minutes) => minutes && setBody(edit, { minutes })}
            />
          )}
        </Field>
      </div>
    </Part>
  );
}
