import { CODE, LIMITS, type Me, wechatBind } from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { PasswordInput } from '../../../components/field/password-input.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { ApiError } from '../../../lib/api-client.ts';
import { useSubmit } from '../use-submit.ts';
import styles from './wechat.module.css';

interface BindFormProps {
  ticket: string;
  nickname: string;
  onBound: (me: Me) => void;
  /** The ticket is used or over: to WeChat again. */
  onAgain: () => void;
}

/** The first time: says by a password whose account this WeChat belongs to. */
export function BindForm({ ticket, nickname, onBound, onAgain }: BindFormProps) {
  const { t } = useTranslation(['account', 'common']);
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [hasCaps, setCaps] = useState(false);
  const { submit, isPending, error } = useSubmit(wechatBind);
  const conflict = conflictOf(error);

  async function bind(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!account.trim() || !password) return;
    const me = await submit({ ticket, account: account.trim(), password });
    if (me) onBound(me);
  }

  const words = conflict
    ? t(`wechat.conflict.${conflict}`)
    : error instanceof ApiError
      ? error.message
      : t('common:error.network');
  return (
    <form onSubmit={(event) => void bind(event)} noValidate>
      <p className={styles.intro}>
        {nickname ? t('wechat.bind_text', { nickname }) : t('wechat.bind_text_nameless')}
      </p>
      {error && (
        <p className={styles.refusal} role="alert">
          <Icon name="alert" size={18} />
          {words}
        </p>
      )}
      <Field label={t('login.account')} error={isTried && !account.trim() ? t('login.need_account') : null}>
        {(control) => (
          <TextInput
            {...control}
            tall
            icon="user"
            name="username"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
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
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={isPending}
        className={styles.submit ?? ''}
      >
        {t('wechat.bind')}
      </Button>
      {conflict === 'ticket' && (
        <Button block icon="wx" className={styles.again ?? ''} onClick={onAgain}>
          {t('wechat.again')}
        </Button>
      )}
    </form>
  );
}

/** What stands in the way of a binding, by the field that the refusal names. */
function conflictOf(error: unknown): 'ticket' | 'account' | 'wechat' | null {
  if (!(error instanceof ApiError) || error.code !== CODE.changed_meanwhile) return null;
  const data = typeof error.data === 'object' && error.data !== null ? error.data : {};
  return (['account', 'wechat'] as const).find((field) => field in data) ?? 'ticket';
}
