import {
  accountQuery,
  EmailOrNone,
  IDENTITY,
  identityOwn,
  LIMITS,
  type Me,
  profileSave,
  wechatBinding,
  wechatUnbind,
} from '@lets/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { useFaults } from '../../lib/faults.ts';
import { useAct, useCall } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import { readUser } from '../../lib/user.ts';
import { Button, LinkButton } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { TextInput } from '../field/inputs.tsx';
import { LeaveGuard } from '../leave-guard/leave-guard.tsx';
import { OwnPrivacy } from '../own-privacy/own-privacy.tsx';
import { QueryView } from '../query-view/query-view.tsx';
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx';
import { ReadFault, SkeletonRows } from '../states/states.tsx';
import { Avatar, Card } from '../surface/surface.tsx';
import { toast } from '../toast/toast.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import styles from './own-account.module.css';

interface OwnAccountProps {
  /** Below who they are. */
  children?: ReactNode;
  /** Above how they log in. */
  side?: ReactNode;
}

/** What someone is known by here, how to reach them, and how they log in. */
export function OwnAccount({ children, side }: OwnAccountProps) {
  const read = useCall(accountQuery, {});
  return (
    <QueryView query={read} skeleton={<SkeletonRows count={3} height={140} />}>
      {(me) => (
        <div className={styles.page}>
          <div className={styles.main}>
            <Card className={styles.sheet ?? ''}>
              <Who me={me} />
              <Reach me={me} />
            </Card>
            {children}
            <OwnPrivacy />
          </div>
          <div className={styles.side}>
            {side}
            <Password />
            <IdentitiesCard />
            <SecondFactorCard />
            <WeChat />
          </div>
        </div>
      )}
    </QueryView>
  );
}

function Password() {
  const { t } = useTranslation('own');
  const own = useCall(identityOwn, {}, { quiet: 'the card of the identities tells' });
  if (own.data?.has_password === false)
    return (
      <Card>
        <h2>{t('password')}</h2>
        <p>{t('no_password')}</p>
      </Card>
    );
  return (
    <Card>
      <h2>{t('password')}</h2>
      <p>{t('password_text')}</p>
      <LinkButton icon="lock" to="/updatePwd">
        {t('password_act')}
      </LinkButton>
    </Card>
  );
}

function Who({ me }: { me: Me }) {
  const { t } = useTranslation(['own', 'common']);
  const format = useFormat();
  const modules = format.list(me.modules.map((module) => t(`common:menu.module.${module}`)));
  return (
    <div className={styles.who}>
      <Avatar name={me.name} size={52} />
      <div>
        <b>{me.name}</b>
        <span>
          {t('who', { account: me.account, identity: t(`common:account.identity.${me.identity}`) })}
        </span>
        {me.identity >= IDENTITY.admin && (
          <small>{modules ? t('modules', { modules }) : t('no_modules')}</small>
        )}
      </div>
    </div>
  );
}

function Reach({ me }: { me: Me }) {
  const { t } = useTranslation(['own', 'common']);
  const [draft, setDraft] = useState({ email: me.email, contact: me.contact });
  const [isTried, setTried] = useState(false);
  const act = useAct(profileSave, {
    invalidates: [accountQuery],
    shown: 'at-fields',
    onSuccess: () => {
      readUser();
      toast(t('saved'), { type: 'success' });
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
      <LeaveGuard isUnsaved={() => !isSame} />
      <h2>{t('reach')}</h2>
      <div className={styles.pair}>
        <Field label={t('email')} error={isTried && isEmailWrong ? t('email_form') : fault('email')}>
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
        <Field label={t('contact')} error={fault('contact')}>
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
  const { t } = useTranslation(['own', 'common']);
  const { pathname: here } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const read = useCall(wechatBinding, {});
  const act = useAct(wechatUnbind, {
    invalidates: [wechatBinding],
    onSuccess: () => {
      setAsking(false);
      toast(t('unbound'), { type: 'success' });
    },
    onError: () => setAsking(false),
  });
  if (read.isError && !read.data) return <ReadFault of={read} />;
  if (!read.data || (!read.data.configured && read.data.nickname === null)) return null;
  const { nickname } = read.data;
  return (
    <Card>
      <h2>{t('wechat')}</h2>
      {nickname === null ? (
        <>
          <p>{t('not_bound')}</p>
          {/* Out to WeChat and back here, where the password says once whose account it is. */}
          <LinkButton icon="wx" to={`/wechatLogin?redirect=${encodeURIComponent(here)}`}>
            {t('bind')}
          </LinkButton>
        </>
      ) : (
        <>
          <p>{nickname ? t('bound_as', { nickname }) : t('bound')}</p>
          <Button onClick={() => setAsking(true)}>{t('unbind')}</Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('unbind_title')}
          confirmLabel={t('unbind')}
          cancelLabel={t('common:act.cancel')}
          busy={act.isPending}
          onConfirm={() => act.mutate({})}
          onCancel={() => setAsking(false)}
        >
          <p>{t('unbind_text')}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
