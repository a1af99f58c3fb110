import type { ManagedUser } from '@lets/contract';
import { Link } from 'react-router';
import { type Column, ManageTable, type Sort } from '../../../components/manage-table/manage-table.tsx';
import { MoreMenu } from '../../../components/manage-table/more-menu.tsx';
import type { MenuItem } from '../../../components/menu/menu.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import type { Texts } from '../../../i18n/namespaces.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import type { Ask } from './account-acts.tsx';
import { detailPath, type Kind } from './kinds.ts';
import styles from './people.module.css';
import type { PeopleSort } from './use-people-filter.ts';

export function PeopleTable(props: {
  kind: Kind;
  rows: readonly ManagedUser[];
  selection: Selection;
  sort: Sort<PeopleSort>;
  onSort: (sort: Sort<PeopleSort>) => void;
  onAsk: (ask: Ask) => void;
}) {
  const { kind, rows, selection, sort, onSort, onAsk } = props;
  const { t } = useTranslation('people');
  return (
    <ManageTable
      label={t(`kind.${kind}`)}
      columns={useColumns(kind)}
      rows={rows}
      selection={selection}
      sort={sort}
      onSort={onSort}
      nameOf={({ name }) => name}
      acts={(user) => (
        <>
          <Link to={detailPath(kind, user.id)} aria-label={t('act.open_of', { name: user.name })}>
            {t('act.open')}
          </Link>
          <RowMenu user={user} onAsk={onAsk} />
        </>
      )}
    />
  );
}

function useColumns(kind: Kind): Column<ManagedUser, PeopleSort>[] {
  const { t } = useTranslation(['people', 'common']);
  const format = useFormat();
  const head = (key: keyof Texts['people']['column']) => t(`column.${key}`);
  const belongs: Column<ManagedUser, PeopleSort>[] =
    kind === 'admin'
      ? [{ key: 'modules', head: head('modules'), cell: (user) => <Modules user={user} /> }]
      : kind === 'other'
        ? []
        : [
            {
              key: 'classes',
              head: head(kind === 'mentor' ? 'teaches' : 'classes'),
              cell: (user) => <Classes user={user} />,
            },
          ];
  return [
    {
      key: 'name',
      head: head('name'),
      sort: 'name',
      look: 'title',
      cell: (user) => (
        <>
          <Link className={styles.person} to={detailPath(kind, user.id)}>
            {user.name}
          </Link>
          {user.gender && <small>{t(`gender.${user.gender}`)}</small>}
        </>
      ),
    },
    {
      key: 'account',
      head: head('account'),
      sort: 'account',
      cell: ({ account }) => <span className={styles.fits}>{account}</span>,
    },
    {
      key: 'student_id',
      head: head(kind === 'experiment' || kind === 'other' ? 'student_id' : 'staff_id'),
      sort: 'student_id',
      look: 'whole',
      cell: ({ student_id }) => student_id || <Blank />,
    },
    ...belongs,
    {
      key: 'reach',
      head: head('reach'),
      look: 'whole',
      cell: ({ email, contact }) =>
        email || contact ? (
          <>
            {email || contact}
            {email && contact && <small>{contact}</small>}
          </>
        ) : (
          <Blank />
        ),
    },
    {
      key: 'created',
      head: head('created'),
      sort: 'created',
      look: 'whole',
      cell: ({ created_at }) => format.date(created_at),
    },
    ...(kind === 'mentor' || kind === 'admin'
      ? [
          {
            key: 'factor',
            head: head('factor'),
            cell: ({ has_factor }: ManagedUser) =>
              has_factor ? <Tag tone="jade">{t('factor.on')}</Tag> : <Blank />,
          },
        ]
      : []),
    { key: 'state', head: head('state'), cell: (user) => <State user={user} /> },
  ];
}

/** Nothing said: a quiet dash. */
function Blank() {
  const { t } = useTranslation('people');
  return <span className={styles.blank}>{t('blank')}</span>;
}

function Classes({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const [first, ...rest] = user.classes;
  if (!first) return <Blank />;
  return (
    <>
      <span className={styles.classNames} title={first.name}>
        {first.name}
        {rest.length > 0 && t('and_more', { count: rest.length })}
      </span>
      <small>
        <span className={styles.courseName} title={format.pick(first.course)}>
          {format.pick(first.course)}
        </span>
      </small>
    </>
  );
}

function Modules({ user }: { user: ManagedUser }) {
  const { t } = useTranslation(['people', 'common']);
  if (user.modules.length === 0) return <Blank />;
  return (
    <span className={styles.modules}>
      {user.modules.map((module) => (
        <Tag key={module}>{t(`common:menu.module.${module}`)}</Tag>
      ))}
    </span>
  );
}

export function State({ user }: { user: Pick<ManagedUser, 'disabled'> }) {
  const { t } = useTranslation('people');
  return user.disabled ? (
    <Tag tone="seal">{t('state.disabled')}</Tag>
  ) : (
    <Tag tone="jade">{t('state.active')}</Tag>
  );
}

function RowMenu({ user, onAsk }: { user: ManagedUser; onAsk: (ask: Ask) => void }) {
  const { t } = useTranslation(['people', 'privacy']);
  const items: MenuItem[] = [
    { key: 'reset', label: t('act.reset'), icon: 'lock', onSelect: () => onAsk({ act: 'reset', user }) },
    ...(user.has_factor
      ? [
          {
            key: 'reset_factor',
            label: t('act.reset_factor'),
            icon: 'shield' as const,
            onSelect: () => onAsk({ act: 'reset_factor', user }),
          },
        ]
      : []),
    user.disabled
      ? {
          key: 'enable',
          label: t('act.enable'),
          icon: 'checkc',
          onSelect: () => onAsk({ act: 'enable', users: [user] }),
        }
      : {
          key: 'disable',
          label: t('act.disable'),
          icon: 'ban',
          onSelect: () => onAsk({ act: 'disable', users: [user] }),
        },
    {
      key: 'erase',
      label: t('privacy:erase.menu'),
      icon: 'shield',
      apart: true,
      danger: true,
      onSelect: () => onAsk({ act: 'erase', user }),
    },
    {
      key: 'delete',
      label: t('act.delete'),
      icon: 'trash',
      danger: true,
      onSelect: () => onAsk({ act: 'delete', users: [user] }),
    },
  ];
  return <MoreMenu label={t('act.more_of', { name: user.name })} items={items} />;
}
