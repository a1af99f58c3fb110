import { useState } from 'react';
import { Field } from '../../../components/field/field.tsx';
import { PasswordInput } from '../../../components/field/password-input.tsx';
import { useTranslation } from '../../../i18n/texts.ts';

/** The reader's own password again: what follows is theirs, and not of somebody at their open screen. */
export function OwnPassword(props: { value: string; isWrong: boolean; onChange: (value: string) => void }) {
  const { t } = useTranslation(['backup', 'account']);
  const [isCapsLock, setCapsLock] = useState(false);
  return (
    <Field
      label={t('password')}
      error={props.isWrong ? t('wrong') : null}
      hint={isCapsLock ? t('account:password.caps') : null}
    >
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="current-password"
          onCapsLock={setCapsLock}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
