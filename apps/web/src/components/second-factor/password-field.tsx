import { LIMITS } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Field } from '../field/field.tsx';
import { PasswordInput } from '../field/password-input.tsx';

interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** What is missing is told from then on. */
  isTried: boolean;
}

/** The log-in password once more, before something about the log-in changes. */
export function PasswordField({ value, onChange, isTried }: PasswordFieldProps) {
  const { t } = useTranslation(['factor', 'account']);
  const [hasCaps, setCaps] = useState(false);
  return (
    <Field
      label={t('setup.password')}
      error={isTried && !value ? t('setup.need_password') : null}
      warning={hasCaps ? t('account:password.caps') : null}
    >
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="current-password"
          maxLength={LIMITS.password_max}
          value={value}
          onCapsLock={setCaps}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
