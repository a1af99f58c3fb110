import { CODE, LIMITS, login } from '@lets/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { TextInput } from '../../components/field/inputs.tsx';
import { PasswordInput } from '../../components/field/password-input.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { ApiError, type NetworkError } from '../../lib/api-client.ts';
import { HOME, ownPath } from '../../lib/own-path.ts';
import { readUser } from '../../lib/user.ts';
import styles from './login-page.module.css';
import { useSubmit } from './use-submit.ts';

/** Account and password. A refusal stands above the fields; the account stays, the password is emptied. */
export function LoginForm() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [hasCaps, setCaps] = useState(false);
  const accountInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { submit, isPending, error } = useSubmit(login);

  async function logIn(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!account.trim()) return accountInput.current?.focus();
    if (!password) return passwordInput.current?.focus();
    const me = await submit({ userData: { account: account.trim(), password } });
    if (me) {
      readUser();
      await navigate(ownPath(query.get('redirect')) ?? HOME[me.identity], { replace: true });
      return;
    }
    setTried(false);
    passwordInput.current?.select();
  }

  return (
    <form className={styles.sheet} onSubmit={(event) => void logIn(event)} noValidate>
      <Refusal error={error} />
      <Field label={t('login.account')} error={isTried && !account.trim() ? t('login.need_account') : null}>
        {(control) => (
          <TextInput
            {...control}
            inputRef={accountInput}
            tall
            icon="user"
            name="username"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus
            maxLength={LIMITS.account}
            placeholder={t('login.account_hint')}
            value={account}
            onChange={(event) => setAccount(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t('login.password')}
        error={isTried && !password ? t('login.need_password') : null}
        warning={hasCaps ? t('password.caps') : null}
      >
        {(control) => (
          <PasswordInput
            {...control}
            inputRef={passwordInput}
            tall
            icon="lock"
            name="password"
            autoComplete="current-password"
            maxLength={LIMITS.password_max}
            value={password}
            onCapsLock={setCaps}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" block busy={isPending} className={styles.submit}>
        {t('login.submit')}
      </Button>
      <p className={styles.links}>
        <Link to="/updatePwd">{t('login.forgotten')}</Link>
        <Link to="/downloadApp">{t('login.download')}</Link>
      </p>
    </form>
  );
}

/** Why the server said no, in its words; how long to wait, when it says so. */
function Refusal({ error }: { error: ApiError | NetworkError | null }) {
  const { t } = useTranslation(['account', 'common']);
  if (!error) return null;
  return (
    <p className={styles.refusal} role="alert">
      <Icon name="alert" size={18} />
      {error instanceof ApiError ? waitText(error, t) || error.message : t('common:error.network')}
    </p>
  );
}

function waitText(error: ApiError, t: (key: string, options: { count: number }) => string): string {
  if (error.code !== CODE.too_many_tries) return '';
  const seconds: unknown = (error.data as { retry_after?: unknown } | null)?.retry_after;
  return typeof seconds === 'number'
    ? t('login.wait_minutes', { count: Math.max(1, Math.ceil(seconds / 60)) })
    : '';
}
