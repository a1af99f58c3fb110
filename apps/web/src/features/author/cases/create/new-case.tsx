import { type Bilingual, GRADES, type Grade, LIMITS } from '@lets/contract';
import { Select } from 'antd';
import type { FormEvent, ReactNode } from 'react';
import { Button, LinkButton } from '../../../../components/button/button.tsx';
import { CourseSelect } from '../../../../components/class-select/class-select.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import styles from '../create-page.module.css';
import form from '../form.module.css';
import { LIST } from '../paths.ts';

/** The form of a new case: with what it begins (`children`), its name, what is set beside it, and the act. */
export function NewCase(props: {
  name: Bilingual;
  isTried: boolean;
  isBusy: boolean;
  onName: (name: Bilingual) => void;
  onSubmit: () => void;
  children: ReactNode;
  settings?: ReactNode;
}) {
  const { name, isTried, isBusy, onName, onSubmit, children, settings } = props;
  const { t } = useTranslation(['project', 'common']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={form.fields} onSubmit={submit} noValidate>
      {children}
      <TextPair
        label={t('info.name')}
        value={name}
        max={LIMITS.project_name}
        required
        untried={!isTried}
        onChange={onName}
      />
      {isTried && !name.zh.trim() && (
        <p role="alert" className={form.failed}>
          {t('create.name_missing')}
        </p>
      )}
      {settings}
      <div className={styles.foot}>
        <LinkButton to={LIST}>{t('common:act.cancel')}</LinkButton>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('create.act')}
        </Button>
      </div>
    </form>
  );
}

export interface Placing {
  readonly grade: Grade;
  /** 0: of no course. */
  readonly courseId: number;
}

export const FIRST_PLACING: Placing = { grade: 'basic', courseId: 0 };

/** How hard a case is, and to which course it belongs. */
export function PlacingFields({ placing, onChange }: { placing: Placing; onChange: (to: Placing) => void }) {
  const { t } = useTranslation(['project', 'common']);
  return (
    <div className={form.row}>
      <Field label={t('info.grade')}>
        {({ id }) => (
          <Select
            id={id}
            value={placing.grade}
            onChange={(grade) => onChange({ ...placing, grade })}
            options={GRADES.map((value) => ({ value, label: t(`common:grade.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('info.course')}>
        {({ id }) => (
          <CourseSelect
            id={id}
            value={placing.courseId}
            anyLabel={t('info.no_course')}
            width={320}
            onChange={(courseId) => onChange({ ...placing, courseId })}
          />
        )}
      </Field>
    </div>
  );
}
