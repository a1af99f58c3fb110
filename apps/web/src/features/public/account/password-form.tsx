import { LIMITS, type PasswordRules, passwordUpdate } from '@lets/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { PasswordInput } from '../../../components/field/password-input.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { useBrand } from '../../../lib/brand.ts';
import { useFaults } from '../../../lib/faults.ts';
import { endSession } from '../../../lib/session.ts';
import styles from './password-page.module.css';
import { judgePassword, PASSWORD_RULES, type PasswordTry, passwordStrength } from './password-rules.ts';
import { Refusal } from './refusal.tsx';
import { useSubmit } from './use-submit.ts';

type Part = 'account' | 'old' | 'next' | 'repeat';
type Values = Record<Part, string>;

type OwnFault = 'need_account' | 'need_old' | 'need_new' | 'new_weak' | 'need_repeat' | 'repeat_wrong';

/** The first thing wrong with each part, by the key of its text. */
function findFaults(values: Values, rules: PasswordRules): Partial<Record<Part, OwnFault>> {
  const verdict = judgePassword(values, rules);
  const isAccepted = PASSWORD_RULES.every((rule) => verdict[rule]);
  return {
    ...(!values.account.trim() && { account: 'need_account' }),
    ...(!values.old && { old: 'need_old' }),
    ...(!values.next ? { next: 'need_new' } : !isAccepted && { next: 'new_weak' }),
    ...(!values.repeat
      ? { repeat: 'need_repeat' }
      : values.repeat !== values.next && { repeat: 'repeat_wrong' }),
  };
}

function isUsedBefore(error: unknown): boolean {
  const data = error instanceof ApiError ? error.data : null;
  return (data as { new_password?: unknown } | null)?.new_password === 'used_before';
}

export function PasswordForm({ knownAccount }: { knownAccount: string }) {
  const { t } = useTranslation(['account', 'common', 'factor']);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({ account: knownAccount, old: '', next: '', repeat: '' });
  const { password: rules } = useBrand();
  const [isTried, setTried] = useState(false);
  const [capsIn, setCapsIn] = useState<Part | null>(null);
  const { submit, isPending, error, wait, forget } = useSubmit(passwordUpdate);
  const serverFault = useFaults(error);
  const faults = isTried ? findFaults(values, rules) : {};
  const set = (part: Part) => (event: { target: { value: string } }) => {
    if (error) forget();
    setValues({ ...values, [part]: event.target.value });
  };

  async function change(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(findFaults(values, rules));
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const { account, old, next } = values;
    const done = await submit({ account: account.trim(), old_password: old, new_password: next });
    if (!done) return;
    endSession();
    toast(t('password.done'), { type: 'success' });
    await navigate('/login');
  }

  const faultOf = (part: Part, wire: string) =>
    (faults[part] ? t(`password.${faults[part]}`) : null) ??
    (part === 'next' && isUsedBefore(error) ? t('factor:password.used_before') : serverFault(wire));

  const password = (part: 'old' | 'next' | 'repeat', label: string, wire: string, complete: string) => (
    <Field label={label} error={faultOf(part, wire)} warning={capsIn === part ? t('password.caps') : null}>
      {(control) => (
        <PasswordInput
          {...control}
          name={part}
          autoComplete={complete}
          maxLength={LIMITS.password_max}
          value={values[part]}
          onCapsLock={(isOn) => setCapsIn(isOn ? part : null)}
          onChange={set(part)}
        />
      )}
    </Field>
  );

  return (
    <form ref={form} className={styles.sheet} onSubmit={(event) => void change(event)} noValidate>
      <Refusal error={error} wait={wait} />
      <Field label={t('password.account')} error={faultOf('account', 'account')}>
        {(control) => (
          <TextInput
            {...control}
            name="account"
            autoComplete="username"
            maxLength={LIMITS.account}
            value={values.account}
            onChange={set('account')}
          />
        )}
      </Field>
      {password('old', t('password.old'), 'old_password', 'current-password')}
      <Rules attempt={values} />
      {password('next', t('password.new'), 'new_password', 'new-password')}
      <Strength attempt={values} />
      {password('repeat', t('password.repeat'), 'repeat', 'new-password')}
      <Button type="submit" variant="primary" size="lg" block busy={isPending} className={styles.submit}>
        {t('password.submit')}
      </Button>
    </form>
  );
}

/** The rules stand before the field and are ticked off while typing. */
function Rules({ attempt }: { attempt: PasswordTry }) {
  const { t } = useTranslation('account');
  const { password: rules } = useBrand();
  const verdict = judgePassword(attempt, rules);
  return (
    <div className={styles.rules}>
      <p>{t('password.rules.title')}</p>
      <ul>
        {PASSWORD_RULES.map((rule) => (
          <li key={rule} className={verdict[rule] ? styles.met : undefined}>
            <Icon name={verdict[rule] ? 'checkc' : 'minus'} size={14} />
            {t(`password.rules.${rule}`, { min: rules.min, kinds: rules.kinds })}
            <span className="visually-hidden">
              {t(verdict[rule] ? 'password.rule_met' : 'password.rule_open')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Strength({ attempt }: { attempt: PasswordTry }) {
  const { t } = useTranslation('account');
  const strength = passwordStrength(attempt, useBrand().password);
  if (!attempt.next) return null;
  return (
    <p className={styles.strength} data-strength={strength} role="status">
      <span aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {t('password.strength')}: {t(`password.strength_${strength}`)}
    </p>
  );
}
