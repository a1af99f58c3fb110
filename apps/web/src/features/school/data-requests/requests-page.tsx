import {
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATES,
  type DataRequestKind,
  dataRequestList,
  type ManagedDataRequest,
} from '@lets/contract';
import { Select } from 'antd';
import { Button } from '../../../components/button/button.tsx';
import { SizeSelect } from '../../../components/list-tools/list-selects.tsx';
import { FilterBar, PageHeader, Pager, SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { type Column, ManageTable } from '../../../components/manage-table/manage-table.tsx';
import { RequestState } from '../../../components/own-privacy/request-state.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { oneOf, PAGE_SIZES, useListParams } from '../../../lib/use-list-params.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import styles from './requests.module.css';

const FILTERS = ['pending', 'overdue', ...DATA_REQUEST_STATES] as const;
const SORTS = ['asked', 'due', 'name'] as const;
type RequestSort = (typeof SORTS)[number];

/** The list that the address asks for; by itself what waits for an answer, the first due first. */
function useRequestFilter() {
  const params = useListParams();
  const asked = params.get('state');
  const state = asked === 'all' ? null : (oneOf(asked, FILTERS) ?? 'pending');
  const kind = oneOf(params.get('kind'), DATA_REQUEST_KINDS);
  const sort: RequestSort = oneOf(params.get('sort'), SORTS) ?? 'due';
  const order = oneOf(params.get('order'), ['asc', 'desc'] as const) ?? 'asc';
  const filter = { ...(params.q && { q: params.q }), ...(kind && { kind }), ...(state && { state }) };
  return { params, kind, state, sort: { by: sort, order }, filter };
}

/** /manager/user/requests: what people ask about their personal data. */
export function Component() {
  const { t } = useTranslation('privacy');
  usePageTitle(t('list.title'));
  const { params, kind, state, sort, filter } = useRequestFilter();
  const read = useCall(
    dataRequestList,
    { ...filter, sort: sort.by, order: sort.order, page: params.page, size: params.size },
    { keepPrevious: true },
  );
  const [open, show, close] = useOpen<ManagedDataRequest>();
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('list.title')} count={read.data && t('list.count', { count: read.data.total })} />
      <FilterBar>
        <SearchBox value={params.q} onChange={(q) => params.change({ q })} placeholder={t('list.search')} />
        <Select<string>
          value={state ?? 'all'}
          aria-label={t('list.state')}
          popupMatchSelectWidth={false}
          style={{ minWidth: 140 }}
          options={['all' as const, ...FILTERS].map((value) => ({ value, label: t(`filter.${value}`) }))}
          onChange={(next) => params.change({ state: next === 'pending' ? null : next })}
        />
        <Select<DataRequestKind | ''>
          value={kind ?? ''}
          aria-label={t('list.kind')}
          popupMatchSelectWidth={false}
          style={{ minWidth: 160 }}
          options={[
            { value: '' as const, label: t('list.any_kind') },
            ...DATA_REQUEST_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
          ]}
          onChange={(next) => params.change({ kind: next || null })}
        />
      </FilterBar>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={6} height={56} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState icon="shield" title={t(`list.none_${state === 'pending' ? 'pending' : 'found'}`)} />
        }
      >
        {(page) => (
          <>
            <ManageTable
              label={t('list.title')}
              columns={columns}
              rows={page.list}
              nameOf={({ user }) => user.name}
              sort={sort}
              onSort={({ by, order }) => params.change({ sort: by, order })}
              acts={(request) => (
                <Button variant="text" size="sm" onClick={() => show(request)}>
                  {t(isPending(request) ? 'list.answer' : 'list.view')}
                </Button>
              )}
            />
            <Pager
              {...page}
              onPage={(next) => params.change({ page: next })}
              after={
                <SizeSelect
                  size={params.size}
                  total={page.total}
                  onChange={(size) => params.change({ size: size === PAGE_SIZES[0] ? null : size })}
                />
              }
            />
          </>
        )}
      </QueryView>
      {open && <AnswerDialog request={open} onClose={close} />}
    </>
  );
}

const isPending = ({ state }: ManagedDataRequest) => state === 'open' || state === 'in_progress';

function useColumns(): Column<ManagedDataRequest, RequestSort>[] {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  return [
    {
      key: 'name',
      head: t('column.person'),
      sort: 'name',
      look: 'title',
      cell: ({ user }) => (
        <>
          {user.name}
          <small>{user.account}</small>
        </>
      ),
    },
    { key: 'kind', head: t('column.kind'), look: 'whole', cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'text',
      head: t('column.text'),
      cell: ({ text }) => (
        <span className={styles.text} title={text}>
          {text}
        </span>
      ),
    },
    {
      key: 'asked',
      head: t('column.asked'),
      sort: 'asked',
      look: 'whole',
      cell: ({ asked_at }) => format.date(asked_at),
    },
    {
      key: 'due',
      head: t('column.due'),
      sort: 'due',
      look: 'whole',
      // The term ends with this day.
      cell: ({ due_at }) => format.date(due_at - 1),
    },
    {
      key: 'state',
      head: t('column.state'),
      cell: (request) => (
        <span className={styles.state}>
          <RequestState request={request} />
        </span>
      ),
    },
  ];
}
