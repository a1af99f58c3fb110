import { CODE, type FactorWay, type Me, wechatBind } from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { ApiError } from '../../../../lib/api-client.ts';
import { CredentialFields, type Credentials } from '../credential-fields.tsx';
import { waysOf } from '../later-step.tsx';
import { Refusal } from '../refusal.tsx';
import { useSubmit } from '../use-submit.ts';
import styles from './wechat.module.css';

interface BindFormProps {
  ticket: string;
  nickname: string;
  onBound: (me: Me) => void;
  /** The password was right, and the account has a second factor. */
  onSecondStep: (ways: readonly FactorWay[]) => void;
  /** The ticket is used or over: to WeChat again. */
  onAgain: () => void;
}

/** The first time: says by a password whose account this WeChat belongs to. */
export function BindForm({ ticket, nickname, onBound, onSecondStep, onAgain }: BindFormProps) {
  const { t } = useTranslation('account');
  const [value, setValue] = useState<Credentials>({ account: '', password: '' });
  const [isTried, setTried] = useState(false);
  const { submit, isPending, error, wait } = useSubmit(wechatBind, (fault) => {
    const ways = waysOf(fault);
    if (ways) onSecondStep(ways);
  });
  const conflict = conflictOf(error);

  async function bind(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const { account, password } = value;
    if (!account.trim() || !password) return;
    const me = await submit({ ticket, account: account.trim(), password });
    if (me) onBound(me);
  }

  return (
    <form onSubmit={(event) => void bind(event)} noValidate>
      <p className={styles.intro}>
        {nickname ? t('wechat.bind_text', { nickname }) : t('wechat.bind_text_nameless')}
      </p>
      <Refusal error={error} wait={wait} words={conflict ? t(`wechat.conflict.${conflict}`) : ''} />
      <CredentialFields value={value} onChange={setValue} isTried={isTried} />
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
