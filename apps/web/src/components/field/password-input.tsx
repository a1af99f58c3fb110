import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { IconButton } from '../button/button.tsx';
import { TextInput, type TextInputProps } from './inputs.tsx';

/** A password that can be shown, and that tells when caps lock is on. */
export function PasswordInput(
  props: Omit<TextInputProps, 'type' | 'after'> & { onCapsLock: (isOn: boolean) => void },
) {
  const { onCapsLock, ...rest } = props;
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  const watchCaps = (event: KeyboardEvent) => onCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextInput
      {...rest}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      onKeyDown={watchCaps}
      onKeyUp={watchCaps}
      onBlur={(event) => {
        onCapsLock(false);
        rest.onBlur?.(event);
      }}
      after={
        <IconButton
          icon={isShown ? 'eye' : 'eyeoff'}
          size="sm"
          label={t(isShown ? 'password.hide' : 'password.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
