import { type Integration, LIMITS } from '@lets/contract';
import { useId } from 'react';
import { Field } from '../../../components/field/field.tsx';
import { SelectInput, TextArea, TextInput } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { CaseField, ClassField, CourseField, CoursesField } from './choice-fields.tsx';
import type { Field as FieldOf, Settings } from './fields.ts';
import styles from './integrations.module.css';
import { ListInput, MarkInput } from './value-inputs.tsx';

export interface SettingFieldProps {
  field: FieldOf;
  settings: Settings;
  /** The class that the saved settings name. */
  knownClass: Integration['class'];
  /** What the server found wrong with a setting, in words. */
  fault: (name: string) => string | null;
  onChange: (changes: Settings) => void;
}

/** One setting, asked for as its kind wants. */
export function SettingField(props: SettingFieldProps) {
  const { t } = useTranslation('integrations');
  const { field, settings, fault, onChange } = props;
  const { name, words, when } = field;
  if (when && settings[when.name] !== when.is) return null;
  if (field.input === 'tick') return <Tick {...props} />;
  const value = settings[name];
  const set = (next: unknown) => onChange({ [name]: next });
  const text = typeof value === 'string' ? value : '';
  const wrong = fault(name) ?? (field.input === 'list' ? fault(`${name}.0`) : null);
  const isWritten = text !== '' || field.input === 'mark';
  const form = wrong !== null && isWritten && (field.input === 'address' || field.input === 'mark');
  return (
    <Field
      label={t(`field.${words}.label`)}
      required={field.needed ?? false}
      error={form ? t(field.input === 'mark' ? 'mark_wrong' : 'address_wrong') : wrong}
      hint={t(`field.${words}.hint`)}
      className={field.input === 'pem' ? (styles.wide ?? '') : ''}
    >
      {(control) => {
        switch (field.input) {
          case 'text':
          case 'address':
            return (
              <TextInput
                {...control}
                {...(field.input === 'address' && { inputMode: 'url' as const })}
                spellCheck={false}
                autoComplete="off"
                maxLength={field.input === 'address' ? LIMITS.link : LIMITS.integration_text}
                value={text}
                onChange={({ target }) => set(target.value)}
              />
            );
          case 'pem':
            return (
              <TextArea
                {...control}
                rows={5}
                spellCheck={false}
                className={styles.pem ?? ''}
                maxLength={LIMITS.integration_pem}
                value={text}
                onChange={({ target }) => set(target.value)}
              />
            );
          case 'choice':
            return (
              <SelectInput
                {...control}
                className={styles.choice ?? ''}
                value={text}
                options={Object.entries(field.options).map(([option, key]) => ({
                  value: option,
                  label: t(`option.${key}`),
                }))}
                onChange={set}
              />
            );
          case 'list':
            return <ListInput control={control} value={value} onChange={set} />;
          case 'mark':
            return <MarkInput control={control} value={value} onChange={set} />;
          case 'case':
            return <CaseField control={control} value={value} onChange={set} />;
          case 'course':
            return <CourseField control={control} value={value} onChange={set} />;
          case 'courses':
            return <CoursesField control={control} value={value} onChange={set} />;
          case 'class':
            return <ClassField {...props} control={control} course={field.course ?? null} />;
        }
      }}
    </Field>
  );
}

function Tick({ field: { name, words }, settings, onChange }: SettingFieldProps) {
  const { t } = useTranslation('integrations');
  const hint = useId();
  return (
    <div className={styles.tick}>
      <label>
        <input
          type="checkbox"
          checked={settings[name] === true}
          aria-describedby={hint}
          onChange={({ target }) => onChange({ [name]: target.checked })}
        />
        {t(`field.${words}.label`)}
      </label>
      <small id={hint}>{t(`field.${words}.hint`)}</small>
    </div>
  );
}
