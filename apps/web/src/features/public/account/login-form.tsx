import { CODE, login, type Me } from '@lets/contract';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { type Translate, useTranslation } from '../../../i18n/texts.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { useBrand } from '../../../lib/brand.ts';
import { noteLedHome } from '../../../lib/led-home.ts';
import { homeOf, ownPath } from '../../../lib/own-path.ts';
import { readUser } from '../../../lib/user.ts';
import { CredentialFields, type Credentials } from './credential-fields.tsx';
import { LaterStep, waysOf } from './later-step.tsx';
import styles from './login-page.module.css';
import { Refusal } from './refusal.tsx';
import { useSubmit } from './use-submit.ts';

/** Account and password. A refusal stands above the fields; the account stays, the password is emptied. */
export function LoginForm() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { has_app } = useBrand();
  const [value, setValue] = useState<Credentials>({ account: '', password: '' });
  const [isTried, setTried] = useState(false);
  const accountInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { submit, isPending, error, wait, forget } = useSubmit(login);
  const ways = waysOf(error);

  async function enter(me: Me) {
    readUser();
    noteLedHome();
    await navigate(ownPath(query.get('redirect')) ?? homeOf(me.identity), { replace: true });
  }

  async function logIn(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const { account, password } = value;
    if (!account.trim()) return accountInput.current?.focus();
    if (!password) return passwordInput.current?.focus();
    const me = await submit({ userData: { account: account.trim(), password } });
    if (me) return enter(me);
    setTried(false);
    passwordInput.current?.select();
  }

  function backToStart() {
    forget();
    setValue({ ...value, password: '' });
  }

  if (ways)
    return (
      <div className={styles.sheet}>
        <LaterStep ways={ways} onEntered={(me) => void enter(me)} onBack={backToStart} />
      </div>
    );
  return (
    <form className={styles.sheet} onSubmit={(event) => void logIn(event)} noValidate>
      <Refusal error={error} wait={wait} words={waitText(error, t)} />
      <CredentialFields
        value={value}
        onChange={setValue}
        isTried={isTried}
        isFirst
        accountInput={accountInput}
        passwordInput={passwordInput}
      />
      <Button type="submit" variant="primary" size="lg" block busy={isPending} className={styles.submit}>
        {t('login.submit')}
      </Button>
      <p className={styles.links}>
        <Link to="/updatePwd">{t('login.forgotten')}</Link>
        {has_app && <Link to="/downloadApp">{t('login.download')}</Link>}
      </p>
    </form>
  );
}

/** How long to wait, where the server says so. */
function waitText(error: unknown, t: Translate<'account'>): string {
  if (!(error instanceof ApiError) || error.code !== CODE.too_many_tries) return '';
  const seconds: unknown = (error.data as { retry_after?: unknown } | null)?.retry_after;
  return typeof seconds === 'number'
    ? t('login.wait_minutes', { count: Math.max(1, Math.ceil(seconds / 60)) })
    : '';
}
