import { CODE, LIMITS, secondStep } from '@lets/contract';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { Refusal } from './refusal.tsx';
import styles from './second-step.module.css';
import { StepLinks, type WayProps } from './step-links.tsx';
import { useSubmit } from './use-submit.ts';

/** With a space in the middle and one at each end. */
const TOTP_LENGTH = 8;

/** The second step by a code of the authenticator app, or a recovery code. */
export function CodeStep({ kind, onEntered, ...links }: WayProps & { kind: 'totp' | 'recovery' }) {
  const { t } = useTranslation('factor');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { submit, isPending, error, wait } = useSubmit(secondStep);
  const isOver = error instanceof ApiError && error.code === CODE.second_step_over;
  const isRecovery = kind === 'recovery';

  async function confirm(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!code.trim()) return input.current?.focus();
    const me = await submit({ code: code.trim() });
    if (me) return onEntered(me);
    setTried(false);
    setCode('');
    input.current?.focus();
  }

  return (
    <form onSubmit={(event) => void confirm(event)} noValidate>
      <p className={styles.text}>{t(`step.${kind}_text`)}</p>
      <Refusal error={error} wait={wait} />
      <Field
        label={t(`step.${kind}`)}
        hint={isRecovery ? t('step.recovery_hint') : null}
        error={isTried && !code.trim() ? t('step.need_code') : null}
      >
        {(control) => (
          <TextInput
            {...control}
            inputRef={input}
            tall
            autoFocus
            className={styles.code ?? ''}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            inputMode={isRecovery ? 'text' : 'numeric'}
            maxLength={isRecovery ? LIMITS.factor_code : TOTP_LENGTH}
            value={code}
            disabled={isOver}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      {!isOver && (
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={isPending}
          className={styles.submit ?? ''}
        >
          {t('step.submit')}
        </Button>
      )}
      <StepLinks {...links} isOver={isOver} />
    </form>
  );
}
