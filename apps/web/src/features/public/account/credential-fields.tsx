import { LIMITS } from '@lets/contract';
import { type RefObject, useState } from 'react';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { PasswordInput } from '../../../components/field/password-input.tsx';
import { useTranslation } from '../../../i18n/texts.ts';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

interface CredentialFieldsProps {
  value: Credentials;
  onChange: (value: Credentials) => void;
  /** What is missing is told from then on. */
  isTried: boolean;
  isFirst?: boolean;
  accountInput?: RefObject<HTMLInputElement | null>;
  passwordInput?: RefObject<HTMLInputElement | null>;
}

/** Account and password, as the browser keeps them. */
export function CredentialFields(props: CredentialFieldsProps) {
  const { value, onChange, isTried, isFirst = false, accountInput, passwordInput } = props;
  const { t } = useTranslation('account');
  const [hasCaps, setCaps] = useState(false);
  return (
    <>
      <Field
        label={t('login.account')}
        error={isTried && !value.account.trim() ? t('login.need_account') : null}
      >
        {(control) => (
          <TextInput
            {...control}
            {...(accountInput && { inputRef: accountInput })}
            tall
            icon="user"
            name="username"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus={isFirst}
            maxLength={LIMITS.account}
            placeholder={t('login.account_hint')}
            value={value.account}
            onChange={(event) => onChange({ ...value, account: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('login.password')}
        error={isTried && !value.password ? t('login.need_password') : null}
        warning={hasCaps ? t('password.caps') : null}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...(passwordInput && { inputRef: passwordInput })}
            tall
            icon="lock"
            name="password"
            autoComplete="current-password"
            maxLength={LIMITS.password_max}
            value={value.password}
            onCapsLock={setCaps}
            onChange={(event) => onChange({ ...value, password: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
