import { CODE, secondStep } from '@lets/contract';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError } from '../../../lib/api-client.ts';
import type { SecondStepProps } from './later-step.tsx';
import { Refusal } from './refusal.tsx';
import styles from './second-step.module.css';
import { useSubmit } from './use-submit.ts';

/** After a right password: the code of an authenticator app, or a recovery code. */
export function SecondStep({ ways, onEntered, onBack }: SecondStepProps) {
  const { t } = useTranslation('factor');
  const [isRecovery, setRecovery] = useState(!ways.includes('totp'));
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { submit, isPending, error, wait, forget } = useSubmit(secondStep);
  const isOver = error instanceof ApiError && error.code === CODE.second_step_over;
  const kind = isRecovery ? 'recovery' : 'totp';

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

  function turn() {
    forget();
    setTried(false);
    setCode('');
    setRecovery(!isRecovery);
  }

  return (
    <form onSubmit={(event) => void confirm(event)} noValidate>
      <h2 className={styles.title}>{t('step.title')}</h2>
      <p className={styles.text}>{t(`step.${kind}_text`)}</p>
      <Refusal error={error} wait={wait} />
      <Field
        key={kind}
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
            maxLength={isRecovery ? 40 : 8}
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
      <p className={styles.links}>
        <Button variant="text" onClick={onBack}>
          {t('step.back')}
        </Button>
        {ways.includes('totp') && ways.includes('recovery') && !isOver && (
          <Button variant="text" onClick={turn}>
            {t(isRecovery ? 'step.use_totp' : 'step.use_recovery')}
          </Button>
        )}
      </p>
      <p className={styles.lost}>{t('step.lost')}</p>
    </form>
  );
}
