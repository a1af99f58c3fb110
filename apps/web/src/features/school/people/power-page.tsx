import { MANAGEMENT_MODULES, type ManagementModule, powerList, powerSave } from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { LeaveGuard } from '../../../components/leave-guard/leave-guard.tsx';
import { FilterBar, PageHeader, Pager, SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { classNames } from '../../../lib/class-names.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { callKey, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import { detailPath } from './kinds.ts';
import styles from './power.module.css';
import { changesOf, type PowerChange, type PowerDraft, type Powered, turn } from './power-draft.ts';

const SIZE = 20;
type Admin = Powered & { readonly account: string; readonly disabled: boolean };

/** /manager/user/power: which module is whose. What is withdrawn holds from that admin's next call on. */
export function Component() {
  const { t } = useTranslation(['people', 'common']);
  usePageTitle(t('power.title'));
  const params = useListParams();
  const { q, page } = params;
  const read = useCall(powerList, { page, size: SIZE, ...(q && { q }) }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title={t('power.title')}
        count={read.data && t('power.count', { count: read.data.total })}
      />
      <p className={styles.text}>{t('power.text')}</p>
      <FilterBar>
        <SearchBox value={q} onChange={(next) => params.change({ q: next })} placeholder={t('search')} />
      </FilterBar>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={5} height={56} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            icon={q ? 'search' : 'users'}
            title={t(q ? 'none_found' : 'none.admin')}
            action={
              q ? (
                <Button onClick={() => params.change({ q: null })}>{t('filter.clear')}</Button>
              ) : (
                <LinkButton to="/manager/user/admin/add">{t('add.admin')}</LinkButton>
              )
            }
          />
        }
      >
        {({ list, total }) => (
          <>
            {/* Another page is another sheet: what was not saved is not carried to where it cannot be seen. */}
            <Matrix key={`${q} ${page}`} admins={list} />
            <Pager page={page} size={SIZE} total={total} onPage={(next) => params.change({ page: next })} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Matrix({ admins }: { admins: readonly Admin[] }) {
  const { t } = useTranslation(['people', 'common']);
  const [draft, setDraft] = useState<PowerDraft>(new Map());
  const changes = changesOf(draft, admins);
  return (
    <>
      <Card className={styles.card ?? ''}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('kind.admin')}</th>
              {MANAGEMENT_MODULES.map((module) => (
                <th key={module} scope="col">
                  {t(`common:menu.module.${module}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {admins.map((admin) => (
              <Row
                key={admin.id}
                admin={admin}
                wanted={draft.get(admin.id) ?? admin.modules}
                onTurn={(module) => setDraft(turn(draft, admin, module))}
              />
            ))}
          </tbody>
        </table>
      </Card>
      <LeaveGuard isUnsaved={() => changes.length > 0} withSearch />
      {changes.length > 0 && <SaveBar changes={changes} onSettled={() => setDraft(new Map())} />}
    </>
  );
}

function Row(props: {
  admin: Admin;
  wanted: readonly ManagementModule[];
  onTurn: (module: ManagementModule) => void;
}) {
  const { admin, wanted, onTurn } = props;
  const { t } = useTranslation(['people', 'common']);
  return (
    <tr>
      <th scope="row">
        <Link to={detailPath('admin', admin.id)}>{admin.name}</Link>
        {admin.disabled && <Tag tone="seal">{t('state.disabled')}</Tag>}
        <small>{admin.account}</small>
      </th>
      {MANAGEMENT_MODULES.map((module) => (
        <td
          key={module}
          className={classNames(wanted.includes(module) !== admin.modules.includes(module) && styles.changed)}
        >
          <Checkbox
            checked={wanted.includes(module)}
            onChange={() => onTurn(module)}
            aria-label={t('power.cell', { name: admin.name, module: t(`common:menu.module.${module}`) })}
          />
        </td>
      ))}
    </tr>
  );
}

function SaveBar({ changes, onSettled }: { changes: readonly PowerChange[]; onSettled: () => void }) {
  const { t } = useTranslation(['people', 'common']);
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isWithdrawing = changes.some(({ withdrawn }) => withdrawn.length > 0);
  const save = async () => {
    setBusy(true);
    try {
      for (const { admin, next } of changes) {
        await call(powerSave, { user_id: admin.id, modules: [...next] });
      }
      toast(t('power.saved'), { type: 'success' });
    } catch {
      // Said by the call itself; those that were saved show in the list that is read again.
    }
    await client.invalidateQueries({ queryKey: callKey(powerList) });
    setBusy(false);
    setAsking(false);
    onSettled();
  };
  return (
    <div className={styles.bar} role="status">
      <b>{t('power.changed', { count: changes.length })}</b>
      <Button disabled={isBusy} onClick={onSettled}>
        {t('power.discard')}
      </Button>
      <Button variant="primary" busy={isBusy} onClick={() => (isWithdrawing ? setAsking(true) : void save())}>
        {t('common:act.save')}
      </Button>
      {isAsking && (
        <Withdrawing
          changes={changes}
          isBusy={isBusy}
          onConfirm={() => void save()}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function Withdrawing(props: {
  changes: readonly PowerChange[];
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { changes, isBusy, onConfirm, onCancel } = props;
  const { t } = useTranslation(['people', 'common']);
  const format = useFormat();
  const words = (modules: readonly ManagementModule[]) =>
    format.list(modules.map((module) => t(`common:menu.module.${module}`)));
  return (
    <ConfirmDialog
      title={t('power.withdraw_title')}
      confirmLabel={t('power.withdraw')}
      cancelLabel={t('power.keep')}
      busy={isBusy}
      width={460}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <ul className={styles.lost}>
        {changes
          .filter(({ withdrawn }) => withdrawn.length > 0)
          .map(({ admin, withdrawn }) => (
            <li key={admin.id}>{t('power.loses', { name: admin.name, modules: words(withdrawn) })}</li>
          ))}
      </ul>
      <p>{t('power.withdraw_text')}</p>
    </ConfirmDialog>
  );
}
