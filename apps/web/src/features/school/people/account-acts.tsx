import {
  CODE,
  factorReset,
  type ManagedUser,
  passwordReset,
  userDelete,
  userDetail,
  userDisable,
  userList,
} from '@lets/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { PasswordDialog } from '../../../components/password-slips/password-slips.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, useAct } from '../../../lib/query.ts';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './people.module.css';

type Named = Pick<ManagedUser, 'id' | 'name' | 'account' | 'disabled'>;

/** What a window is asked for. */
export type Ask =
  | { readonly act: 'reset' | 'reset_factor' | 'erase'; readonly user: Named }
  | { readonly act: 'disable' | 'enable' | 'delete'; readonly users: readonly Named[] };

interface ActsProps {
  onAsk: (ask: Ask) => void;
  onClose: () => void;
  /** After something was done to them, with what. */
  onDone: (act: Ask['act']) => void;
}

/** The windows that ask before something is done to accounts. */
export function AccountActs(props: ActsProps & { asked: Ask }) {
  const { asked } = props;
  if ('users' in asked)
    return asked.act === 'delete' ? (
      <DeleteDialog {...props} users={asked.users} />
    ) : (
      <DisableDialog {...props} users={asked.users} isDisabling={asked.act === 'disable'} />
    );
  if (asked.act === 'reset') return <ResetDialog {...props} user={asked.user} />;
  if (asked.act === 'reset_factor') return <ResetFactorDialog {...props} user={asked.user} />;
  return <EraseDialog user={asked.user} onClose={props.onClose} />;
}

const NAMED = 6;

function Names({ users }: { users: readonly Named[] }) {
  const { t } = useTranslation('people');
  return (
    <ul className={styles.names}>
      {users.slice(0, NAMED).map(({ id, name, account }) => (
        <li key={id}>
          {name}
          <small>{account}</small>
        </li>
      ))}
      {users.length > NAMED && <li>{t('more', { count: users.length - NAMED })}</li>}
    </ul>
  );
}

function ResetDialog({ user, onClose, onDone }: ActsProps & { user: Named }) {
  const { t } = useTranslation(['people', 'common']);
  const act = useAct(passwordReset, { invalidates: [userDetail], onSuccess: () => onDone('reset') });
  if (act.data) {
    const { name, account } = user;
    return (
      <PasswordDialog
        title={t('reset.done', { name })}
        slips={[{ name, account, password: act.data.password }]}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t('reset.title', { name: user.name })}
      icon="lock"
      tone="primary"
      confirmLabel={t('reset.act')}
      cancelLabel={t('common:act.cancel')}
      busy={act.isPending}
      onConfirm={() => act.mutate({ id: user.id })}
      onCancel={onClose}
    >
      <p>{t('reset.text')}</p>
    </ConfirmDialog>
  );
}

function ResetFactorDialog({ user, onClose, onDone }: ActsProps & { user: Named }) {
  const { t } = useTranslation(['people', 'common']);
  const act = useAct(factorReset, {
    invalidates: [userList, userDetail],
    onSuccess: () => {
      toast(t('reset_factor.done', { name: user.name }), { type: 'success' });
      onDone('reset_factor');
      onClose();
    },
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={t('reset_factor.title', { name: user.name })}
      icon="shield"
      confirmLabel={t('reset_factor.act')}
      cancelLabel={t('common:act.cancel')}
      busy={act.isPending}
      onConfirm={() => act.mutate({ id: user.id })}
      onCancel={onClose}
    >
      <p>{t('reset_factor.text')}</p>
    </ConfirmDialog>
  );
}

function DisableDialog(props: ActsProps & { users: readonly Named[]; isDisabling: boolean }) {
  const { users, isDisabling, onClose, onDone } = props;
  const { t } = useTranslation(['people', 'common']);
  const word = isDisabling ? 'disable' : 'enable';
  const count = users.length;
  const act = useAct(userDisable, {
    invalidates: [userList, userDetail],
    onSuccess: ({ changed }) => {
      toast(t(`${word}.done`, { count: changed }), { type: 'success' });
      onDone(word);
      onClose();
    },
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={t(`${word}.title`, { count })}
      icon={isDisabling ? 'ban' : 'checkc'}
      tone={isDisabling ? 'seal' : 'primary'}
      confirmLabel={t(`${word}.act`)}
      cancelLabel={t('common:act.cancel')}
      busy={act.isPending}
      onConfirm={() => act.mutate({ ids: users.map(({ id }) => id), disabled: isDisabling })}
      onCancel={onClose}
    >
      <Names users={users} />
      <p>{t(`${word}.text`)}</p>
    </ConfirmDialog>
  );
}

/** A person who has left a trace in a record stays: their account is disabled instead. */
function DeleteDialog({ users, onAsk, onClose, onDone }: ActsProps & { users: readonly Named[] }) {
  const { t } = useTranslation(['people', 'common']);
  const [isInUse, setInUse] = useState(false);
  const count = users.length;
  const act = useAct(userDelete, {
    invalidates: [userList],
    shown: 'in-place',
    onSuccess: ({ approval_id }) => {
      if (approval_id === null) {
        toast(t('delete.done', { count }), { type: 'success' });
        onDone('delete');
      } else toast(t('delete.asked'), { type: 'info' });
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === CODE.in_use) return setInUse(true);
      toast(error instanceof ApiError ? error.message : t('common:error.network'), { type: 'error' });
      onClose();
    },
  });
  if (isInUse) {
    const active = users.filter(({ disabled }) => !disabled);
    return (
      <ConfirmDialog
        title={t('delete.in_use', { count })}
        icon="ban"
        tone="primary"
        confirmLabel={t('disable.act')}
        cancelLabel={t('delete.leave')}
        disabled={active.length === 0}
        onConfirm={() => onAsk({ act: 'disable', users: active })}
        onCancel={onClose}
      >
        <p>{t('delete.in_use_text')}</p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={t('delete.title', { count })}
      icon="trash"
      confirmLabel={t('delete.act')}
      cancelLabel={t('delete.keep')}
      busy={act.isPending}
      onConfirm={() => act.mutate({ ids: users.map(({ id }) => id) })}
      onCancel={onClose}
    >
      <Names users={users} />
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}
