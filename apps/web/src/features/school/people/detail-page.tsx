import { type OutputOf, userDetail, userList, userSave } from '@lets/contract';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { positive, useListParams } from '../../../lib/use-list-params.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { AccountActs, type Ask } from './account-acts.tsx';
import { type Kind, kindOf, listPath } from './kinds.ts';
import styles from './people.module.css';
import { State } from './people-table.tsx';
import { draftOf, inputOf, PersonForm } from './person-form.tsx';

type Detail = OutputOf<typeof userDetail>;

/** One account: what it holds, what hangs on it, and what may be done with it. */
export function DetailPage({ kind }: { kind: Exclude<Kind, 'other'> }) {
  const { t } = useTranslation('people');
  usePageTitle(t(`detail.${kind}`));
  const id = positive(useListParams().get('id'), 0);
  const read = useCall(userDetail, { id }, { enabled: id > 0 });
  if (id === 0) return <EmptyState icon="user" title={t('detail.none')} />;
  return (
    <QueryView query={read} skeleton={<SkeletonRows count={3} height={140} />}>
      {(user) => <Person key={`${user.id}`} user={user} />}
    </QueryView>
  );
}

function Person({ user }: { user: Detail }) {
  const { t } = useTranslation(['people', 'common']);
  const kind = kindOf(user);
  const navigate = useNavigate();
  const [asked, ask, close] = useOpen<Ask>();
  const act = useAct(userSave, {
    invalidates: [userDetail, userList],
    shown: 'at-fields',
    onSuccess: () => toast(t('form.saved'), { type: 'success' }),
  });
  const leave = (done: Ask['act']) => {
    if (done === 'delete') void navigate(listPath(kind), { replace: true });
  };
  return (
    <>
      <PageHeader
        title={user.name}
        count={<State user={user} />}
        above={
          <span className={styles.crumbs}>
            <Link to={listPath(kind)}>{t(`kind.${kind}`)}</Link>
            <Icon name="cr" size={12} />
            {user.account}
          </span>
        }
        actions={<Acts user={user} onAsk={ask} />}
      />
      <div className={styles.detail}>
        <Card className={styles.sheet ?? ''}>
          <PersonForm
            kind={kind}
            start={draftOf(user)}
            isNew={false}
            isBusy={act.isPending}
            error={act.error}
            submitLabel={t('common:act.save')}
            onSubmit={(draft) => act.mutate(inputOf(draft, kind, user.id))}
          />
        </Card>
        <Facts user={user} />
      </div>
      {asked && <AccountActs asked={asked} onAsk={ask} onClose={close} onDone={leave} />}
    </>
  );
}

function Acts({ user, onAsk }: { user: Detail; onAsk: (ask: Ask) => void }) {
  const { t } = useTranslation('people');
  const { waiting, in_progress, ended } = user.runs;
  const isTraced = waiting + in_progress + ended > 0;
  const turn = user.disabled ? 'enable' : 'disable';
  return (
    <>
      <Button icon="lock" onClick={() => onAsk({ act: 'reset', user })}>
        {t('act.reset')}
      </Button>
      {user.has_factor && (
        <Button icon="shield" onClick={() => onAsk({ act: 'reset_factor', user })}>
          {t('act.reset_factor')}
        </Button>
      )}
      <Button icon={user.disabled ? 'checkc' : 'ban'} onClick={() => onAsk({ act: turn, users: [user] })}>
        {t(`act.${turn}`)}
      </Button>
      {!isTraced && (
        <Button icon="trash" onClick={() => onAsk({ act: 'delete', users: [user] })}>
          {t('act.delete')}
        </Button>
      )}
    </>
  );
}

function Facts({ user }: { user: Detail }) {
  const { t } = useTranslation(['people', 'common']);
  const format = useFormat();
  const kind = kindOf(user);
  const facts: [string, string][] = [
    [t('column.created'), format.dateTime(user.created_at)],
    [t('column.factor'), t(user.has_factor ? 'factor.on' : 'factor.off')],
    [t('detail.last_login'), user.last_login_at ? format.moment(user.last_login_at) : t('detail.never')],
  ];
  const runs = (['waiting', 'in_progress', 'ended'] as const).map((key) => ({ key, count: user.runs[key] }));
  return (
    <div className={styles.side}>
      <Card>
        <h2>{t('detail.account')}</h2>
        <dl>
          {facts.map(([word, value]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {kind !== 'admin' && (
        <Card>
          <h2>{t('detail.runs')}</h2>
          <ul className={styles.counts}>
            {runs.map(({ key, count }) => (
              <li key={key}>
                <b>{format.number(count)}</b>
                {t(`detail.run_${key}`)}
              </li>
            ))}
          </ul>
          {runs.some(({ count }) => count > 0) && <p>{t('detail.traced')}</p>}
        </Card>
      )}
      {kind === 'mentor' && (
        <Card>
          <h2>{t('column.teaches')}</h2>
          {user.classes.length === 0 && <p>{t('detail.teaches_none')}</p>}
          <ul className={styles.taught}>
            {user.classes.map((one) => (
              <li key={one.id}>
                {one.name}
                <small>{format.pick(one.course)}</small>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {kind === 'admin' && (
        <Card>
          <h2>{t('column.modules')}</h2>
          <p>
            {format.list(user.modules.map((module) => t(`common:menu.module.${module}`))) ||
              t('power.nothing')}
          </p>
          <Link to={`/manager/user/power?q=${encodeURIComponent(user.account)}`}>{t('power.change')}</Link>
        </Card>
      )}
    </div>
  );
}
