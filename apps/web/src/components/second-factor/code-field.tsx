import { LIMITS } from '@lets/contract';
import { useTranslation } from '../../i18n/texts.ts';
import { Field } from '../field/field.tsx';
import { TextInput } from '../field/inputs.tsx';
import styles from './second-factor.module.css';

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isTried: boolean;
}

/** A code of an authenticator app, or a recovery code. */
export function CodeField({ label, value, onChange, isTried }: CodeFieldProps) {
  const { t } = useTranslation('factor');
  return (
    <Field label={label} error={isTried && !value.trim() ? t('step.need_code') : null}>
      {(control) => (
        <TextInput
          {...control}
          className={styles.code ?? ''}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={LIMITS.factor_code}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
