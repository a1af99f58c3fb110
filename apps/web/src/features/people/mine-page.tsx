import {
  accountQuery,
  EmailOrNone,
  LIMITS,
  type Me,
  profileSave,
  wechatBinding,
  wechatUnbind,
} from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { Field } from '../../components/field/field.tsx';
import { TextInput } from '../../components/field/inputs.tsx';
import { PageHeader } from '../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../components/states/states.tsx';
import { Avatar, Card } from '../../components/surface/surface.tsx';
import { toast } from '../../components/toast/toast.tsx';
import { useFaults } from '../../lib/faults.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAct, useCall } from '../../lib/query.ts';
import { readUser } from '../../lib/user.ts';
import styles from './people.module.css';

/** /manager/user/mine: what somebody is known by here, how to reach them, and how they log in. */
export function Component() {
  const { t } = useTranslation('people');
  usePageTitle(t('mine.title'));
  const read = useCall(accountQuery, {}, { silent: true });
  return (
    <>
      <PageHeader title={t('mine.title')} />
      <QueryView query={read} skeleton={<SkeletonRows count={3} height={140} />}>
        {(me) => (
          <div className={styles.detail}>
            <Card className={styles.sheet ?? ''}>
              <Who me={me} />
              <Reach me={me} />
            </Card>
            <div className={styles.side}>
              <Card>
                <h2>{t('mine.password')}</h2>
                <p>{t('mine.password_text')}</p>
                <LinkButton icon="lock" to="/updatePwd">
                  {t('mine.password_act')}
                </LinkButton>
              </Card>
              <WeChat />
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
}

function Who({ me }: { me: Me }) {
  const { t } = useTranslation(['people', 'common']);
  const modules = me.modules.map((module) => t(`common:menu.module.${module}`)).join(t('joiner'));
  return (
    <div className={styles.who}>
      <Avatar name={me.name} size={52} />
      <div>
        <b>{me.name}</b>
        <span>
          {t('mine.who', { account: me.account, identity: t(`common:account.identity.${me.identity}`) })}
        </span>
        <small>{modules ? t('mine.modules', { modules }) : t('power.nothing')}</small>
      </div>
    </div>
  );
}

function Reach({ me }: { me: Me }) {
  const { t } = useTranslation(['people', 'common']);
  const [draft, setDraft] = useState({ email: me.email, contact: me.contact });
  const [isTried, setTried] = useState(false);
  const act = useAct(profileSave, {
    invalidates: [accountQuery],
    silent: 'faults',
    onSuccess: () => {
      readUser();
      toast(t('form.saved'), { type: 'success' });
    },
  });
  const fault = useFaults(act.error);
  const email = draft.email.trim();
  const isEmailWrong = !EmailOrNone.safeParse(email).success;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isEmailWrong) act.mutate({ email, contact: draft.contact.trim() });
  };
  const isSame = email === me.email && draft.contact.trim() === me.contact;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2>{t('mine.reach')}</h2>
      <div className={styles.pair}>
        <Field
          label={t('column.email')}
          error={isTried && isEmailWrong ? t('form.fault.email_form') : fault('email')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="email"
              maxLength={LIMITS.email}
              value={draft.email}
              onChange={({ target }) => setDraft({ ...draft, email: target.value })}
            />
          )}
        </Field>
        <Field label={t('column.contact')} error={fault('contact')}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="tel"
              maxLength={LIMITS.contact}
              value={draft.contact}
              onChange={({ target }) => setDraft({ ...draft, contact: target.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={act.isPending} disabled={isSame}>
          {t('common:act.save')}
        </Button>
      </div>
    </form>
  );
}

/** Nothing where the school has no WeChat log-in and nobody is bound. */
function WeChat() {
  const { t } = useTranslation(['people', 'common']);
  const [isAsking, setAsking] = useState(false);
  const read = useCall(wechatBinding, {}, { silent: true });
  const act = useAct(wechatUnbind, {
    invalidates: [wechatBinding],
    onSuccess: () => {
      setAsking(false);
      toast(t('mine.unbound'), { type: 'success' });
    },
    onError: () => setAsking(false),
  });
  if (!read.data || (!read.data.configured && read.data.nickname === null)) return null;
  const { nickname } = read.data;
  return (
    <Card>
      <h2>{t('mine.wechat')}</h2>
      {nickname === null ? (
        <p>{t('mine.not_bound')}</p>
      ) : (
        <>
          <p>{nickname ? t('mine.bound_as', { nickname }) : t('mine.bound')}</p>
          <Button onClick={() => setAsking(true)}>{t('mine.unbind')}</Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('mine.unbind_title')}
          confirmLabel={t('mine.unbind')}
          cancelLabel={t('common:act.cancel')}
          busy={act.isPending}
          onConfirm={() => act.mutate({})}
          onCancel={() => setAsking(false)}
        >
          <p>{t('mine.unbind_text')}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
